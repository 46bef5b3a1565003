import type { Client } from '../clients/client.ts';

type Asked = Pick<Client, 'questions' | 'answers'>;

/**
 * Ids under which these clients have a question of their own or were ever answered. A question that is given one of them by
 * the program would get the answers of another, or would not be asked of a client who has another under it.
 */
export function questionIdsInUse(clients: readonly Asked[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { questions, answers } of clients) {
    for (const { id } of questions) ids.add(id);
    for (const { questionId } of answers) ids.add(questionId);
  }
  return ids;
}
