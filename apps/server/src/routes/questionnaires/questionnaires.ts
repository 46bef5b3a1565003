import { apiContract } from '@fnc/domain/api';
import type { QuestionList, SavedQuestions } from '@fnc/domain';
import type { ServerQuestionnaires } from '../../adapters/sql/file/questionnaires/questionnaires.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

export interface QuestionnaireRoutes {
  readonly questionnaires: ServerQuestionnaires;
}

const success = true as const;
const everybody = { kind: 'global' } as const;
const ofClient = (clientId: string) => ({ kind: 'client', clientId }) as const;
const notFound = () => new ApiFailure(404, 'client_not_found');

function listAnswer(list: QuestionList | null) {
  if (list === null) throw notFound();
  return { success, questions: [...list.questions], version: list.version };
}

function savedAnswer(saved: SavedQuestions) {
  if (saved.outcome === 'gone') throw notFound();
  if (saved.outcome === 'saved') return { success, ...saved };
  const { questions, version } = saved.theirs;
  return { success, outcome: saved.outcome, theirs: { questions: [...questions], version } };
}

/** The standard questions, a client's additional ones, and the answers. */
export function registerQuestionnaires(app: App, { questionnaires }: QuestionnaireRoutes): void {
  app.route({
    ...contractRoute(apiContract.listQuestions),
    handler: async () => listAnswer(await questionnaires.questionsOf(everybody)),
  });
  app.route({
    ...contractRoute(apiContract.saveQuestions),
    handler: async (request) => {
      const { questions, seen } = request.body;
      const by = signedIn(request).admin.username;
      return savedAnswer(await questionnaires.saveQuestions(by, everybody, questions, seen));
    },
  });
  app.route({
    ...contractRoute(apiContract.listQuestionIds),
    handler: async (request) => {
      const { client } = request.query;
      const ids = await questionnaires.idsInUse(client === undefined ? everybody : ofClient(client));
      return { success, ids: [...ids] };
    },
  });
  app.route({
    ...contractRoute(apiContract.countAnswers),
    handler: async (request) => {
      const { client } = request.query;
      const counts = await questionnaires.answerCounts(client === undefined ? everybody : ofClient(client));
      return { success, counts: [...counts] };
    },
  });
  app.route({
    ...contractRoute(apiContract.listClientQuestions),
    handler: async (request) => listAnswer(await questionnaires.questionsOf(ofClient(request.params.id))),
  });
  app.route({
    ...contractRoute(apiContract.saveClientQuestions),
    handler: async (request) => {
      const { questions, seen } = request.body;
      const by = signedIn(request).admin.username;
      return savedAnswer(await questionnaires.saveQuestions(by, ofClient(request.params.id), questions, seen));
    },
  });
  app.route({
    ...contractRoute(apiContract.findQuestionnaire),
    handler: async (request) => {
      const found = await questionnaires.questionnaireOf(request.params.id);
      if (found === null) throw notFound();
      const { questions, ownCount, answers } = found;
      return { success, questions: [...questions], ownCount, answers: [...answers] };
    },
  });
  app.route({
    ...contractRoute(apiContract.saveAnswer),
    handler: async (request) => {
      const { id: clientId, questionId } = request.params;
      const { value, before } = request.body;
      const by = signedIn(request).admin.username;
      const saved = await questionnaires.saveAnswer(by, { clientId, questionId, value, before });
      if (saved.outcome === 'gone') throw notFound();
      return { success, ...saved };
    },
  });
}
