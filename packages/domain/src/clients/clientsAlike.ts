import { emailKey } from '../shared/emailKey.ts';
import type { Client } from './client.ts';
import { clientNameKey } from './clientOrder.ts';

type Known = Pick<Client, 'id' | 'name' | 'email'>;

export interface ClientAlike {
  readonly client: Known;
  /** The field that matches. */
  readonly by: 'email' | 'name';
}

/**
 * Finds a likely duplicate of a client being added. Built once per list of clients and called at every key.
 *
 * @param exceptId id of the client being edited, which is not its own duplicate
 * @returns a client with the same email (ignoring case and spaces), else the same name (ignoring accents too), else
 * `null`
 */
export function clientsAlike(
  clients: readonly Known[],
  exceptId?: string,
): (input: { readonly name: string; readonly email: string }) => ClientAlike | null {
  const byEmail = new Map<string, Known>();
  const byName = new Map<string, Known>();
  for (const client of clients) {
    if (client.id === exceptId) continue;
    const [email, name] = [emailKey(client.email), clientNameKey(client.name)];
    if (email !== '' && !byEmail.has(email)) byEmail.set(email, client);
    if (name !== '' && !byName.has(name)) byName.set(name, client);
  }
  return ({ name, email }) => {
    const sameEmail = byEmail.get(emailKey(email));
    if (sameEmail) return { client: sameEmail, by: 'email' };
    const sameName = byName.get(clientNameKey(name));
    return sameName ? { client: sameName, by: 'name' } : null;
  };
}
