import { toCsv } from '../csv/toCsv.ts';
import type { Lead } from '../leads/lead.ts';
import { dayOf } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { ConsentEntry } from './consentEntry.ts';

/** The same in both languages, because programs that read the file rely on the names. */
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

/**
 * The consent log as CSV, oldest first; kinds, times (UTC) and wording unchanged, because the file is evidence. Entries
 * before a correction of the address name none: they are of another one, which is not kept.
 */
export const exportConsents = (
  { name, email }: Pick<Lead, 'name' | 'email'>,
  consents: readonly ConsentEntry[],
): string => {
  const corrected = consents.findLastIndex(({ kind }) => kind === 'address_changed');
  return toCsv([
    consentExportColumns,
    ...consents.map(
      ({ kind, at, wording = '', version = '', language = '', page = '', by = '', reason = '', note = '' }, index) => [
        name,
        index < corrected ? '' : email,
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
};

/** `fnc-consent-2026-11-20.csv`, the day in `timeZone`; no person's name, because files are passed on. */
export const consentExportFileName = (now: Instant): string => `fnc-consent-${dayOf(now)}.csv`;
