import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Caption, NothingYet } from '../shared/ChartFigure.styles.ts';
import { type ChartFill, fillOf } from '../shared/fills.ts';
import { Swatch } from '../shared/Legend.tsx';
import { Patterns } from '../shared/Patterns.tsx';
import { type Format, useFigures, useShares } from '../shared/useFigures.ts';
import { DonutFigure, DonutKey, DonutRow, Ring } from './Donut.styles.ts';
import { ringSegments } from './ring.ts';

export interface DonutSegment {
  name: string;
  /** Zero or more. */
  value: number;
}

export interface DonutProps {
  /** Name of the chart, read aloud. */
  label: string;
  /** Two to four, the largest first: more cannot be told apart. `null` while it is still coming. */
  segments: readonly DonutSegment[] | null;
  /** Heads of the key: "Bron", "Leads" and "Deel"; read aloud only. */
  heads: readonly [name: string, value: string, share: string];
  format?: Format | undefined;
  formatShare?: Format | undefined;
  caption?: ReactNode;
  emptyText?: string | undefined;
}

const fills: readonly ChartFill[] = ['deep', 'hatched', 'bar', 'hollow'];
const fillAt = (index: number): ChartFill => fills[index % fills.length] ?? 'deep';
const radius = 48;

/** Parts of a whole, as a small ring beside its key. The key is a table with every figure, so the ring itself is silent. */
export function Donut({ label, segments, heads, format, formatShare, caption, emptyText }: DonutProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const write = useFigures(format);
  const writeShare = useShares(formatShare);
  const shown = segments ?? [];
  const ring = ringSegments(
    shown.map(({ value }) => value),
    radius,
    18,
  );
  return (
    <DonutFigure aria-label={label} aria-busy={segments === null || undefined}>
      {segments === null ? (
        <Skeleton width={2 * radius} height={2 * radius} />
      ) : shown.length === 0 ? (
        <NothingYet>{emptyText ?? t('chart.empty')}</NothingYet>
      ) : (
        <DonutRow>
          <Ring viewBox="-50 -50 100 100" aria-hidden="true">
            <Patterns id={id} />
            <circle r={radius - 9} data-part="track" />
            {ring.map(
              ({ path }, index) =>
                path !== '' && (
                  <path key={shown[index]?.name} d={path} fill={fillOf(id, fillAt(index))} data-fill={fillAt(index)} />
                ),
            )}
          </Ring>
          <DonutKey aria-label={label}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    <VisuallyHidden>{head}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ name, value }, index) => {
                const share = ring[index]?.share ?? null;
                return (
                  <tr key={name}>
                    <th scope="row">
                      <Swatch id={id} fill={fillAt(index)} />
                      {name}
                    </th>
                    <td>{write(value)}</td>
                    <td>{share === null ? '–' : writeShare(share)}</td>
                  </tr>
                );
              })}
            </tbody>
          </DonutKey>
        </DonutRow>
      )}
      {caption !== undefined && <Caption>{caption}</Caption>}
    </DonutFigure>
  );
}
