import type { Engine } from '../../apps/server/src/adapters/sql/migrations/columnTypes.ts';

/** How much a fault is tried: `short` in every test run, `long` by `npm run test:faults`. */
export interface Effort {
  /** Times that something is killed, stopped or taken away. */
  readonly rounds: number;
  readonly connections: number;
  /** How long too much is asked. */
  readonly overloadSeconds: number;
}

export const efforts = {
  short: { rounds: 1, connections: 16, overloadSeconds: 5 },
  long: { rounds: 5, connections: 40, overloadSeconds: 20 },
} satisfies Record<string, Effort>;

/** What came of one fault on one engine. */
export interface FaultReport {
  readonly fault: string;
  readonly engine: Engine;
  /** What was answered with yes. */
  readonly acknowledged: number;
  /** Of those, the ones in the database afterwards. */
  readonly found: number;
  /** What was seen beside yes, with how often: `503`, `ECONNRESET`. */
  readonly others: Readonly<Record<string, number>>;
  /** What else was promised and is not so; empty when all is well. */
  readonly broken: readonly string[];
  /** A measured figure or two, for the table. */
  readonly note: string;
}

export const tableHead =
  '| Fault | Engine | Acknowledged | Found | Lost | Other answers | Measured |\n|---|---|--:|--:|--:|---|---|';

export function tableRow({ fault, engine, acknowledged, found, others, note }: FaultReport): string {
  const said = Object.entries(others).map(([outcome, times]) => `${outcome}: ${times}`);
  return `| ${[fault, engine, acknowledged, found, acknowledged - found, said.join(', ') || '–', note].join(' | ')} |`;
}
