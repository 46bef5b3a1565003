import type { PrivacyTableText } from './privacy.ts';
import { Table } from './PrivacyTable.styles.ts';

/**
 * A table of words. On phones each row becomes a block with the name of the column above each cell; the roles are
 * written out because a table that is laid out as blocks is no table to a screen reader otherwise.
 */
export function PrivacyTable({ caption, columns, rows }: PrivacyTableText) {
  return (
    <Table role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([head, ...cells]) => (
          <tr key={head} role="row">
            <th role="rowheader" scope="row">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
