import { exportQuestions, questionExportFileName, type QuestionScope } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import { QuestionEditor, type QuestionEditorProps, type QuestionEditorState } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import { useCopied } from '../queries/copies.ts';
import { questionsQuery, useQuestionEdit } from '../queries/questionnaires.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useEdits } from '../shared/edits.ts';

const scopeOf = (clientId: string | undefined): QuestionScope =>
  clientId === undefined ? { kind: 'global' } : { kind: 'client', clientId };

/** The questions of one client, or without a client the shared ones, as props of the editor. */
function useQuestionEditor(clientId: string | undefined): Omit<QuestionEditorProps, 'onDirty' | 'leaving' | 'unsaved'> {
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

/** The shared questions, or those of the client in the address. */
export function QuestionsPage() {
  const { id } = useParams();
  const editor = useQuestionEditor(id);
  const unsaved: QuestionEditorProps['unsaved'] = useEdits().of(`questions ${id ?? ''}`);
  const { leaving, onDirty } = useLeaving(undefined, unsaved.forget);
  return (
    <>
      <QuestionEditor key={id ?? ''} {...editor} leaving={leaving} onDirty={onDirty} unsaved={unsaved} />
      <WithOldFile />
    </>
  );
}
