import type { Client, ClientChange } from '@fnc/domain';
import { aForm, Broken, type Worker } from './worker.ts';

/** The changes of one client, in order. */
const changesOf = (name: string): readonly ClientChange[] => [
  { name: `${name} BV` },
  { contactPerson: `Persoon van ${name}` },
  { email: 'anders@kompas.example' },
  { phone: '+31 6 00 00 00 99' },
  { address: `Kade van ${name}` },
  { status: 'active' },
  { notes: `Over ${name}` },
];

/** Changes one client after the other, field by field, each from the version that the previous change returned. */
export function editing(who: string): Worker {
  /** Acknowledged changes, by the client's id. */
  const edited = new Map<string, ClientChange[]>();
  let client: Client | undefined;

  return {
    what: 'edits',
    async change({ clients }) {
      const made = client === undefined ? undefined : edited.get(client.id);
      const change = made === undefined ? undefined : changesOf(`${who} ${edited.size}`)[made.length];
      if (client === undefined || made === undefined || change === undefined) {
        client = await clients.add(aForm(who));
        edited.set(client.id, []);
        return;
      }
      const answer = await clients.update(client.id, change, client.version);
      if (answer.outcome !== 'saved') throw new Broken(`a change that met no other: ${answer.outcome}`);
      client = answer.record;
      made.push(change);
    },
    promised: ({ clients }) =>
      [...edited].flatMap(([id, made]) => {
        const stored: Readonly<Record<string, unknown>> = { ...clients.get(id)?.client };
        // The version shows that a retried change was made once.
        const wanted: Readonly<Record<string, unknown>> = { ...Object.assign({}, ...made), version: made.length + 1 };
        return Object.entries(wanted).map(([field, value]) => ({
          what: `${field} of client ${id}`,
          isThere: stored[field] === value,
        }));
      }),
  };
}
