import { fieldsInConflict } from '../shared/mergeChanges.ts';
import type { Lead } from './lead.ts';
import type { LeadCorrection } from './leadCorrectionSchema.ts';
import { type LeadPerson, type LeadPersonField, leadPersonFields, personOf } from './leadPerson.ts';

/**
 * What the form changed, with the values that were there: another window may have corrected the other fields meanwhile,
 * and also these.
 */
export function correctionOf(before: LeadPerson, after: LeadPerson): LeadCorrection {
  const { name, email, phone, profession, language } = after;
  const correction = {
    ...(name === before.name ? {} : { name }),
    ...(email === before.email ? {} : { email }),
    ...(phone === before.phone ? {} : { phone: phone || null }),
    ...(profession === before.profession ? {} : { profession: profession || null }),
    ...(language === before.language ? {} : { language }),
  };
  const fields = leadPersonFields.filter((field) => field in correction);
  if (fields.length === 0) return {};
  return { ...correction, seen: Object.fromEntries(fields.map((field) => [field, before[field]])) };
}

export const correctedLead = (lead: Lead, { name, email, phone, profession, language }: LeadCorrection): Lead => ({
  ...lead,
  name: name ?? lead.name,
  email: email ?? lead.email,
  phone: phone === undefined ? lead.phone : phone || undefined,
  profession: profession === undefined ? lead.profession : (profession ?? undefined),
  language: language ?? lead.language,
});

/** The lead as it is stored now, and the fields of the correction that were corrected elsewhere: none is stored then. */
export interface LeadCorrected {
  readonly lead: Lead;
  readonly conflict: readonly LeadPersonField[];
}

/** The fields of the correction that have another value by now than the one it was made from, and than the new one. */
export function fieldsCorrectedElsewhere(lead: Lead, correction: LeadCorrection): readonly LeadPersonField[] {
  const theirs: Record<LeadPersonField, string> = personOf(lead);
  return fieldsInConflict({ ...theirs, ...correction.seen }, personOf(correctedLead(lead, correction)), theirs);
}

/**
 * Whether the owner of the address decided about mail to it: consented, unsubscribed, complained, or had it blocked.
 * Such an address is not replaced: a consent does not hold for another one, and a refusal must not get lost.
 */
export const isAddressSettled = ({
  consent,
  subscribed,
  suppressed,
}: Pick<Lead, 'consent' | 'subscribed' | 'suppressed'>): boolean =>
  consent === 'confirmed' || !subscribed || suppressed === 'complained' || suppressed === 'blocked';
