import type { Later } from '../../shared/time/later.ts';
import type { Language } from '../../shared/language.ts';
import { ok } from '../../shared/result.ts';
import { checkAnswer } from '../checkAnswer.ts';
import { createStore, type Store } from '../../shared/store.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { Questionnaire, QuestionnaireRepository } from '../questionnaireRepository.ts';
import { type AnswerDraft, isUnsaved, type QuestionnaireState } from './answerDraft.ts';
import type { Problem } from '../../messages/problem.ts';
import { type AnswerFiles, createAnswerFiles, storedAnswer, storedValue } from './answerFiles.ts';

/** Delay between the last key and saving, in ms. */
export const restMs = 600;
/** Delay before an answer that the server could not save is sent again, in ms. */
export const againMs = 5_000;
/** After this time, in ms, a save takes longer than a normal one. */
export const lateMs = 3_000;

/** Holds typed text across pages until the server has saved it; only a reload or a sign-out discards it. */
export interface AnswerSaver extends Pick<Store<AnswerFiles>, 'get' | 'subscribe'> {
  /** Shows a client's questions and answers; reloads them when they were open before. Rejects when that fails. */
  open: (clientId: string) => Promise<void>;
  /** Called with the field's text at every key; saves after a pause in typing. */
  type: (clientId: string, questionId: string, text: string) => void;
  /** Called when the field loses focus: saves at once and shows errors. */
  leave: (clientId: string, questionId: string) => void;
  /** Saves everything typed, because the page may close. Resolves when saving has succeeded or failed. */
  saveAll: () => Promise<void>;
  /** Retries failed saves of this client. */
  retry: (clientId: string) => void;
  /** Retries failed saves of all clients. */
  retryAll: () => void;
  resolve: (clientId: string, questionId: string, keep: 'mine' | 'theirs') => void;
  /** Stores a value without a field, for answers whose question was removed. Returns the problem when it fails. */
  store: (clientId: string, questionId: string, value: string) => Promise<Problem | null>;
  /** Drops what was typed for this client and is not stored. */
  discard: (clientId: string) => void;
  clear: () => void;
}

interface Dependencies {
  readonly questionnaires: Pick<QuestionnaireRepository, 'questionnaireOf' | 'saveAnswer'>;
  /** A client's questionnaire from an earlier visit's local copy: shown until the server answers. */
  readonly copied: (clientId: string) => Questionnaire | null;
  readonly now: () => Instant;
  readonly later: Later;
  readonly problemOf: (error: unknown) => Problem;
  /** In which numbers are typed. */
  readonly language: () => Language;
}

/** Internal state of an edited field, which the screen does not need. */
interface Typing {
  /** The stored value when typing began; a different stored value means a conflict. */
  before: string;
  /** The field has lost focus. */
  left: boolean;
  /** The error is shown, and stays so while the text is being corrected. */
  told: boolean;
  writing: boolean;
  /** Ends with the last write, and with what was typed during it. */
  written: Promise<void>;
  /** Another save was requested during the current one. */
  again: boolean;
  isLate: boolean;
  /** Values that were sent without an answer: the server may have stored them. */
  unanswered: Set<string>;
  /** Cancels the pending save. */
  cancelPending: () => void;
}

/** The server was unreachable or temporarily unable, so a retry may succeed. */
const mayGoBetter = ({ status = 0 }: Problem): boolean => status === 0 || status === 429 || status >= 500;

const savingOf = ({ isLate }: Typing): AnswerDraft['state'] =>
  isLate ? { phase: 'saving', isLate } : { phase: 'saving' };

const keyOf = (clientId: string, questionId: string) => `${clientId} ${questionId}`;

export function createAnswerSaver({
  questionnaires,
  copied,
  now,
  later,
  problemOf,
  language,
}: Dependencies): AnswerSaver {
  const store = createStore<AnswerFiles>({ files: new Map() });
  const files = createAnswerFiles(store);
  const typings = new Map<string, Typing>();
  // Answers may arrive in any order: only the one to the last request counts.
  let asked = 0;

  const typingOf = (clientId: string, questionId: string) => typings.get(keyOf(clientId, questionId));
  function forget(clientId: string, questionId: string) {
    typingOf(clientId, questionId)?.cancelPending();
    typings.delete(keyOf(clientId, questionId));
    files.drop(clientId, questionId);
  }
  const show = (clientId: string, questionId: string, state: AnswerDraft['state'], text?: string | null) =>
    files.show(clientId, questionId, (draft) => ({ text: text === undefined ? (draft?.text ?? null) : text, state }));

  /** Calls the store synchronously, so that a closing page still saves. Ends when what is typed now was sent too. */
  function save(clientId: string, questionId: string, force = false): Promise<void> {
    const typing = typingOf(clientId, questionId);
    if (typing?.writing !== true) {
      const written = write(clientId, questionId, force);
      if (typing) typing.written = written;
      return written;
    }
    typing.cancelPending();
    typing.again = true;
    return typing.written;
  }

  async function write(clientId: string, questionId: string, force: boolean): Promise<void> {
    const typing = typingOf(clientId, questionId);
    const draft = files.draft(clientId, questionId);
    const question = files.question(clientId, questionId);
    if (!typing || !draft || draft.text === null) return;
    if (draft.state.phase === 'conflict' && !force) return;
    typing.cancelPending();
    typing.again = false;
    const { text } = draft;
    // Without its question any text is an answer; the page lists it below the others.
    const checked = question === undefined ? ok(text) : checkAnswer(question, text, language());
    if (!checked.ok) {
      typing.told ||= typing.left;
      show(clientId, questionId, { phase: 'invalid', code: checked.error, left: typing.told });
      return;
    }
    typing.told = false;
    typing.writing = true;
    show(clientId, questionId, savingOf(typing));
    const inTime = later(lateMs, () => {
      typing.isLate = true;
      if (files.draft(clientId, questionId)?.state.phase === 'saving') show(clientId, questionId, savingOf(typing));
    });
    try {
      const saved = await questionnaires.saveAnswer(clientId, questionId, checked.value, typing.before);
      inTime();
      typing.writing = false;
      typing.isLate = false;
      if (saved.outcome === 'gone') {
        show(clientId, questionId, { phase: 'failed', problem: { code: 'client_not_found' } });
        return;
      }
      const stands = saved.outcome === 'saved' ? saved.answer : saved.theirs;
      files.stored(clientId, questionId, stands);
      if (saved.outcome === 'conflict') {
        const theirs = stands?.value ?? '';
        if (typing.unanswered.delete(theirs)) {
          typing.before = theirs;
          await write(clientId, questionId, force);
        } else if (!files.question(clientId, questionId)) {
          // Nobody can be asked which one to keep.
          typing.before = theirs;
          show(clientId, questionId, savingOf(typing), `${theirs}\n${text}`);
          await write(clientId, questionId, true);
        } else show(clientId, questionId, { phase: 'conflict', theirs });
        return;
      }
      typing.unanswered.clear();
      typing.before = saved.answer.value;
      if (!files.question(clientId, questionId)) {
        forget(clientId, questionId);
        return;
      }
      if (files.draft(clientId, questionId)?.text !== text) {
        // Typed during the save: its own timer saves it, unless that has already fired.
        if (typing.again) await save(clientId, questionId);
        return;
      }
      show(clientId, questionId, { phase: 'saved', at: saved.answer.updatedAt ?? now() }, typing.left ? null : text);
    } catch (error) {
      inTime();
      typing.writing = false;
      typing.isLate = true;
      const problem = problemOf(error);
      show(clientId, questionId, { phase: 'failed', problem });
      if (!mayGoBetter(problem)) return;
      typing.unanswered.add(checked.value);
      typing.cancelPending = later(againMs, () => void save(clientId, questionId));
    }
  }

  function eachDraft(act: (clientId: string, questionId: string, draft: AnswerDraft) => void) {
    for (const [clientId, file] of store.get().files) {
      if (file.phase !== 'ready') continue;
      for (const [questionId, draft] of file.drafts) act(clientId, questionId, draft);
    }
  }

  /** On reopening: saved fields show the stored value, and invalid ones their error. */
  function settle(clientId: string, ready: Extract<QuestionnaireState, { phase: 'ready' }>) {
    for (const [questionId, draft] of ready.drafts) {
      const typing = typingOf(clientId, questionId);
      const isGone = !ready.questionnaire.questions.some(({ id }) => id === questionId);
      if (isGone && isUnsaved(draft)) void save(clientId, questionId, true);
      else if (isGone) forget(clientId, questionId);
      else if (draft.state.phase === 'saved') {
        // Another window stored a new value since, so this window's text and save time do not apply. While the field
        // has the focus only a newer value counts: this one may have been read before the save.
        const { at } = draft.state;
        const isOlder = draft.text !== null && (storedAnswer(ready, questionId)?.updatedAt ?? at) <= at;
        if (!isOlder && storedValue(ready, questionId) !== typing?.before) forget(clientId, questionId);
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
        if (question === asked && store.get().files.get(clientId)?.phase !== 'ready') {
          files.set(clientId, { phase: 'failed', problem: problemOf(error) });
        }
        throw error;
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
        written: Promise.resolve(),
        again: false,
        isLate: false,
        unanswered: new Set<string>(),
        cancelPending: () => undefined,
      };
      const draft = file.drafts.get(questionId);
      // The field showed the stored value, so typing starts from that.
      if ((draft?.text ?? null) === null && !typing.writing) typing.before = storedValue(file, questionId);
      typing.left = false;
      typings.set(keyOf(clientId, questionId), typing);
      typing.cancelPending();
      typing.cancelPending = later(restMs, () => void save(clientId, questionId));
      const checked = checkAnswer(question, text, language());
      if (draft?.state.phase === 'conflict') show(clientId, questionId, draft.state, text);
      else if (typing.told && !checked.ok) {
        show(clientId, questionId, { phase: 'invalid', code: checked.error, left: true }, text);
      } else show(clientId, questionId, savingOf(typing), text);
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
    discard(clientId) {
      eachDraft((of, questionId, draft) => {
        if (of === clientId && isUnsaved(draft)) forget(clientId, questionId);
      });
    },
    clear() {
      asked += 1;
      for (const { cancelPending } of typings.values()) cancelPending();
      typings.clear();
      store.set({ files: new Map() });
    },
  };
}
