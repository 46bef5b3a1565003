import type { Answer } from '../answer.ts';
import type { Question } from '../question.ts';
import type { Questionnaire } from '../questionnaireRepository.ts';
import type { Store } from '../../shared/store.ts';
import { type AnswerDraft, isUnsaved, type QuestionnaireState } from './answerDraft.ts';

export interface AnswerFiles {
  /** By client id. */
  readonly files: ReadonlyMap<string, QuestionnaireState>;
}

type Ready = Extract<QuestionnaireState, { phase: 'ready' }>;

export const storedAnswer = ({ questionnaire }: Ready, questionId: string): Answer | undefined =>
  questionnaire.answers.find((answer) => answer.questionId === questionId);

/** Empty when there is no answer. */
export const storedValue = (file: Ready, questionId: string): string => storedAnswer(file, questionId)?.value ?? '';

function withAnswer(questionnaire: Questionnaire, questionId: string, answer: Answer | null): Questionnaire {
  const { answers } = questionnaire;
  const known = answers.some((candidate) => candidate.questionId === questionId);
  const changed =
    known || answer === null
      ? answers.flatMap((candidate) => (candidate.questionId === questionId ? (answer ?? []) : candidate))
      : [...answers, answer];
  return { ...questionnaire, answers: changed };
}

const isHalfSaved = (state: QuestionnaireState): boolean =>
  state.phase === 'ready' && [...state.drafts.values()].some(isUnsaved);

/** Reads and changes the open questionnaires, one client or question at a time. */
export function createAnswerFiles(store: Store<AnswerFiles>) {
  const set = (clientId: string, state: QuestionnaireState) =>
    store.set({ files: new Map(store.get().files).set(clientId, state) });

  const readyFile = (clientId: string): Ready | null => {
    const file = store.get().files.get(clientId);
    return file?.phase === 'ready' ? file : null;
  };

  const change = (clientId: string, how: (file: Ready) => Ready) => {
    const file = readyFile(clientId);
    if (file) set(clientId, how(file));
  };

  return {
    set,
    /** Drops the other clients, except those with unsaved answers. */
    keepOnly(clientId: string) {
      store.set({
        files: new Map([...store.get().files].filter(([id, state]) => id === clientId || isHalfSaved(state))),
      });
    },
    /** Merges a newly loaded questionnaire with the unsaved drafts. */
    ready(clientId: string, questionnaire: Questionnaire): Ready {
      const file: Ready = { phase: 'ready', questionnaire, drafts: readyFile(clientId)?.drafts ?? new Map() };
      set(clientId, file);
      return file;
    },
    draft: (clientId: string, questionId: string): AnswerDraft | undefined =>
      readyFile(clientId)?.drafts.get(questionId),
    question: (clientId: string, questionId: string): Question | undefined =>
      readyFile(clientId)?.questionnaire.questions.find(({ id }) => id === questionId),
    show(clientId: string, questionId: string, how: (draft: AnswerDraft | undefined) => AnswerDraft) {
      change(clientId, (file) => ({
        ...file,
        drafts: new Map(file.drafts).set(questionId, how(file.drafts.get(questionId))),
      }));
    },
    drop(clientId: string, questionId: string) {
      change(clientId, (file) => {
        const drafts = new Map(file.drafts);
        drafts.delete(questionId);
        return { ...file, drafts };
      });
    },
    /** Sets the stored answer; `null`: none. */
    stored(clientId: string, questionId: string, answer: Answer | null) {
      change(clientId, (file) => ({ ...file, questionnaire: withAnswer(file.questionnaire, questionId, answer) }));
    },
  };
}
