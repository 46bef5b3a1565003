import type { Question } from './question.ts';
import type { Questionnaire, QuestionScope, SavedAnswer } from './questionnaireRepository.ts';

/** Every method rejects only when the store fails (`StorageError`), and then nothing has changed. */
export interface BrowserQuestionnaireRepository {
  /** The questions of a scope, as they are edited; `null` when there is no such client. */
  questionsOf(scope: QuestionScope): Promise<readonly Question[] | null>;
  /**
   * Ids that a new question of the scope must not be given by the program: the client's own questions, and what was ever
   * answered, also of questions that are gone. For everybody's questions of all clients, also of those that can be restored.
   */
  idsInUse(scope: QuestionScope): Promise<ReadonlySet<string>>;
  /** Replaces them all. Answers stay, also of questions that are gone. `false` when there is no such client. */
  saveQuestions(scope: QuestionScope, questions: readonly Question[]): Promise<boolean>;
  /** What a client is asked and has answered; `null` when there is no such client. */
  questionnaireOf(clientId: string): Promise<Questionnaire | null>;
  /**
   * Stores one answer and leaves all others as they are. `before` is the value that was changed (empty when there was
   * none): when another tab has stored something else since, it is a conflict. Without `before` it is stored anyway.
   */
  saveAnswer(clientId: string, questionId: string, value: string, before?: string): Promise<SavedAnswer>;
}
