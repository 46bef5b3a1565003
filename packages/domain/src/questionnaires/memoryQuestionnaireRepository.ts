import type { MemoryFile } from '../testing/memoryFile.ts';
import type { Client } from '../clients/client.ts';
import type { Answer } from './answer.ts';
import { answeredIds } from './progress.ts';
import { questionnaireOf } from './questionnaireOf.ts';
import type { QuestionnaireRepository, QuestionScope } from './questionnaireRepository.ts';

type Asked = Pick<Client, 'questions' | 'answers'>;

/**
 * Ids of these clients' own questions and of all their answers. A generated id must not be one of them: the new
 * question would get another question's answers, or a client's own question would replace it.
 */
function questionIdsInUse(clients: readonly Asked[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { questions, answers } of clients) {
    for (const { id } of questions) ids.add(id);
    for (const { questionId } of answers) ids.add(questionId);
  }
  return ids;
}

/** Questions and answers in memory, for tests. */
export function createMemoryQuestionnaireRepository(file: MemoryFile): QuestionnaireRepository {
  const isThere = (scope: QuestionScope) => scope.kind === 'global' || file.clients.find(scope.clientId) !== null;
  const askedOf = (clientId: string) => ({
    questions: [...file.questionsOf({ kind: 'client', clientId }).questions],
    answers: [...file.answersOf(clientId)],
  });

  return {
    questionsOf: async (scope) => (isThere(scope) ? file.questionsOf(scope) : null),
    idsInUse: async (scope) =>
      questionIdsInUse(scope.kind === 'client' ? [askedOf(scope.clientId)] : file.idsOfAll().map(askedOf)),
    async answerCounts(scope) {
      const counts = new Map<string, number>();
      const clients = scope.kind === 'client' ? [scope.clientId] : file.clients.list().map(({ id }) => id);
      for (const id of clients.flatMap((client) => [...answeredIds(file.answersOf(client))]))
        counts.set(id, (counts.get(id) ?? 0) + 1);
      return counts;
    },
    async saveQuestions(scope, questions, seen) {
      if (!isThere(scope)) return { outcome: 'gone' };
      const theirs = file.questionsOf(scope);
      if (JSON.stringify(theirs.questions) === JSON.stringify(questions))
        return { outcome: 'saved', version: theirs.version };
      if (seen !== undefined && seen !== theirs.version) return { outcome: 'conflict', theirs };
      const version = theirs.version + 1;
      file.setQuestions(scope, { questions, version });
      if (scope.kind === 'client') file.clients.touch(scope.clientId);
      return { outcome: 'saved', version };
    },
    async questionnaireOf(clientId) {
      if (file.clients.find(clientId) === null) return null;
      return questionnaireOf(askedOf(clientId), file.questionsOf({ kind: 'global' }).questions);
    },
    async saveAnswer(clientId, questionId, value, before) {
      if (file.clients.find(clientId) === null) return { outcome: 'gone' };
      const answers = file.answersOf(clientId);
      const theirs = answers.find((answer) => answer.questionId === questionId) ?? null;
      const stands = theirs?.value ?? '';
      if (stands === value) return { outcome: 'saved', answer: theirs ?? { questionId, value } };
      if (before !== undefined && stands !== before) return { outcome: 'conflict', theirs };
      const answer: Answer = { ...theirs, questionId, value, updatedAt: file.now() };
      const others = answers.map((other) => (other === theirs ? answer : other));
      file.setAnswers(clientId, theirs === null ? [...others, answer] : others);
      file.clients.touch(clientId);
      return { outcome: 'saved', answer };
    },
  };
}
