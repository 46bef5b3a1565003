import { nextDay, startOfDay } from '../shared/time/day.ts';
import { foldText } from '../shared/foldText.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Lead } from './lead.ts';
import type { LeadQuery } from './leadQuery.ts';

/**
 * The text that a search matches, folded: name, email and phone, the phone also without spaces and dashes. It ends with
 * two spaces, so that an index of three letters knows by which letters each letter is followed.
 */
export const leadSearchText = ({ name, email, phone = '' }: Pick<Lead, 'name' | 'email' | 'phone'>): string =>
  foldText(`${name} ${email} ${phone} ${phone.replace(/[^\d+]/g, '')}  `);

/** The folded words of a search. */
export const searchWords = (search: string): readonly string[] => foldText(search).split(/\s+/).filter(Boolean);

/**
 * The folded words of a search for people. A lead matches when its search text contains every one of them. A phone
 * number is one word however it is written, and matches with and without the code of its country.
 */
export function searchTerms(search: string): readonly string[] {
  const digits = phoneDigits(search);
  return digits === null ? searchWords(search) : [digits];
}

/** Shorter ones are too often another number. */
const fewestPhoneDigits = 6;
/** No code of a country and no zero before a number is among its last eight digits. */
const mostPhoneDigits = 8;

/** The last digits of a text that is a phone number or the beginning of one; `null` for other texts, and for dates. */
function phoneDigits(text: string): string | null {
  const trimmed = text.trim();
  if (/[^\d\s()+./-]/.test(trimmed) || /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  // The zero of a number at home, or the zeros before the code of a country.
  return digits.length < fewestPhoneDigits ? null : digits.replace(/^0+/, '').slice(-mostPhoneDigits) || null;
}

/**
 * The days of a query as instants: `from` is inclusive, `before` exclusive.
 */
export const createdBetween = ({ from, to }: Pick<LeadQuery, 'from' | 'to'>): { from?: Instant; before?: Instant } => ({
  ...(from ? { from: startOfDay(from) } : {}),
  ...(to ? { before: startOfDay(nextDay(to)) } : {}),
});

/** Whether a lead matches the query. Absent or empty filters match all. */
export function leadFilter(query: LeadQuery): (lead: Lead) => boolean {
  const terms = searchTerms(query.search ?? '');
  const { from, before } = createdBetween(query);
  const statuses = query.status?.length ? new Set(query.status) : null;
  const sources = query.source?.length ? new Set(query.source) : null;
  return (lead) => {
    if (statuses && !statuses.has(lead.status)) return false;
    if (sources && !sources.has(lead.source)) return false;
    if (from && lead.createdAt < from) return false;
    if (before && lead.createdAt >= before) return false;
    if (terms.length === 0) return true;
    const text = leadSearchText(lead);
    return terms.every((term) => text.includes(term));
  };
}
