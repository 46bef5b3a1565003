import {
  type Client,
  defaultAiSettings,
  type ReportForm as Form,
  type ReportPrompt,
  reportSectionTitles,
} from '@fnc/domain';
import type { AiStatus, Begun } from '@fnc/domain/api';
import { type Problem, ReportForm, type ReportKey } from '@fnc/ui/admin';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';
import { useReportFile } from '../reports/useReportFile.ts';
import { useReportDrafts } from '../reports/useReportDrafts.ts';
import { useServerWriter, useWriter } from '../reports/useWriter.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useHere } from '../shared/useHere.ts';

interface Asked {
  readonly ai: AiStatus | null;
  readonly promptOf: (form: Form) => { client: Client; prompt: ReportPrompt } | null;
}

/** Starts writing the report, on the server if it has a key, and then opens the report's page. */
function useGenerate({ ai, promptOf }: Asked) {
  const { aiKey } = useAdmin().services;
  const writer = useWriter();
  const serverWriter = useServerWriter();
  const navigate = useNavigate();
  const here = useHere();

  async function begin(form: Form, typed: ReportKey | null): Promise<Begun> {
    const asked = promptOf(form);
    if (asked === null || ai === null) return { problem: { code: 'report_no_client' } };
    const { configured, ...settings } = ai;
    if (configured) {
      const { clientId, ...order } = form;
      return serverWriter.begin({ clientId, order });
    }
    const key = typed?.value ?? aiKey.read();
    if (key === null || key.trim() === '') return { problem: { code: 'api_key_required' } };
    if (typed?.remember === true) aiKey.write(typed.value);
    const { client, prompt } = asked;
    return writer.begin({ client: { id: client.id, name: client.name }, form, prompt, settings, key });
  }

  return {
    /** Returns why there is no report. */
    generate: async (form: Form, typed: ReportKey | null): Promise<Problem | null> => {
      const begun = await begin(form, typed);
      if (!('id' in begun)) return begun.problem;
      if (here.current) void navigate(paths.report(begun.id));
      return null;
    },
    /** Cancels a report whose writing has not started. */
    callOff: () => {
      writer.callOff();
      serverWriter.callOff();
    },
  };
}

export function NewReportPage() {
  const { services } = useAdmin();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const drafts = useReportDrafts(params.get('clientId') ?? '');
  const file = useReportFile(drafts.value.clientId);
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
      value={drafts.value}
      onChange={drafts.keep}
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
      onGenerate={async (form, key) => {
        const problem = await generate(form, key);
        if (problem === null) drafts.forget(form.clientId);
        return problem;
      }}
      onForgetKey={() => {
        services.aiKey.forget();
        setRememberedKey(false);
      }}
      onCancel={() => {
        callOff();
        drafts.forget(file.client?.id);
        void navigate(paths.clients());
      }}
      onRetry={file.reload}
      onCopy={services.browser.copy}
    />
  );
}
