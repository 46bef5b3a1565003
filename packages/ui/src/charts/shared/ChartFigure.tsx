import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { DataTable, Figure, HiddenTable, NothingYet, TableDisclosure } from './shared.styles.ts';

interface ChartData {
  /** Heads of the columns; the first is that of the row's name. */
  heads: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly string[] }[];
}

/** The numbers of a chart as a table. */
function ChartTable({ label, heads, rows }: ChartData & { label: string }) {
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

export interface ChartFigureProps {
  /** Accessible name of the chart. */
  label: string;
  /** Below the chart: units and conditions. */
  caption?: ReactNode;
  state: 'busy' | 'empty' | 'shown';
  /** Height of the chart and of its skeleton, px. */
  height: number;
  table: ChartData;
  /** Behind "Toon als tabel", or only for screen readers, where the page contains the numbers as text. */
  tableView: 'disclosure' | 'hidden';
  children: ReactNode;
}

/** The frame of all charts: a name, a caption, and the same numbers as a table. */
export function ChartFigure(props: ChartFigureProps) {
  const { label, caption, state, height, table, tableView, children } = props;
  const { t } = useTranslation('common');
  return (
    <Figure aria-label={label} aria-busy={state === 'busy' || undefined}>
      {state === 'busy' && <Skeleton height={height} />}
      {state === 'empty' && <NothingYet style={{ minHeight: height }}>{t('chart.empty')}</NothingYet>}
      {state === 'shown' && children}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      {state === 'shown' &&
        (tableView === 'hidden' ? (
          <HiddenTable>
            <ChartTable label={label} {...table} />
          </HiddenTable>
        ) : (
          <TableDisclosure>
            <summary>{t('chart.showTable')}</summary>
            <div>
              <ChartTable label={label} {...table} />
            </div>
          </TableDisclosure>
        ))}
    </Figure>
  );
}
