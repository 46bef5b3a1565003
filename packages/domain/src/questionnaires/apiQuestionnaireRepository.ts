import { questionnaireRoutes as routes } from '../api/questionnaireRoutes.ts';
import { orNull } from '../api/records.ts';
import { sendRequest, type AdminApiClientOptions } from '../api/sendRequest.ts';
import { usual } from '../api/usualFailures.ts';
import type { QuestionnaireRepository } from './questionnaireRepository.ts';

const withoutFlag = <T extends { readonly success: true }>({ success: _flag, ...answer }: T) => answer;

/** Questions and answers on the server. Methods reject with `ApiError`. */
export const createApiQuestionnaireRepository = (options: AdminApiClientOptions): QuestionnaireRepository => ({
  questionsOf(scope) {
    if (scope.kind === 'global') return sendRequest(options, routes.listQuestions, usual).then(withoutFlag);
    const params = { id: scope.clientId };
    return orNull(sendRequest(options, routes.listClientQuestions, usual, { params }).then(withoutFlag));
  },
  async idsInUse(scope) {
    const query = scope.kind === 'global' ? '' : new URLSearchParams({ client: scope.clientId }).toString();
    return new Set((await sendRequest(options, routes.listQuestionIds, usual, { query })).ids);
  },
  async answerCounts(scope) {
    const query = scope.kind === 'global' ? '' : new URLSearchParams({ client: scope.clientId }).toString();
    const { counts } = await sendRequest(options, routes.countAnswers, usual, { query });
    return new Map(counts.map(({ id, clients }) => [id, clients]));
  },
  async saveQuestions(scope, questions, seen) {
    const body = { questions, seen };
    const saved =
      scope.kind === 'global'
        ? await sendRequest(options, routes.saveQuestions, usual, { body })
        : await orNull(
            sendRequest(options, routes.saveClientQuestions, usual, { params: { id: scope.clientId }, body }),
          );
    if (saved === null) return { outcome: 'gone' };
    const { outcome } = saved;
    return outcome === 'saved' ? { outcome, version: saved.version } : { outcome, theirs: saved.theirs };
  },
  questionnaireOf: (id) =>
    orNull(sendRequest(options, routes.findQuestionnaire, usual, { params: { id } }).then(withoutFlag)),
  async saveAnswer(id, questionId, value, before) {
    const asked = { params: { id, questionId }, body: { value, before } };
    const saved = await orNull(sendRequest(options, routes.saveAnswer, usual, asked));
    if (saved === null) return { outcome: 'gone' };
    const { outcome } = saved;
    return outcome === 'saved' ? { outcome, answer: saved.answer } : { outcome, theirs: saved.theirs };
  },
});
