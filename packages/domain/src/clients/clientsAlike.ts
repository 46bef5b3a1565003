import { emailKey } from '../shared/emailKey.ts';
import type { Client } from './client.ts';
import { clientNameKey } from './clientOrder.ts';

type Known = Pick<Client, 'id' | 'name' | 'email'>;

export interface ClientAlike {
  readonly client: Known;
  /** What the two have in common. */
  readonly by: 'email' | 'name';
}

/**
 * Finds the client that somebody may be adding a second time. Built once for a list of clients, asked with every key.
 *
 * @param exceptId the client that is being edited: it is not its own double
 * @returns the one with the same email (case and spaces apart), else the one with the same name (accents too), else `null`
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
