import {
  type Client,
  type BrowserClientRepository,
  countFile,
  countQuestionnaire,
  type Question,
  type BrowserQuestionnaireRepository,
} from '@fnc/domain';
import type { ReadyQuestionnaire } from '@fnc/ui/admin';
import type { DashboardState } from './dashboard.ts';

/** Complete questionnaires shown; the list of clients has the rest. */
const readyShown = 3;

const isSample = ({ sample }: { readonly sample?: boolean | undefined }) => sample === true;

/** Whose questionnaire has no gap, and whose report nobody has made yet. */
function readyForReport(clients: readonly Client[], globalQuestions: readonly Question[]): ReadyQuestionnaire[] {
  const ready: ReadyQuestionnaire[] = [];
  for (const client of clients) {
    if (ready.length === readyShown) break;
    if (client.status === 'inactive' || client.reports.length > 0) continue;
    const { questions, answered } = countQuestionnaire(client, globalQuestions);
    if (questions === 0 || answered < questions) continue;
    ready.push({ clientId: client.id, clientName: client.name, questions });
  }
  return ready;
}

/** What this browser keeps of clients. Rejects with a `StorageError`. */
export async function loadFile(services: {
  readonly clients: BrowserClientRepository;
  readonly questionnaires: BrowserQuestionnaireRepository;
}): Promise<Pick<DashboardState, 'file' | 'ready' | 'samples'>> {
  const [clients, questions] = await Promise.all([
    services.clients.list(),
    services.questionnaires.questionsOf({ kind: 'global' }),
  ]);
  const globalQuestions = questions ?? [];
  const pending = clients.filter(({ status }) => status === 'pending').map(({ joinDate }) => joinDate);
  return {
    file: { ...countFile(clients, globalQuestions), oldestPending: pending.toSorted()[0] ?? null },
    ready: readyForReport(clients, globalQuestions),
    samples: {
      clients: clients.filter(isSample).length,
      globalQuestions: globalQuestions.filter(isSample).length,
    },
  };
}
