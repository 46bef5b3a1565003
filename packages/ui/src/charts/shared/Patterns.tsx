import type { ChartFill } from './fills.ts';
import { PatternDefs } from './shared.styles.ts';

/** 8 px tiles; the lines extend over the edges, so that the tiles connect. */
const marks: Partial<Record<ChartFill, string>> = {
  second: 'M0 2h8M0 6h8',
  bar: 'M2 2h.1M6 6h.1',
  hatched: 'M-2 2l4-4M-2 10l12-12M6 10l4-4',
};

const fills: readonly ChartFill[] = ['deep', 'second', 'bar', 'hatched', 'hollow'];

export interface PatternsProps {
  id: string;
  /** `one`: fills need not be distinguished, so print has no lines either. */
  series?: 'one' | 'several' | undefined;
}

/** Defines the fills of a chart: `fill={fillOf(id, 'hatched')}`. Once, inside a chart's first drawing. */
export function Patterns({ id, series = 'several' }: PatternsProps) {
  return (
    <PatternDefs data-series={series}>
      {fills.map((fill) => (
        <pattern
          key={fill}
          id={`${id}-${fill}`}
          data-fill={fill}
          width="8"
          height="8"
          viewBox="0 0 8 8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" />
          {marks[fill] !== undefined && <path d={marks[fill]} />}
        </pattern>
      ))}
    </PatternDefs>
  );
}
