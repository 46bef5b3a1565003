import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Patterns } from '../shared/Patterns.tsx';
import { fillOf } from '../shared/fills.ts';
import { Figure, NothingYet } from '../shared/shared.styles.ts';
import { useFigures, useShares } from '../shared/useFigures.ts';
import { FunnelTable } from './Funnel.styles.ts';

/**
 * The share of each step in the previous one. `null` for the first step, where either was not measured, or where the
 * previous one is zero: a share of zero is undefined, not 0 %. Above 1 where people came in at a later step.
 */
export function sharesOfPrevious(counts: readonly (number | null)[]): (number | null)[] {
  return counts.map((count, index) => {
    const before = index === 0 ? null : (counts[index - 1] ?? null);
    return count === null || before === null || before === 0 ? null : count / before;
  });
}

/** Bar lengths from a common zero; the longest is 1. Unmeasured and negative values have length 0. */
export function lengths(counts: readonly (number | null)[]): number[] {
  const most = counts.reduce<number>((found, count) => Math.max(found, count ?? 0), 0);
  return counts.map((count) => (most > 0 ? Math.max(0, count ?? 0) / most : 0));
}

export interface FunnelStep {
  name: string;
  /** `null`: not measured, shown as "–". Never pass 0 for it. */
  count: number | null;
}

export interface FunnelProps {
  /** Accessible name of the chart. */
  label: string;
  /** From the widest to the narrowest. `null` while loading. */
  steps: readonly FunnelStep[] | null;
  /** Rows of the skeleton: the expected number of steps. */
  loadingRows?: number | undefined;
  /** Column heads: "Stap", "Aantal" and "van vorige". */
  heads: readonly [step: string, count: string, share: string];
}

/** A dash with its reason for screen readers. */
const dash = (words: string) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);

/**
 * The count of each step, as bars from a common zero, with its share of the previous step. Built as a table: every
 * number is text, so it needs no readout and no tab stop.
 */
export function Funnel(props: FunnelProps) {
  const { label, steps, loadingRows = 5, heads } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const write = useFigures();
  const writeShare = useShares();
  const counts = steps?.map(({ count }) => count) ?? [];
  const shares = sharesOfPrevious(counts);
  const bars = lengths(counts);
  const rows =
    steps?.map(({ name, count }, index) => {
      const share = shares[index] ?? null;
      const noShare = index === 0 ? t('chart.noPrevious') : t('notMeasured');
      return {
        name,
        bar: (
          <svg width="100%" height="12" aria-hidden="true">
            <rect
              height="12"
              fill={fillOf(id, 'bar')}
              style={{ width: bars[index] ? `max(1px, ${bars[index] * 100}%)` : '0' }}
            />
          </svg>
        ),
        count: count === null ? dash(t('notMeasured')) : write(count),
        // More than the step before is no share of it: 138 % of the visitors says nothing.
        share:
          share === null ? (
            dash(noShare)
          ) : share > 1 ? (
            <>
              <span aria-hidden="true">–</span> {t('chart.moreThanPrevious')}
            </>
          ) : (
            writeShare(share)
          ),
      };
    }) ??
    Array.from({ length: loadingRows }, (_, index) => ({
      name: <Skeleton width={80 + ((index * 37) % 50)} />,
      bar: <Skeleton width={`${Math.max(8, 90 - index * 28)}%`} height={12} />,
      count: <Skeleton width={32} />,
      share: <Skeleton width={40} />,
    }));
  return (
    <Figure aria-label={label} aria-busy={steps === null || undefined}>
      <svg width="0" height="0" aria-hidden="true">
        <Patterns id={id} series="one" />
      </svg>
      {steps?.length === 0 ? (
        <NothingYet>{t('chart.empty')}</NothingYet>
      ) : (
        <FunnelTable aria-label={label} aria-hidden={steps === null || undefined}>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <td aria-hidden="true" data-part="bar" />
              <th scope="col">{heads[1]}</th>
              <th scope="col">{heads[2]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, bar, count, share }, index) => (
              <tr key={steps?.[index]?.name ?? index}>
                <th scope="row">{name}</th>
                <td aria-hidden="true" data-part="bar">
                  {bar}
                </td>
                <td data-part="count">{count}</td>
                <td data-part="share">{share}</td>
              </tr>
            ))}
          </tbody>
        </FunnelTable>
      )}
    </Figure>
  );
}
