import type { Client } from '../clients/client.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { advisorFile } from '../storage/advisorFile.ts';
import type { Answer } from './answer.ts';
import { questionIdsInUse } from './questionIdsInUse.ts';
import { questionnaireOf } from './questionnaireOf.ts';
import type { BrowserQuestionnaireRepository } from './browserQuestionnaireRepository.ts';

interface Dependencies {
  store: KeyValueStore;
  now: Now;
}

/** Questions and answers in a key-value store: everybody's under `global_questions`, the others with their client. */
export function createStoredQuestionnaireRepository({ store, now }: Dependencies): BrowserQuestionnaireRepository {
  const { clients, removedClients, globalQuestions } = advisorFile(store);
  const find = (id: string): Client | null => clients.read().find((client) => client.id === id) ?? null;
  const change = (client: Client, fields: Partial<Client>) => {
    const changed: Client = { ...client, ...fields, updatedAt: now() };
    clients.write(clients.read().map((other) => (other === client ? changed : other)));
  };

  return {
    async questionsOf(scope) {
      if (scope.kind === 'global') return globalQuestions.read();
      return find(scope.clientId)?.questions ?? null;
    },
    async idsInUse(scope) {
      if (scope.kind === 'client') return questionIdsInUse(clients.read().filter(({ id }) => id === scope.clientId));
      return questionIdsInUse([...clients.read(), ...removedClients.read().map(({ client }) => client)]);
    },
    async saveQuestions(scope, questions) {
      if (scope.kind === 'global') {
        globalQuestions.write(questions);
        return true;
      }
      const client = find(scope.clientId);
      if (client) change(client, { questions: [...questions] });
      return client !== null;
    },
    async questionnaireOf(clientId) {
      const client = find(clientId);
      return client && questionnaireOf(client, globalQuestions.read());
    },
    async saveAnswer(clientId, questionId, value, before) {
      const client = find(clientId);
      if (!client) return { outcome: 'gone' };
      const theirs = client.answers.find((answer) => answer.questionId === questionId) ?? null;
      const stands = theirs?.value ?? '';
      if (stands === value) return { outcome: 'saved', answer: theirs ?? { questionId, value } };
      if (before !== undefined && stands !== before) return { outcome: 'conflict', theirs };
      const answer: Answer = { ...theirs, questionId, value, updatedAt: now() };
      change(client, {
        answers: theirs
          ? client.answers.map((other) => (other === theirs ? answer : other))
          : [...client.answers, answer],
      });
      return { outcome: 'saved', answer };
    },
  };
}
