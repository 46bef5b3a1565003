import {
  createQuestionImport,
  createQuestionReader,
  exportImportErrors,
  type ImportAnswer,
  importErrorsFileName,
  type OpenImportChannel,
  type QuestionScope,
  questionTemplate,
  questionTemplateFileName,
} from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import { type ImportErrorList, QuestionImport } from '@fnc/ui/admin';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/useStore.ts';

/** Reads in a worker of this origin. */
const openImportWorker: OpenImportChannel = (onAnswer, onLost) => {
  const worker = new Worker(new URL('../questionImport/importWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => onAnswer(data));
  worker.addEventListener('messageerror', onLost);
  worker.addEventListener('error', onLost);
  return {
    post: (request) => worker.postMessage(request, { transfer: [] }),
    close: () => worker.terminate(),
  };
};

/**
 * An import for one client, or of shared questions; it lasts as long as the page. Another client needs another `key`.
 */
function useQuestionImport(clientId: string | undefined) {
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

function Import({ clientId }: { clientId: string | undefined }) {
  const { browser, preferences } = useAdmin().services;
  const { questionImport, view, clientName } = useQuestionImport(clientId);

  function saveErrors({ word, header, lines }: ImportErrorList) {
    if (view.phase !== 'check') return;
    browser.download(importErrorsFileName(view.check.file.name, word), exportImportErrors(header, lines));
  }

  return (
    <QuestionImport
      state={view}
      place={{
        clientsHref: linkTo(paths.clients()),
        questionsHref: linkTo(clientId === undefined ? paths.questions() : paths.client(clientId, 'questionnaires')),
        client: clientId === undefined ? undefined : { name: clientName, href: linkTo(paths.client(clientId)) },
      }}
      onFile={(file) => void questionImport.choose(file)}
      onStop={questionImport.restart}
      onAnotherFile={questionImport.restart}
      onSettings={(settings) => void questionImport.change(settings)}
      onErrors={saveErrors}
      onTemplate={() => {
        const language = preferences.language();
        browser.download(questionTemplateFileName(language), questionTemplate(language));
      }}
      onImport={questionImport.save}
      onUndo={questionImport.undo}
      onRetry={() => void questionImport.open()}
      onCopy={browser.copy}
    />
  );
}

/** Questions from a file, for one client or for everybody. */
export function ImportQuestionsPage() {
  const { id } = useParams();
  return <Import key={id ?? ''} clientId={id} />;
}
