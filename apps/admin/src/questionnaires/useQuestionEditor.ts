import { answeredIds, exportQuestions, questionExportFileName, type QuestionScope } from '@fnc/domain';
import { advisorFileKeys } from '@fnc/domain/storage';
import type { Problem, QuestionEditorProps, QuestionEditorState } from '@fnc/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { linkTo, paths } from '../paths.ts';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';

interface Loaded {
  readonly clientId: string | undefined;
  readonly state: QuestionEditorState;
  readonly clientName: string;
}

const scopeOf = (clientId: string | undefined): QuestionScope =>
  clientId === undefined ? { kind: 'global' } : { kind: 'client', clientId };

async function loadQuestions(
  { questionnaires, clients }: Pick<AdminServices, 'questionnaires' | 'clients'>,
  clientId: string | undefined,
): Promise<Omit<Loaded, 'clientId'>> {
  const [globals, all, idsInUse] = await Promise.all([
    questionnaires.questionsOf({ kind: 'global' }),
    clients.list(),
    questionnaires.idsInUse(scopeOf(clientId)),
  ]);
  const globalQuestions = globals ?? [];
  const answerCounts = new Map<string, number>();
  for (const client of all) {
    if (clientId !== undefined && client.id !== clientId) continue;
    for (const id of answeredIds(client.answers)) answerCounts.set(id, (answerCounts.get(id) ?? 0) + 1);
  }
  if (clientId === undefined) {
    const questions = { questions: globalQuestions, globalQuestions: [] };
    return { clientName: '', state: { phase: 'ready', ...questions, answerCounts, idsInUse } };
  }
  const client = all.find(({ id }) => id === clientId);
  if (client === undefined) return { clientName: '', state: { phase: 'notFound' } };
  return {
    clientName: client.name,
    state: { phase: 'ready', questions: client.questions, globalQuestions, answerCounts, idsInUse },
  };
}

/** The questions of one client, or without a client everybody's, as the editor wants them. */
export function useQuestionEditor(clientId: string | undefined): Omit<QuestionEditorProps, 'onDirty' | 'leaving'> {
  const { services } = useAdmin();
  const { questionnaires, browser, onStored } = services;
  const [loaded, setLoaded] = useState<Loaded>({ clientId, state: { phase: 'loading' }, clientName: '' });
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const show = (found: Omit<Loaded, 'clientId'>) => question === asked.current && setLoaded({ clientId, ...found });
    try {
      show(await loadQuestions(services, clientId));
    } catch (error) {
      show({ state: { phase: 'failed', problem: problemOf(error) }, clientName: '' });
    }
  }, [services, clientId]);

  useEffect(() => {
    void load();
    const { clients, globalQuestions } = advisorFileKeys;
    return onStored((key) => {
      if (key === null || key === clients || key === globalQuestions) void load();
    });
  }, [load, onStored]);

  const scope = scopeOf(clientId);
  const state: QuestionEditorState = loaded.clientId === clientId ? loaded.state : { phase: 'loading' };

  return {
    state,
    client:
      clientId === undefined
        ? null
        : { name: loaded.clientName, href: linkTo(paths.client(clientId, 'questionnaires')) },
    clientsHref: linkTo(paths.clients()),
    importHref: linkTo(paths.importQuestions(clientId)),
    globalHref: linkTo(paths.questions()),
    onExport() {
      if (state.phase !== 'ready') return;
      const name = questionExportFileName(clientId === undefined ? null : loaded.clientName, browser.now());
      browser.download(name, exportQuestions(state.questions));
    },
    /** What is stored now is changed, not what was loaded: another tab may have been quicker. */
    async onChange(edit): Promise<Problem | null> {
      try {
        const current = await questionnaires.questionsOf(scope);
        if (current === null) return { code: 'client_not_found' };
        const changed = edit(current);
        const stored = changed === current || (await questionnaires.saveQuestions(scope, changed));
        if (!stored) return { code: 'client_not_found' };
        await load();
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    onReload: () => void load(),
    onCopy: browser.copy,
  };
}
