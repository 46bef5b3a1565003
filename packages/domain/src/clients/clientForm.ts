import type { Lead } from '../leads/lead.ts';
import { emptyClientForm, type ClientForm, type ClientFormValues, type FilledClientForm } from './client.ts';
import type { ClientChange } from './clientRepository.ts';

const fields = Object.keys(emptyClientForm) as readonly (keyof ClientForm)[];

/** Exactly the form's fields, from a client's record or from a partial form. */
export const formOfClient = (from: ClientForm): FilledClientForm =>
  Object.fromEntries(fields.map((field) => [field, from[field] ?? emptyClientForm[field]])) as FilledClientForm;

/**
 * Only the fields that the form changed, `''` for those it emptied, so that other fields changed elsewhere meanwhile
 * are not overwritten.
 *
 * @param before the form's values when it was opened
 */
export function clientChange(before: ClientFormValues, form: ClientForm): ClientChange {
  const after = formOfClient(form);
  return Object.fromEntries(
    fields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  );
}

/**
 * The form of a new client, filled from a lead. The person becomes the contact person. The company name starts as the
 * lead's name, because many leads are one-person companies.
 */
export const clientFormOfLead = ({ name, email, phone, notes }: Pick<Lead, 'name' | 'email' | 'phone' | 'notes'>) =>
  ({ ...emptyClientForm, name, contactPerson: name, email, phone: phone ?? '', notes }) satisfies ClientForm;
