import type { Client, ClientSummary } from '../clients/client.ts';
import type { ClientEntry } from '../clients/clientOrder.ts';
import type { Answer } from '../questionnaires/answer.ts';
import { countQuestionnaire } from '../questionnaires/progress.ts';
import type { Question } from '../questionnaires/question.ts';
import type { QuestionList, QuestionScope } from '../questionnaires/questionnaireRepository.ts';
import type { Report } from '../reports/report.ts';
import type { Now } from '../shared/ports.ts';
import { createMemoryRecords, type MemoryRecords } from './memoryRecords.ts';

/** A report with the id of its client. */
export type KeptReport = Report & { readonly clientId: string; readonly createdAt: string };
export type KeptClient = ClientSummary & { readonly createdAt: string };

/** Clients with their questions, answers and reports in memory: shared by the memory repositories. */
export interface MemoryFile {
  readonly now: Now;
  readonly clients: MemoryRecords<KeptClient>;
  readonly reports: MemoryRecords<KeptReport>;
  questionsOf(scope: QuestionScope): QuestionList;
  setQuestions(scope: QuestionScope, questions: QuestionList): void;
  answersOf(clientId: string): readonly Answer[];
  setAnswers(clientId: string, answers: readonly Answer[]): void;
  /** Ids of all clients with their own questions or answers, including removed ones. */
  idsOfAll(): readonly string[];
  whole(client: KeptClient): Client;
  entry(client: KeptClient): ClientEntry;
  reportsOf(clientId: string): readonly Report[];
}

const global = { kind: 'global' } as const;
const keyOf = (scope: QuestionScope) => (scope.kind === 'global' ? null : scope.clientId);

export const summaryOf = ({ createdAt: _createdAt, ...client }: KeptClient): ClientSummary => client;
export const reportOf = ({ clientId: _clientId, createdAt: _createdAt, ...report }: KeptReport): Report => report;

/** The initial content. */
interface Beginning {
  readonly clients?: readonly Client[] | undefined;
  readonly globalQuestions?: readonly Question[] | undefined;
}

const asKept = ({ reports: _reports, questions: _questions, answers: _answers, ...client }: Client): KeptClient => ({
  ...client,
  createdAt: client.joinDate,
});

const listOf = (own: readonly Question[]): QuestionList => ({ questions: own, version: own.length === 0 ? 0 : 1 });

export function createMemoryFile(now: Now, beginning: Beginning = {}): MemoryFile {
  const { clients: before = [], globalQuestions = [] } = beginning;
  const clients = createMemoryRecords<KeptClient>(now, before.map(asKept));
  const reports = createMemoryRecords<KeptReport>(
    now,
    before.flatMap(({ id: clientId, joinDate: createdAt, reports: own }) =>
      own.map((report) => ({ ...report, clientId, createdAt })),
    ),
  );
  const questions = new Map<string | null, QuestionList>([
    [null, listOf(globalQuestions)],
    ...before.map(({ id, questions: own }) => [id, listOf(own)] as const),
  ]);
  const answers = new Map<string, readonly Answer[]>(before.map(({ id, answers: all }) => [id, all]));

  const file: MemoryFile = {
    now,
    clients,
    reports,
    questionsOf: (scope) => questions.get(keyOf(scope)) ?? { questions: [], version: 0 },
    setQuestions: (scope, list) => void questions.set(keyOf(scope), list),
    answersOf: (clientId) => answers.get(clientId) ?? [],
    setAnswers: (clientId, given) => void answers.set(clientId, given),
    idsOfAll: () => [...new Set([...questions.keys(), ...answers.keys()])].filter((id) => id !== null),
    reportsOf: (clientId) =>
      reports
        .list()
        .filter((report) => report.clientId === clientId)
        .map(reportOf),
    whole: (client) => ({
      ...summaryOf(client),
      reports: [...file.reportsOf(client.id)],
      questions: [...file.questionsOf({ kind: 'client', clientId: client.id }).questions],
      answers: [...file.answersOf(client.id)],
    }),
    entry(client) {
      const whole = file.whole(client);
      const counted = countQuestionnaire(whole, file.questionsOf(global).questions);
      return {
        client: summaryOf(client),
        questions: counted.questions,
        answered: counted.answered,
        reports: whole.reports.length,
      };
    },
  };
  return file;
}
