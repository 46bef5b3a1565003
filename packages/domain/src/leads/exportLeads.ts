import { toCsv } from '../csv/toCsv.ts';
import { dayOf, localMinute } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Language } from '../shared/language.ts';
import type { Lead } from './lead.ts';
import { leadSourceLabel, leadStatusLabel, professionLabel } from './leadVocabulary.ts';

/** A file format, so the same in both languages: what reads the file may rely on it. */
const leadExportColumns = ['Name', 'Email', 'Profession', 'Phone', 'Source', 'Status', 'Date'] as const;

/**
 * The leads as CSV text, in the order given. Labels are in the language; dates are `2026-11-20 14:10` on the clock of
 * `timeZone`, a form that Excel reads as a date whatever its own language is.
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
