import type { Later } from '../../shared/time/later.ts';
import { checkAnswer } from '../checkAnswer.ts';
import { createStore, type Store } from '../../shared/store.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { Questionnaire, QuestionnaireRepository } from '../questionnaireRepository.ts';
import { type AnswerDraft, isUnsaved, type QuestionnaireState } from './answerDraft.ts';
import type { Problem } from '../../messages/problem.ts';
import { type AnswerFiles, createAnswerFiles, storedValue } from './answerFiles.ts';

/** After the last key an answer is saved, in ms. */
export const restMs = 600;
/** After this an answer that the server could not take is sent again, in ms. */
export const againMs = 5_000;

/** What is typed stays here from page to page until the server has it: only a reload or signing out ends it. */
export interface AnswerSaver extends Pick<Store<AnswerFiles>, 'get' | 'subscribe'> {
  /** Shows what a client is asked and has answered; read again when it was open before. */
  open: (clientId: string) => Promise<void>;
  /** With every key: what stands in the field now. It is saved when the typing rests. */
  type: (clientId: string, questionId: string, text: string) => void;
  /** The field was left: saved at once, and what is wrong with it is said. */
  leave: (clientId: string, questionId: string) => void;
  /** Everything that was typed is saved at once: the page may go. Resolves when it is, or cannot be. */
  saveAll: () => Promise<void>;
  /** What could not be stored is offered again. */
  retry: (clientId: string) => void;
  /** The same for everybody. */
  retryAll: () => void;
  resolve: (clientId: string, questionId: string, keep: 'mine' | 'theirs') => void;
  /** Stores a value without a field: for answers whose question is gone. Answers why not. */
  store: (clientId: string, questionId: string, value: string) => Promise<Problem | null>;
  clear: () => void;
}

interface Dependencies {
  readonly questionnaires: Pick<QuestionnaireRepository, 'questionnaireOf' | 'saveAnswer'>;
  /** What an earlier visit left here of what a client is asked and has answered: shown until the server answers. */
  readonly copied: (clientId: string) => Questionnaire | null;
  readonly now: () => Instant;
  readonly later: Later;
  readonly problemOf: (error: unknown) => Problem;
}

/** What the screen does not have to know about a field in which something was typed. */
interface Typing {
  /** The stored value that this typing began with: when another one stands there, somebody else was there too. */
  before: string;
  /** The field is not being edited any more. */
  left: boolean;
  /** What is wrong has been said; it is not unsaid while it is being mended. */
  told: boolean;
  writing: boolean;
  /** Asked for while an earlier text was being written. */
  again: boolean;
  /** What waits to be saved is not. */
  unrest: () => void;
}

/** The server was not reached, or could not take it just then: the same may be stored later. */
const mayGoBetter = ({ status = 0 }: Problem): boolean => status === 0 || status === 429 || status >= 500;

const keyOf = (clientId: string, questionId: string) => `${clientId} ${questionId}`;

export function createAnswerSaver({ questionnaires, copied, now, later, problemOf }: Dependencies): AnswerSaver {
  const store = createStore<AnswerFiles>({ files: new Map() });
  const files = createAnswerFiles(store);
  const typings = new Map<string, Typing>();
  // Answers come in any order: only the one to the last question counts.
  let asked = 0;

  const typingOf = (clientId: string, questionId: string) => typings.get(keyOf(clientId, questionId));
  function forget(clientId: string, questionId: string) {
    typingOf(clientId, questionId)?.unrest();
    typings.delete(keyOf(clientId, questionId));
    files.drop(clientId, questionId);
  }
  const show = (clientId: string, questionId: string, state: AnswerDraft['state'], text?: string | null) =>
    files.show(clientId, questionId, (draft) => ({ text: text === undefined ? (draft?.text ?? null) : text, state }));

  /** Nothing is awaited before the store is asked: a page that is going away still saves. */
  async function save(clientId: string, questionId: string, force = false): Promise<void> {
    const typing = typingOf(clientId, questionId);
    const draft = files.draft(clientId, questionId);
    const question = files.question(clientId, questionId);
    if (!typing || !draft || !question || draft.text === null) return;
    if (draft.state.phase === 'conflict' && !force) return;
    typing.unrest();
    typing.again = typing.writing;
    if (typing.writing) return;
    const { text } = draft;
    const checked = checkAnswer(question, text);
    if (!checked.ok) {
      typing.told ||= typing.left;
      show(clientId, questionId, { phase: 'invalid', code: checked.error, left: typing.told });
      return;
    }
    typing.told = false;
    typing.writing = true;
    show(clientId, questionId, { phase: 'saving' });
    try {
      const saved = await questionnaires.saveAnswer(clientId, questionId, checked.value, typing.before);
      typing.writing = false;
      if (saved.outcome === 'gone') {
        show(clientId, questionId, { phase: 'failed', problem: { code: 'client_not_found' } });
        return;
      }
      const stands = saved.outcome === 'saved' ? saved.answer : saved.theirs;
      files.stored(clientId, questionId, stands);
      if (saved.outcome === 'conflict') {
        show(clientId, questionId, { phase: 'conflict', theirs: stands?.value ?? '' });
        return;
      }
      typing.before = saved.answer.value;
      if (files.draft(clientId, questionId)?.text !== text) {
        // Typed on in the meantime: its own timer saves it, unless that has run out.
        if (typing.again) await save(clientId, questionId);
        return;
      }
      show(clientId, questionId, { phase: 'saved', at: saved.answer.updatedAt ?? now() }, typing.left ? null : text);
    } catch (error) {
      typing.writing = false;
      const problem = problemOf(error);
      show(clientId, questionId, { phase: 'failed', problem });
      if (mayGoBetter(problem)) typing.unrest = later(againMs, () => void save(clientId, questionId));
    }
  }

  function eachDraft(act: (clientId: string, questionId: string, draft: AnswerDraft) => void) {
    for (const [clientId, file] of store.get().files) {
      if (file.phase !== 'ready') continue;
      for (const [questionId, draft] of file.drafts) act(clientId, questionId, draft);
    }
  }

  /** Coming back: what is saved shows as it is stored, and what is wrong is said. */
  function settle(clientId: string, ready: Extract<QuestionnaireState, { phase: 'ready' }>) {
    for (const [questionId, draft] of ready.drafts) {
      const typing = typingOf(clientId, questionId);
      const isGone = !ready.questionnaire.questions.some(({ id }) => id === questionId);
      if (isGone) forget(clientId, questionId);
      else if (draft.state.phase === 'saved' && draft.text === null) {
        // What another window stored since has no time of this one.
        if (storedValue(ready, questionId) !== typing?.before) forget(clientId, questionId);
      }
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async open(clientId) {
      asked += 1;
      const question = asked;
      files.keepOnly(clientId);
      const copy = store.get().files.has(clientId) ? null : copied(clientId);
      if (copy !== null) files.ready(clientId, copy);
      try {
        const questionnaire = await questionnaires.questionnaireOf(clientId);
        if (question !== asked) return;
        if (questionnaire === null) files.set(clientId, { phase: 'notFound' });
        else settle(clientId, files.ready(clientId, questionnaire));
      } catch (error) {
        if (question !== asked || store.get().files.get(clientId)?.phase === 'ready') return;
        files.set(clientId, { phase: 'failed', problem: problemOf(error) });
      }
    },
    type(clientId, questionId, text) {
      const file = store.get().files.get(clientId);
      const question = files.question(clientId, questionId);
      if (file?.phase !== 'ready' || question === undefined) return;
      const typing = typingOf(clientId, questionId) ?? {
        before: storedValue(file, questionId),
        left: false,
        told: false,
        writing: false,
        again: false,
        unrest: () => undefined,
      };
      const draft = file.drafts.get(questionId);
      // Shown as stored until now: it is the stored value that changes.
      if ((draft?.text ?? null) === null && !typing.writing) typing.before = storedValue(file, questionId);
      typing.left = false;
      typings.set(keyOf(clientId, questionId), typing);
      typing.unrest();
      typing.unrest = later(restMs, () => void save(clientId, questionId));
      const checked = checkAnswer(question, text);
      if (draft?.state.phase === 'conflict') show(clientId, questionId, draft.state, text);
      else if (typing.told && !checked.ok) {
        show(clientId, questionId, { phase: 'invalid', code: checked.error, left: true }, text);
      } else show(clientId, questionId, { phase: 'saving' }, text);
    },
    leave(clientId, questionId) {
      const typing = typingOf(clientId, questionId);
      const draft = files.draft(clientId, questionId);
      if (!typing || !draft) return;
      typing.left = true;
      if (draft.state.phase === 'saved') show(clientId, questionId, draft.state, null);
      else void save(clientId, questionId);
    },
    async saveAll() {
      const saves: Promise<void>[] = [];
      eachDraft((clientId, questionId, draft) => isUnsaved(draft) && saves.push(save(clientId, questionId)));
      await Promise.all(saves);
    },
    retry(clientId) {
      eachDraft((of, questionId, { state }) => {
        if (of === clientId && state.phase === 'failed') void save(clientId, questionId);
      });
    },
    retryAll() {
      eachDraft((clientId, questionId, { state }) => state.phase === 'failed' && void save(clientId, questionId));
    },
    resolve(clientId, questionId, keep) {
      const typing = typingOf(clientId, questionId);
      const draft = files.draft(clientId, questionId);
      if (!typing || draft?.state.phase !== 'conflict') return;
      if (keep === 'theirs') {
        forget(clientId, questionId);
        return;
      }
      typing.before = draft.state.theirs;
      typing.left = true;
      void save(clientId, questionId, true);
    },
    async store(clientId, questionId, value) {
      try {
        const saved = await questionnaires.saveAnswer(clientId, questionId, value);
        if (saved.outcome === 'gone') return { code: 'client_not_found' };
        if (saved.outcome === 'saved') files.stored(clientId, questionId, saved.answer);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    clear() {
      asked += 1;
      for (const { unrest } of typings.values()) unrest();
      typings.clear();
      store.set({ files: new Map() });
    },
  };
}
