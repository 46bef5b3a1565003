import { exportImportErrors, importErrorsFileName, questionTemplate, questionTemplateFileName } from '@fnc/domain';
import { type ImportErrorList, QuestionImport } from '@fnc/ui/admin';
import { useParams } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';
import { useQuestionImport } from '../questionImport/useQuestionImport.ts';
import { useAdmin } from '../shared/AdminContext.ts';

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
      onWishes={(wishes) => void questionImport.wish(wishes)}
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
