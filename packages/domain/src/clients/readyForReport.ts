import type { ClientEntry } from './clientOrder.ts';
import type { ClientRepository } from './clientRepository.ts';

/** Number of complete questionnaires shown; the client list has the rest. */
const readyShown = 3;
const clientPageSize = 200;

interface ReadyQuestionnaire {
  readonly clientId: string;
  readonly clientName: string;
  readonly questions: number;
}

const isComplete = ({ questions, answered }: ClientEntry) => questions > 0 && answered >= questions;

/** Clients with a complete questionnaire and no report. The sort order of the list puts them first. */
export async function readyForReport(clients: Pick<ClientRepository, 'list'>): Promise<readonly ReadyQuestionnaire[]> {
  const ready: ReadyQuestionnaire[] = [];
  const query = { status: ['pending', 'active', 'completed'], sort: '-answered', limit: clientPageSize } as const;
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
