import type { Client } from '@fnc/domain';
import type { TestMailServer } from '../../../apps/server/src/testing/mailServer.ts';
import type { Calls, Stored } from './worker.ts';

export const answerKey = (clientId: string, questionId: string): string => `${clientId} ${questionId}`;
export const mailKey = (to: string, subject: string): string => `${to} ${subject}`;

export async function readStored(calls: Calls, { received }: TestMailServer): Promise<Stored> {
  const { lists } = await calls.file.export();
  const clients = lists.clients as readonly Client[];
  const listed = await pages(
    (cursor) => calls.clients.list({ limit: 1_000, cursor }),
    ({ clients: page }) => page,
  );
  const leads = await pages(
    (cursor) => calls.admin.listLeads({ limit: 200, cursor }),
    ({ leads: page }) => page,
  );
  const copies = received.flatMap(({ envelope, mail }) =>
    envelope.to.map((to) => ({ to, subject: mail.subject ?? '' })),
  );
  return {
    leads: new Set(leads.map(({ email }) => email)),
    clients: new Map(listed.map((entry) => [entry.client.id, entry])),
    answers: new Map(
      clients.flatMap(({ id, answers }) =>
        answers.map(({ questionId, value }) => [answerKey(id, questionId), value] as const),
      ),
    ),
    ids: new Set(Object.values(lists).flatMap((records) => (records as readonly { id: string }[]).map(({ id }) => id))),
    mails: new Set(copies.map(({ to, subject }) => mailKey(to, subject))),
    mailed: new Set(copies.map(({ to }) => to)),
  };
}

async function pages<Page extends { readonly nextCursor: string | null }, Row>(
  ask: (cursor: string | undefined) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Page = await ask(cursor ?? undefined);
    rows.push(...rowsOf(page));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}
