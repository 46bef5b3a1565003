import { type Day, dayOf } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Report } from '../reports/report.ts';
import type { Client } from './client.ts';

/** An event in a client's history, derived from its record. */
export type ClientEvent =
  | { readonly kind: 'joined'; readonly day: Day; readonly fromLead: boolean }
  | { readonly kind: 'report'; readonly day: Day; readonly report: Report }
  /** All answers that were given or changed on one day. */
  | { readonly kind: 'answers'; readonly day: Day; readonly count: number; readonly at: Instant };

/** Order of events on one day: joining, then answers, then the reports based on them. */
const place = { joined: 0, answers: 1, report: 2 } as const;

/** The client's history, newest first. Answers of older versions have no time and are left out. */
export function clientHistory(client: Pick<Client, 'joinDate' | 'leadId' | 'reports' | 'answers'>): ClientEvent[] {
  const answers = new Map<Day, { count: number; at: Instant }>();
  for (const { updatedAt, value } of client.answers) {
    if (updatedAt === undefined || value === '') continue;
    const day = dayOf(updatedAt);
    const known = answers.get(day);
    if (known === undefined) answers.set(day, { count: 1, at: updatedAt });
    else answers.set(day, { count: known.count + 1, at: updatedAt > known.at ? updatedAt : known.at });
  }
  const events: ClientEvent[] = [
    { kind: 'joined', day: dayOf(client.joinDate), fromLead: client.leadId !== undefined },
    ...[...answers].map(([day, some]): ClientEvent => ({ kind: 'answers', day, ...some })),
    ...client.reports.map((report): ClientEvent => ({ kind: 'report', day: report.date, report })),
  ];
  return events.toReversed().sort((a, b) => (a.day === b.day ? place[b.kind] - place[a.kind] : a.day < b.day ? 1 : -1));
}
