import type { Client } from '../clients/client.ts';
import type { ClientStatus } from '../clients/clientVocabulary.ts';
import { answeredIds, countProgress } from '../questionnaires/progress.ts';
import type { Questionnaire } from '../questionnaires/questionnaireRepository.ts';

/** A client that a report can be about. */
export interface ReportClient {
  readonly id: string;
  /** The company. */
  readonly name: string;
  readonly contactPerson: string;
  readonly status: ClientStatus;
  /** The number of this client's questions, shared and own. */
  readonly questions: number;
  /** The number of answered questions. */
  readonly answers: number;
  /** The number of required questions without an answer. */
  readonly unansweredRequired: number;
}

export function reportClient(client: Client, { questions, answers }: Questionnaire): ReportClient {
  const progress = countProgress(questions, answeredIds(answers));
  const { id, name, contactPerson, status } = client;
  return {
    id,
    name,
    contactPerson,
    status,
    questions: progress.questions,
    answers: progress.answered,
    unansweredRequired: progress.required - progress.requiredAnswered,
  };
}
