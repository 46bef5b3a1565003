import { toCsv } from '../csv/toCsv.ts';
import type { Lead } from '../leads/lead.ts';
import { dayOf } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { ConsentEntry } from './consentEntry.ts';

/** A file format, so the same in both languages: what reads the file may rely on it. */
const consentExportColumns = [
  'Name',
  'Email',
  'Kind',
  'Moment',
  'Wording',
  'Version',
  'Language',
  'Page',
  'By',
  'Reason',
] as const;

/** The proof as CSV text, oldest first; kinds, moments (UTC) and wording to the letter, because it is a proof. */
export const exportConsents = (
  { name, email }: Pick<Lead, 'name' | 'email'>,
  consents: readonly ConsentEntry[],
): string =>
  toCsv([
    consentExportColumns,
    ...consents.map(
      ({ kind, at, wording = '', version = '', language = '', page = '', by = '', reason = '', note = '' }) => [
        name,
        email,
        kind,
        at,
        wording,
        version,
        language,
        page,
        by,
        [reason, note].filter((text) => text !== '').join(': '),
      ],
    ),
  ]);

/** `fnc-consent-2026-11-20.csv`, the day in `timeZone`; without a name, because files are passed around. */
export const consentExportFileName = (now: Instant): string => `fnc-consent-${dayOf(now)}.csv`;
