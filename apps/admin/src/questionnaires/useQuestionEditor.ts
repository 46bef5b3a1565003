import { exportQuestions, questionExportFileName, type QuestionScope } from '@fnc/domain';
import type { QuestionEditorProps, QuestionEditorState } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { linkTo, paths } from '../paths.ts';
import { useCopied } from '../queries/copies.ts';
import { questionsQuery, useQuestionEdit } from '../queries/questionnaires.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';

const scopeOf = (clientId: string | undefined): QuestionScope =>
  clientId === undefined ? { kind: 'global' } : { kind: 'client', clientId };

/** The questions of one client, or without a client the shared ones, as props of the editor. */
export function useQuestionEditor(clientId: string | undefined): Omit<QuestionEditorProps, 'onDirty' | 'leaving'> {
  const { services } = useAdmin();
  const { browser } = services;
  const scope = scopeOf(clientId);
  const found = useQuery(questionsQuery(services, scope));
  const { data, error, refetch } = found;
  const copied = useCopied(found);
  const onChange = useQuestionEdit(scope);
  const clientName = data?.clientName ?? '';

  function stateOf(): QuestionEditorState {
    if (data?.state.phase === 'ready') return { ...data.state, copied };
    if (data !== undefined) return data.state;
    return error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(error) };
  }
  const state = stateOf();

  return {
    state,
    client:
      clientId === undefined ? null : { name: clientName, href: linkTo(paths.client(clientId, 'questionnaires')) },
    clientsHref: linkTo(paths.clients()),
    importHref: linkTo(paths.importQuestions(clientId)),
    globalHref: linkTo(paths.questions()),
    onExport() {
      if (state.phase !== 'ready') return;
      const name = questionExportFileName(clientId === undefined ? null : clientName, browser.now());
      browser.download(name, exportQuestions(state.questions));
    },
    onChange,
    onReload: () => void refetch(),
    onCopy: browser.copy,
  };
}
