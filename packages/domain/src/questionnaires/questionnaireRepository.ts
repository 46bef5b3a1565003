import { questionnaireRoutes as routes } from '../api/routes/questionnaireRoutes.ts';
import { orNull } from '../api/routes/records.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { Answer } from './answer.ts';
import type { Question } from './question.ts';

export interface Questionnaire {
  /** Global ones first, then the client's own; a client's own question with the id of a global one stands in its place. */
  readonly questions: readonly Question[];
  /** How many of them are the client's own. */
  readonly ownCount: number;
  readonly answers: readonly Answer[];
}

/** Whose questions: everybody's, or those of one client. */
export type QuestionScope = { readonly kind: 'global' } | { readonly kind: 'client'; readonly clientId: string };

export type SavedAnswer =
  | { readonly outcome: 'saved'; readonly answer: Answer }
  /** Elsewhere this answer was changed in the meantime: nothing is stored; `theirs` is what stands there. */
  | { readonly outcome: 'conflict'; readonly theirs: Answer | null }
  /** There is no such client any more. */
  | { readonly outcome: 'gone' };

/** The questions of a scope as a whole. */
export interface QuestionList {
  readonly questions: readonly Question[];
  /** Raised with every change of any of them; 0: nothing was ever stored there. */
  readonly version: number;
}

export type SavedQuestions =
  /** `version`: of the questions as they stand there now. */
  | { readonly outcome: 'saved'; readonly version: number }
  /** Elsewhere they were changed in the meantime: nothing is stored; `theirs` is what stands there. */
  | { readonly outcome: 'conflict'; readonly theirs: QuestionList }
  /** There is no such client any more. */
  | { readonly outcome: 'gone' };

/** Every method rejects only when the server cannot be asked (`ApiError`), or has not done it. */
export interface QuestionnaireRepository {
  /** The questions of a scope, as they are edited; `null` when there is no such client. */
  questionsOf(scope: QuestionScope): Promise<QuestionList | null>;
  /**
   * Ids that a new question of the scope must not be given by the program: the client's own questions, and what was ever
   * answered, also of questions that are gone. For everybody's questions of all clients, also of those that can be restored.
   */
  idsInUse(scope: QuestionScope): Promise<ReadonlySet<string>>;
  /** By its id how many clients have answered a question that the scope asks; what nobody answered is left out. */
  answerCounts(scope: QuestionScope): Promise<ReadonlyMap<string, number>>;
  /**
   * Replaces them all. Answers stay, also of questions that are gone.
   *
   * @param seen the version that the questions were made from; without it nothing is a conflict
   */
  saveQuestions(scope: QuestionScope, questions: readonly Question[], seen?: number): Promise<SavedQuestions>;
  /** What a client is asked and has answered; `null` when there is no such client. */
  questionnaireOf(clientId: string): Promise<Questionnaire | null>;
  /**
   * Stores one answer and leaves all others as they are. `before` is the value that was changed (empty when there was
   * none): when somebody else has stored something else since, it is a conflict. Without `before` it is stored anyway.
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
