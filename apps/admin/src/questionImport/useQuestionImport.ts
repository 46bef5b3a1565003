import { createQuestionImport, createQuestionReader, type QuestionScope } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { useStore } from '../shared/useStore.ts';
import { openImportWorker } from './importWorkerChannel.ts';

/**
 * An import for one client, or of shared questions; it lasts as long as the page. Another client needs another `key`.
 */
export function useQuestionImport(clientId: string | undefined) {
  const { services } = useAdmin();
  const [questionImport] = useState(() => {
    const scope: QuestionScope = clientId === undefined ? { kind: 'global' } : { kind: 'client', clientId };
    const { questionnaires, clients } = services;
    const reader = createQuestionReader(openImportWorker);
    return createQuestionImport({ scope, questionnaires, clients, reader, problemOf });
  });
  useEffect(() => {
    void questionImport.open();
    return questionImport.close;
  }, [questionImport]);
  return { questionImport, ...useStore(questionImport) };
}
