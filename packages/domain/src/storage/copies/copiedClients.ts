import { clientSchema, clientSummarySchema, type Client, type ClientSummary } from '../../clients/client.ts';
import type { ClientListQuery } from '../../clients/clientQuery.ts';
import { clientPage } from '../../clients/clientPage.ts';
import { countQuestionnaire } from '../../questionnaires/progress.ts';
import { questionSchema, type Question } from '../../questionnaires/question.ts';
import { questionnaireOf } from '../../questionnaires/questionnaireOf.ts';
import type { Questionnaire } from '../../questionnaires/questionnaireRepository.ts';
import type { Instant } from '../../shared/time/instant.ts';
import { readCopied } from './readCopied.ts';
import type { WorkingCopy } from './workingCopy.ts';

const unknown = { questions: null, answered: null, reports: null } as const;
const uncounted = { questions: 0, answered: 0, reports: 0 };

/** `null`: the client was not loaded completely, so its counts are unknown. */
type CopiedEntry = { readonly client: ClientSummary } & (Readonly<typeof uncounted> | typeof unknown);

interface CopiedClients {
  readonly at: Instant;
  readonly entries: readonly CopiedEntry[];
  readonly count: number;
  readonly total: number;
  readonly nextCursor: string | null;
}

type Copy = Pick<WorkingCopy, 'read'>;

/** A completely loaded client, and when it was loaded. */
export function copiedClient(copy: Copy, id: string): { readonly client: Client; readonly at: Instant } | undefined {
  const { records = [], whole: { [id]: at } = {} } = copy.read('clients') ?? {};
  if (at === undefined) return undefined;
  const [client] = readCopied([records.find((record) => record.id === id)], clientSchema);
  return client && { client, at };
}

/** The global questions; `null`: never loaded in this browser. */
function copiedQuestions(copy: Copy): readonly Question[] | null {
  const asked = copy.read('globalQuestions');
  return asked && readCopied(asked.records, questionSchema);
}

/** A client's questions and answers; `null` when not completely loaded. */
export function copiedQuestionnaire(copy: Copy, clientId: string): Questionnaire | null {
  const found = copiedClient(copy, clientId);
  const globalQuestions = copiedQuestions(copy);
  return found === undefined || globalQuestions === null ? null : questionnaireOf(found.client, globalQuestions);
}

/** The copied part of a page of clients; `null` when there is no copy. */
export function copiedClients(
  workingCopy: Copy,
  query: ClientListQuery & { readonly limit: number },
): CopiedClients | null {
  const copy = workingCopy.read('clients');
  if (copy === null || copy.records.length === 0) return null;
  const { at, records, whole } = copy;
  const globalQuestions = copiedQuestions(workingCopy);
  const byId = new Map(records.map((record) => [record.id, record]));

  /** Progress of a completely loaded client on the global questions. */
  function countsOf(id: string) {
    if (globalQuestions === null || whole[id] === undefined) return null;
    const [client] = readCopied([byId.get(id)], clientSchema);
    if (client === undefined) return null;
    const { questions, answered } = countQuestionnaire(client, globalQuestions);
    return { questions, answered, reports: client.reports.length };
  }

  const isByAnswers = query.sort === 'answered' || query.sort === '-answered';
  const all = readCopied(records, clientSummarySchema);
  const page = clientPage(
    all.map((client) => ({ client, ...((isByAnswers ? countsOf(client.id) : null) ?? uncounted) })),
    query,
  );
  if (!page.ok) return null;
  const { clients, ...rest } = page.value;
  return { at, ...rest, entries: clients.map(({ client }) => ({ client, ...(countsOf(client.id) ?? unknown) })) };
}
