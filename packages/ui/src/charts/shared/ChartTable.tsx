import { DataTable } from './ChartFigure.styles.ts';

export interface ChartData {
  /** Heads of the columns; the first is that of the row's name. */
  heads: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly string[] }[];
}

/** The figures of a chart, for those who read them rather than look at them. */
export function ChartTable({ label, heads, rows }: ChartData & { label: string }) {
  return (
    <DataTable aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
