import type { Client, ClientForm, ClientFormInput } from './client.ts';
import type { ClientChange } from './clientRepository.ts';

/** Every field of the form; `''` for what is empty. */
export type ClientFormValues = Required<ClientFormInput>;

/** What the form asks, as it stands in a client's record. */
export const formOfClient = (client: Client): Required<ClientForm> & ClientFormValues => {
  const { name, contactPerson, email, phone, address, status, notes } = client;
  return { name, contactPerson, email, phone, address, status, notes };
};

const valuesOf = ({ phone = '', address = '', notes = '', ...rest }: ClientForm) => ({
  ...rest,
  phone,
  address,
  notes,
});

/**
 * Only what the form changed, with `''` for what it emptied: another field that was changed elsewhere in the meantime is
 * left as it is.
 *
 * @param before what stood in the form when it was opened
 */
export function clientChange(before: ClientFormValues, form: ClientForm): ClientChange {
  const after = valuesOf(form);
  const keys = Object.keys(after) as (keyof typeof after)[];
  return Object.fromEntries(keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key]]));
}
