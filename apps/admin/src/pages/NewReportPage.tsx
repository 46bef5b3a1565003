import { defaultAiSettings, reportSectionTitles } from '@fnc/domain';
import { ReportForm } from '@fnc/ui/admin';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';
import { useGenerate } from '../reports/useGenerate.ts';
import { useReportFile } from '../reports/useReportFile.ts';
import { useAdmin } from '../shared/AdminContext.ts';

export function NewReportPage() {
  const { services } = useAdmin();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const beginsWith = params.get('clientId') ?? '';
  const file = useReportFile(beginsWith);
  const { generate, callOff } = useGenerate(file);
  const [rememberedKey, setRememberedKey] = useState(() => services.aiKey.read() !== null);
  const { baseUrl, model, maxTokens } = file.ai ?? defaultAiSettings;

  return (
    <ReportForm
      state={file.state}
      problem={file.problem}
      clients={file.options}
      noClients={file.noClients}
      client={file.client}
      onClient={file.choose}
      onSearchClient={file.search}
      value={{ clientId: beginsWith }}
      service={{ serverHasKey: file.ai?.configured === true, model, maxTokens, host: new URL(baseUrl).host }}
      rememberedKey={rememberedKey}
      outlineOf={reportSectionTitles}
      previewOf={(form) => {
        const { prompt } = file.promptOf(form) ?? {};
        const { answered = 0, unanswered = 0 } = prompt?.counts ?? {};
        return { answers: answered, unanswered, system: prompt?.system ?? '', user: prompt?.user ?? '' };
      }}
      questionnaireHref={(clientId) => linkTo(paths.client(clientId, 'questionnaires'))}
      clientHref={(clientId) => linkTo(paths.client(clientId))}
      newClientHref={linkTo(paths.newClient())}
      onGenerate={generate}
      onForgetKey={() => {
        services.aiKey.forget();
        setRememberedKey(false);
      }}
      onCancel={() => {
        callOff();
        void navigate(paths.clients());
      }}
      onRetry={file.reload}
      onCopy={services.browser.copy}
    />
  );
}
