import type { Engine } from '../../apps/server/src/adapters/sql/migrations/columnTypes.ts';

/** How thoroughly a fault is tested: `short` in every test run, `long` by `npm run test:faults`. */
export interface Effort {
  /** Number of kills, stops or losses. */
  readonly rounds: number;
  readonly connections: number;
  /** Duration of the overload. */
  readonly overloadSeconds: number;
}

export const efforts = {
  short: { rounds: 1, connections: 16, overloadSeconds: 5 },
  long: { rounds: 5, connections: 40, overloadSeconds: 20 },
} satisfies Record<string, Effort>;

/** The result of one fault on one engine. */
export interface FaultReport {
  readonly fault: string;
  readonly engine: Engine;
  /** Number of acknowledged changes. */
  readonly acknowledged: number;
  /** How many of them are in the database afterwards. */
  readonly found: number;
  /** Number of other outcomes, by status or code: `503`, `ECONNRESET`. */
  readonly others: Readonly<Record<string, number>>;
  /** Other broken promises; empty when there is none. */
  readonly broken: readonly string[];
  /** Measured values, for the table. */
  readonly note: string;
}

export const tableHead =
  '| Fault | Engine | Acknowledged | Found | Lost | Other answers | Measured |\n|---|---|--:|--:|--:|---|---|';

export function tableRow({ fault, engine, acknowledged, found, others, note }: FaultReport): string {
  const said = Object.entries(others).map(([outcome, times]) => `${outcome}: ${times}`);
  return `| ${[fault, engine, acknowledged, found, acknowledged - found, said.join(', ') || '–', note].join(' | ')} |`;
}
