import type { CalculatorState } from '@fnc/domain';
import { breakEvenState, euros } from '@fnc/domain';

/** The drawing on an article's preview picture, rendered by apps/site/seo. */
type ArticleDrawing = 'route' | 'bay' | 'lines' | 'compass';

export interface ArticleRecord {
  /** Name of the article's two files in `content`. */
  readonly id: string;
  readonly drawing: ArticleDrawing;
  /** The calculator's state when opened from this article. */
  readonly calculator: Partial<CalculatorState>;
  /** Articles to read next. */
  readonly next: readonly [string, string];
}

const bv: Partial<CalculatorState> = { entity: 'bv', rateSet: '2026' };
const profit = euros(150_000);

/** All articles, in the order of the overview. */
export const articleRecords: readonly ArticleRecord[] = [
  {
    id: 'sixty-days',
    drawing: 'compass',
    calculator: { rateSet: '2026', home: 'cy' },
    next: ['half-year', 'substance'],
  },
  {
    id: 'half-year',
    drawing: 'route',
    calculator: { rateSet: '2026', home: 'cy' },
    next: ['sixty-days', 'exit-tax'],
  },
  { id: 'box-two', drawing: 'lines', calculator: { ...bv, revenue: profit, home: 'nl' }, next: ['exit-tax', 'reform'] },
  { id: 'exit-tax', drawing: 'route', calculator: { ...bv, home: 'cy' }, next: ['box-two', 'half-year'] },
  { id: 'seafarers', drawing: 'bay', calculator: { rateSet: '2026', home: 'nl' }, next: ['half-year', 'substance'] },
  { id: 'substance', drawing: 'compass', calculator: { ...bv, home: 'cy' }, next: ['costs', 'sixty-days'] },
  { id: 'reform', drawing: 'bay', calculator: { ...bv, revenue: profit }, next: ['box-two', 'costs'] },
  { id: 'costs', drawing: 'lines', calculator: breakEvenState(), next: ['substance', 'reform'] },
];
