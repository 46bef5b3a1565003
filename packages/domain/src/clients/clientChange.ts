import type { Client, ClientForm } from './client.ts';
import type { ClientChange } from './clientRepository.ts';

/** What the form asks, as it stands in a client's record. */
export const formOfClient = ({ name, contactPerson, email, phone, address, status, notes }: Client) => ({
  name,
  contactPerson,
  email,
  phone,
  address,
  status,
  notes,
});

/**
 * Only what the form changed, with `''` for what it emptied: another field that was changed elsewhere in the meantime is
 * left as it is.
 *
 * @param before the client as it was when the form was opened
 */
export function clientChange(before: Client, form: ClientForm): ClientChange {
  const { phone = '', address = '', notes = '', ...rest } = form;
  const after: Required<ReturnType<typeof formOfClient>> = { ...rest, phone, address, notes };
  const was = formOfClient(before);
  const keys = Object.keys(after) as (keyof typeof after)[];
  return Object.fromEntries(keys.filter((key) => after[key] !== was[key]).map((key) => [key, after[key]]));
}
