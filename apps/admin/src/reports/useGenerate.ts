import type { Client, ReportForm, ReportPrompt } from '@fnc/domain';
import type { AiStatus, Begun } from '@fnc/domain/api';
import type { Problem, ReportKey } from '@fnc/ui/admin';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useHere } from '../shared/useHere.ts';
import { useServerWriter, useWriter } from './useWriter.ts';

interface Asked {
  readonly ai: AiStatus | null;
  readonly promptOf: (form: ReportForm) => { client: Client; prompt: ReportPrompt } | null;
}

/** Starts writing the report, on the server if it has a key, and then opens the report's page. */
export function useGenerate({ ai, promptOf }: Asked) {
  const { aiKey } = useAdmin().services;
  const writer = useWriter();
  const serverWriter = useServerWriter();
  const navigate = useNavigate();
  const here = useHere();

  async function begin(form: ReportForm, typed: ReportKey | null): Promise<Begun> {
    const asked = promptOf(form);
    if (asked === null || ai === null) return { problem: { code: 'report_no_client' } };
    const { configured, ...settings } = ai;
    if (configured) {
      const { clientId, ...wish } = form;
      return serverWriter.begin({ clientId, wish });
    }
    const key = typed?.value ?? aiKey.read();
    if (key === null || key.trim() === '') return { problem: { code: 'api_key_required' } };
    if (typed?.remember === true) aiKey.write(typed.value);
    const { client, prompt } = asked;
    return writer.begin({ client: { id: client.id, name: client.name }, form, prompt, settings, key });
  }

  return {
    /** Returns why there is no report. */
    generate: async (form: ReportForm, typed: ReportKey | null): Promise<Problem | null> => {
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
