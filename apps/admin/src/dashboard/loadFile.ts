import type { ClientEntry, ClientRepository } from '@fnc/domain';
import type { FileApiClient } from '@fnc/domain/api';
import type { ReadyQuestionnaire } from '@fnc/ui/admin';
import type { DashboardState } from './dashboard.ts';

/** Complete questionnaires shown; the list of clients has the rest. */
const readyShown = 3;
const pageSize = 200;

const isComplete = ({ questions, answered }: ClientEntry) => questions > 0 && answered >= questions;

/** Whose questionnaire has no gap, and whose report nobody has made yet. They come first of all. */
async function readyForReport(clients: Pick<ClientRepository, 'list'>): Promise<ReadyQuestionnaire[]> {
  const ready: ReadyQuestionnaire[] = [];
  const query = { status: ['pending', 'active', 'completed'], sort: '-answered', limit: pageSize } as const;
  let cursor: string | null = null;
  do {
    const page = await clients.list({ ...query, ...(cursor === null ? {} : { cursor }) });
    const complete = page.clients.filter(isComplete);
    const waiting = complete.filter(({ reports }) => reports === 0);
    ready.push(
      ...waiting.map(({ client, questions }) => ({ clientId: client.id, clientName: client.name, questions })),
    );
    cursor = complete.length === page.clients.length ? page.nextCursor : null;
  } while (cursor !== null && ready.length < readyShown);
  return ready.slice(0, readyShown);
}

/** What the server keeps of clients. Rejects with an `ApiError`. */
export async function loadFile({
  clients,
  file,
}: {
  readonly clients: Pick<ClientRepository, 'list' | 'counts'>;
  readonly file: Pick<FileApiClient, 'state'>;
}): Promise<Pick<DashboardState, 'file' | 'ready' | 'samples'>> {
  const [counts, oldest, ready, { samples }] = await Promise.all([
    clients.counts(),
    clients.list({ status: ['pending'], sort: 'joinDate', limit: 1 }),
    readyForReport(clients),
    file.state(),
  ]);
  return {
    file: { ...counts, oldestPending: oldest.clients[0]?.client.joinDate ?? null },
    ready,
    samples,
  };
}
