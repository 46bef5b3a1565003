import { toCsv } from '../csv/toCsv.ts';
import { dayOf, localMinute } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Language } from '../shared/language.ts';
import type { Lead } from './lead.ts';
import { leadSourceLabel, leadStatusLabel, professionLabel } from './leadVocabulary.ts';

/** The same in both languages, because programs that read the file rely on the names. */
const leadExportColumns = ['Name', 'Email', 'Profession', 'Phone', 'Source', 'Status', 'Date'] as const;

/**
 * The leads as CSV text, in the given order. Labels are in the language; dates are `2026-11-20 14:10` in `timeZone`, a
 * format that Excel reads as a date in any locale.
 */
export const exportLeads = (leads: readonly Lead[], language: Language): string =>
  toCsv([
    leadExportColumns,
    ...leads.map((lead) => [
      lead.name,
      lead.email,
      lead.profession ? professionLabel(lead.profession, language) : '',
      lead.phone ?? '',
      leadSourceLabel(lead.source, language),
      leadStatusLabel(lead.status, language),
      localMinute(lead.createdAt),
    ]),
  ]);

/** `fnc-leads-2026-11-20.csv`, the day in `timeZone`. */
export const leadExportFileName = (now: Instant): string => `fnc-leads-${dayOf(now)}.csv`;
