import { questionnaireRoutes as routes } from '../api/routes/questionnaireRoutes.ts';
import { orNull } from '../api/routes/records.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { Answer } from './answer.ts';
import type { Question } from './question.ts';

export interface Questionnaire {
  /** Global ones first, then the client's own; a client's own question replaces the global one with the same id. */
  readonly questions: readonly Question[];
  /** Number of the client's own questions. */
  readonly ownCount: number;
  readonly answers: readonly Answer[];
}

/** The global questions, or those of one client. */
export type QuestionScope = { readonly kind: 'global' } | { readonly kind: 'client'; readonly clientId: string };

export type SavedAnswer =
  | { readonly outcome: 'saved'; readonly answer: Answer }
  /** The answer was changed elsewhere meanwhile, so nothing is stored; `theirs` is the stored answer. */
  | { readonly outcome: 'conflict'; readonly theirs: Answer | null }
  /** The client does not exist any more. */
  | { readonly outcome: 'gone' };

/** All questions of a scope. */
export interface QuestionList {
  readonly questions: readonly Question[];
  /** Incremented with every change of any question; 0: nothing was ever stored. */
  readonly version: number;
}

export type SavedQuestions =
  /** `version`: the new version of the questions. */
  | { readonly outcome: 'saved'; readonly version: number }
  /** The questions were changed elsewhere meanwhile, so nothing is stored; `theirs` is the stored list. */
  | { readonly outcome: 'conflict'; readonly theirs: QuestionList }
  /** The client does not exist any more. */
  | { readonly outcome: 'gone' };

/** Methods reject only when the server is unreachable or refuses (`ApiError`). */
export interface QuestionnaireRepository {
  /** The editable questions of a scope; `null` when the client does not exist. */
  questionsOf(scope: QuestionScope): Promise<QuestionList | null>;
  /**
   * Ids that must not be generated for a new question of the scope: the client's own questions, and every id that was
   * ever answered, including removed questions. For the global scope over all clients, including restorable ones.
   */
  idsInUse(scope: QuestionScope): Promise<ReadonlySet<string>>;
  /** Number of clients with an answer, by question id of the scope; unanswered questions are left out. */
  answerCounts(scope: QuestionScope): Promise<ReadonlyMap<string, number>>;
  /**
   * Replaces all questions of the scope. Answers stay, also those of removed questions.
   *
   * @param seen the version on which the edit is based; without it there is no conflict check
   */
  saveQuestions(scope: QuestionScope, questions: readonly Question[], seen?: number): Promise<SavedQuestions>;
  /** A client's questions and answers; `null` when the client does not exist. */
  questionnaireOf(clientId: string): Promise<Questionnaire | null>;
  /**
   * Stores one answer and leaves all others unchanged. `before` is the value that was edited (empty when there was
   * none): a different stored value is a conflict. Without `before` there is no conflict check.
   */
  saveAnswer(clientId: string, questionId: string, value: string, before?: string): Promise<SavedAnswer>;
}

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
