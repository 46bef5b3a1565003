import type { ClientRepository } from '../../clients/clientRepository.ts';
import type { Problem } from '../../messages/problem.ts';
import { createStore, type Store } from '../../shared/store.ts';
import type { Question } from '../question.ts';
import type { QuestionnaireRepository, QuestionScope } from '../questionnaireRepository.ts';
import { mapColumns } from './importColumns.ts';
import type { ImportedFile } from './importMessages.ts';
import { type ImportSettings, questionsAfterImport } from './importQuestions.ts';
import { checkQuestionFile } from './importQuestionsFile.ts';
import type { ImportCheck, ImportDone, ImportFile, QuestionImportState } from './importState.ts';
import type { QuestionReader } from './questionReader.ts';

interface QuestionImportPageState {
  readonly view: QuestionImportState;
  /** Absent until loaded, and for global questions. */
  readonly clientName: string | undefined;
}

interface QuestionImportStore extends Pick<Store<QuestionImportPageState>, 'get' | 'subscribe'> {
  /** Loads the existing questions; then a file can be chosen. */
  open: () => Promise<void>;
  choose: (file: ImportFile & ImportedFile) => Promise<void>;
  /** Back to choosing a file; the current file is dropped. */
  restart: () => void;
  change: (settings: ImportSettings) => Promise<void>;
  /** Stores the questions. `false`: not stored; the state holds the reason. */
  save: () => Promise<boolean>;
  /** Restores the previous questions, unless they were changed since. */
  undo: () => Promise<void>;
  close: () => void;
}

interface Dependencies {
  readonly scope: QuestionScope;
  readonly questionnaires: Pick<QuestionnaireRepository, 'questionsOf' | 'idsInUse' | 'saveQuestions'>;
  readonly clients: Pick<ClientRepository, 'findById'>;
  readonly reader: QuestionReader;
  readonly problemOf: (error: unknown) => Problem;
}

type Questions = readonly Question[];

const waitingForFile: QuestionImportState = { phase: 'file', refused: null };

export function createQuestionImport(dependencies: Dependencies): QuestionImportStore {
  const { scope, questionnaires, clients, reader, problemOf } = dependencies;
  const store = createStore<QuestionImportPageState>({ view: { phase: 'loading' }, clientName: undefined });
  let existing: Questions = [];
  /** Version of the existing questions. */
  let version = 0;
  let everybody: Questions = [];
  let taken: ReadonlySet<string> = new Set();
  /** For undoing: the previous questions, and the version that the import created. */
  let before: Questions = [];
  let after = 0;
  // Answers may arrive in any order: only the one to the last request counts.
  let asked = 0;

  const show = (view: QuestionImportState) => store.set({ view });
  const ask = () => {
    asked += 1;
    const question = asked;
    return () => question === asked;
  };

  /** `false`: the client does not exist. */
  async function look(): Promise<boolean> {
    const found = await questionnaires.questionsOf(scope);
    if (found === null) return false;
    ({ questions: existing, version } = found);
    taken = await questionnaires.idsInUse(scope);
    if (scope.kind === 'client') everybody = (await questionnaires.questionsOf({ kind: 'global' }))?.questions ?? [];
    return true;
  }

  const refuse = (name: string, problem: Problem) => show({ phase: 'file', refused: { name, problem } });

  async function judge(check: ImportCheck, isLast: () => boolean): Promise<void> {
    try {
      const plan = await reader.plan(check.settings, { existing, everybody, taken });
      if (!isLast()) return;
      const judged = { ...check, ...plan, existingCount: existing.length, checking: false };
      show({ phase: 'check', check: judged, saving: false, problem: null });
    } catch {
      if (isLast()) refuse(check.file.name, { code: 'csv_unreadable' });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async open() {
      const isLast = ask();
      show({ phase: 'loading' });
      try {
        const found = await look();
        if (scope.kind === 'client') {
          const client = await clients.findById(scope.clientId);
          if (isLast()) store.set({ clientName: client?.name });
        }
        if (isLast()) show(found ? waitingForFile : { phase: 'missing' });
      } catch (error) {
        if (isLast()) show({ phase: 'failed', problem: problemOf(error) });
      }
    },
    async choose(file) {
      const isLast = ask();
      const known = { name: file.name, size: file.size };
      const fault = checkQuestionFile(known);
      if (fault !== null) return refuse(file.name, { code: fault });
      show({ phase: 'reading', file: known, share: 0 });
      try {
        const outcome = await reader.read(file, (share) => isLast() && show({ phase: 'reading', file: known, share }));
        if (!isLast()) return;
        if (!outcome.ok) return refuse(file.name, { code: outcome.error });
        const recognised = mapColumns(outcome.value.columns.map(({ header }) => header));
        await judge(
          {
            ...outcome.value,
            file: known,
            recognised,
            settings: { mapping: recognised, mode: 'append', updateExisting: true },
            existingCount: existing.length,
            rows: [],
            totals: { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0, warnings: 0, removed: 0 },
            problem: null,
            checking: true,
            changedMeanwhile: false,
          },
          isLast,
        );
      } catch {
        if (isLast()) refuse(file.name, { code: 'csv_unreadable' });
      }
    },
    restart() {
      asked += 1;
      reader.close();
      show(waitingForFile);
      void look();
    },
    async change(settings) {
      const { view } = store.get();
      if (view.phase !== 'check' || view.saving) return;
      const check = { ...view.check, settings, checking: true, changedMeanwhile: false };
      show({ ...view, check, problem: null });
      await judge(check, ask());
    },
    async save() {
      const { view } = store.get();
      if (view.phase !== 'check' || view.saving || view.check.checking || view.check.problem !== null) return false;
      const { check } = view;
      const isLast = ask();
      show({ ...view, saving: true, problem: null });
      try {
        const made = questionsAfterImport(existing, check.rows, check.settings.mode);
        const saved = await questionnaires.saveQuestions(scope, made, version);
        if (saved.outcome === 'conflict') {
          // Make the plan again from the current questions.
          if (await look()) await judge({ ...check, changedMeanwhile: true }, isLast);
          else show({ phase: 'missing' });
          return false;
        }
        if (saved.outcome === 'gone') {
          show({ phase: 'missing' });
          return false;
        }
        before = existing;
        existing = made;
        after = saved.version;
        version = after;
        show({ phase: 'done', done: { file: check.file, totals: check.totals, undo: 'possible', problem: null } });
        return true;
      } catch (error) {
        show({ phase: 'check', check, saving: false, problem: problemOf(error) });
        return false;
      }
    },
    async undo() {
      const { view } = store.get();
      if (view.phase !== 'done' || (view.done.undo !== 'possible' && view.done.undo !== 'failed')) return;
      const showUndo = (undo: ImportDone['undo'], problem: Problem | null = null) =>
        show({ phase: 'done', done: { ...view.done, undo, problem } });
      showUndo('busy');
      try {
        const saved = await questionnaires.saveQuestions(scope, before, after);
        if (saved.outcome !== 'saved') return showUndo('stale');
        existing = before;
        ({ version } = saved);
        showUndo('done');
      } catch (error) {
        showUndo('failed', problemOf(error));
      }
    },
    close() {
      asked += 1;
      reader.close();
    },
  };
}
