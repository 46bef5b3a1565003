import type { PrivacyTableText } from './privacy.ts';
import { Table } from './PrivacyTable.styles.ts';

/** A table of words. On phones each row becomes a block, with the name of the column above each cell. */
export function PrivacyTable({ caption, columns, rows }: PrivacyTableText) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
