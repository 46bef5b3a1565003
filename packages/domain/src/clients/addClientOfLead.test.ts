import { expect, test } from 'vitest';
import { aClient, aLead } from '../testing/fixtures.ts';
import { addClientOfLead } from './addClientOfLead.ts';
import { emptyClientForm } from './client.ts';
import type { NewClient } from './clientRepository.ts';

/** A store and a lead's status that remember their calls. */
function setUp({ refuses = false } = {}) {
  const calls: string[] = [];
  const problem = { code: 'internal_error' } as const;
  return {
    calls,
    add(client: NewClient) {
      calls.push(`add ${client.leadId ?? 'alone'}`);
      return Promise.resolve(refuses ? { problem } : { client: aClient({ id: '7' }) });
    },
    setStatus(id: string, status: string) {
      calls.push(`${id} ${status}`);
      return Promise.resolve({ problem });
    },
  };
}

test('the client is stored before its lead is marked, and a lead that could not be marked is named', async () => {
  const server = setUp();
  const added = await addClientOfLead(server, emptyClientForm, aLead({ id: '3', name: 'Klaas Kielzog' }));
  expect(server.calls).toEqual(['add 3', '3 converted']);
  expect(added).toMatchObject({
    client: { id: '7' },
    lead: { name: 'Klaas Kielzog', problem: { code: 'internal_error' } },
  });
});

test('a lead is not marked as a client that was not stored, nor marked twice', async () => {
  const refusing = setUp({ refuses: true });
  await addClientOfLead(refusing, emptyClientForm, aLead({ id: '3' }));
  expect(refusing.calls).toEqual(['add 3']);
  const server = setUp();
  await addClientOfLead(server, emptyClientForm, aLead({ id: '3', status: 'converted' }));
  await addClientOfLead(server, emptyClientForm, null);
  expect(server.calls).toEqual(['add 3', 'add alone']);
});
