import { countQuestionnaire } from '../questionnaires/progress.ts';
import type { Question } from '../questionnaires/question.ts';
import type { Client } from './client.ts';

export interface FileCounts {
  readonly totalClients: number;
  readonly pendingClients: number;
  readonly completedClients: number;
  readonly activeClients: number;
  readonly inactiveClients: number;
  /** Questions of all clients together: each global question counts once per client. */
  readonly totalQuestions: number;
  /** How many of those have an answer. */
  readonly totalAnswers: number;
}

/** The figures for the dashboard. */
export function countFile(clients: readonly Client[], globalQuestions: readonly Question[]): FileCounts {
  const progress = clients.map((client) => countQuestionnaire(client, globalQuestions));
  const ofStatus = (status: Client['status']) => clients.filter((client) => client.status === status).length;
  return {
    totalClients: clients.length,
    pendingClients: ofStatus('pending'),
    completedClients: ofStatus('completed'),
    activeClients: ofStatus('active'),
    inactiveClients: ofStatus('inactive'),
    totalQuestions: progress.reduce((sum, { questions }) => sum + questions, 0),
    totalAnswers: progress.reduce((sum, { answered }) => sum + answered, 0),
  };
}
