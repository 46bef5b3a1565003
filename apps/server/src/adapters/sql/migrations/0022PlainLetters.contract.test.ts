import type { ClientSummary, Lead } from '@fnc/domain';
import { aLead } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { olderLeadRow, openOldDatabase } from '../../../testing/oldDatabase.ts';
import { openDatabase } from '../database.ts';
import { clientColumns } from '../file/clients/clientRows.ts';
import { toRow } from '../leads/leadRows.ts';

const at = '2026-11-20T09:00:00.000Z';
const names = [
  'Łukasz Weiß Ærøskøbing',
  'Đorđe Ísafjörður Þór',
  'Bo de Boer',
  'Œuvre Işık bv',
  "Piet O’Brien van 't Hoff",
];
const leads: Lead[] = names.map((name, index) =>
  aLead({ id: `${index}`, name, email: `${index}@fleet.example`, phone: '' }),
);
const clients: ClientSummary[] = names.map((name, index) => ({
  id: `${index}`,
  name,
  contactPerson: 'Søren Ångström',
  email: `${index}@fleet.example`,
  phone: '',
  address: '',
  status: 'active',
  joinDate: at,
  notes: '',
}));

/** As texts were folded when this database was stored: with their strokes, and with apostrophes until migration 0025. */
const foldedBefore = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');

const keysBefore = ({ name, email }: { name: string; email: string }) => ({
  name_key: foldedBefore(name),
  search: foldedBefore(`${name} ${email}    `),
});

test.each(engines)(
  'texts on $name that were stored with strokes and apostrophes are searched and sorted without',
  async (engine) => {
    const empty = await engine.create();
    const old = await openOldDatabase(engine, empty.url, '0021_erased_records');
    await old
      .insertInto('lead')
      .values(
        leads.map((lead) => ({
          ...olderLeadRow(lead),
          ...keysBefore(lead),
        })),
      )
      .execute();
    await old
      .insertInto('client')
      .values(
        clients.map((client) => ({
          ...clientColumns(client),
          ...keysBefore(client),
          search: foldedBefore([client.name, client.contactPerson, client.email, '', '', ''].join('\n')),
          id: client.id,
          version: 1,
          created_at: at,
          updated_at: at,
          deleted_at: null,
        })),
      )
      .execute();
    await old.destroy();

    const database = await openDatabase(empty.url);
    const stored = (table: 'lead' | 'client') =>
      database.query.selectFrom(table).select(['id', 'name_key', 'search']).orderBy('id').execute();
    expect(await stored('lead')).toEqual(
      leads.map((lead) => {
        const { id, name_key, search } = toRow(lead);
        return { id, name_key, search };
      }),
    );
    expect(await stored('client')).toEqual(
      clients.map((client) => {
        const { name_key, search } = clientColumns(client);
        return { id: client.id, name_key, search };
      }),
    );
    await database.close();
    await empty.drop();
  },
);
