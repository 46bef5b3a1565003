import type { Lead } from '../leads/lead.ts';
import { emptyClientForm, type ClientForm, type ClientFormValues, type FilledClientForm } from './client.ts';
import type { ClientChange } from './clientRepository.ts';

const fields = Object.keys(emptyClientForm) as readonly (keyof ClientForm)[];

/** Every field of the form and nothing else, of a client's record or of a form that left some out. */
export const formOfClient = (from: ClientForm): FilledClientForm =>
  Object.fromEntries(fields.map((field) => [field, from[field] ?? emptyClientForm[field]])) as FilledClientForm;

/**
 * Only what the form changed, with `''` for what it emptied: another field that was changed elsewhere in the meantime is
 * left as it is.
 *
 * @param before what stood in the form when it was opened
 */
export function clientChange(before: ClientFormValues, form: ClientForm): ClientChange {
  const after = formOfClient(form);
  return Object.fromEntries(
    fields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  );
}

/**
 * The form of a new client, filled from a lead: the person becomes the contact person; the company is asked, and begins
 * with the lead's name, because many leads are a company of one.
 */
export const clientFormOfLead = ({ name, email, phone, notes }: Pick<Lead, 'name' | 'email' | 'phone' | 'notes'>) =>
  ({ ...emptyClientForm, name, contactPerson: name, email, phone: phone ?? '', notes }) satisfies ClientForm;
