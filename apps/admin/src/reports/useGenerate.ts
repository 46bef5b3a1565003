import type { Client, ReportForm, ReportPrompt } from '@fnc/domain';
import type { AiStatus } from '@fnc/domain/api';
import type { Problem, ReportKey } from '@fnc/ui/admin';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useWriter } from './useWriter.ts';

interface Asked {
  readonly ai: AiStatus | null;
  readonly promptOf: (form: ReportForm) => { client: Client; prompt: ReportPrompt } | null;
}

/** Has the report written, and leaves for its page with the first words. Whoever left before is not called back. */
export function useGenerate({ ai, promptOf }: Asked) {
  const { services } = useAdmin();
  const writer = useWriter();
  const navigate = useNavigate();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  return async (form: ReportForm, typed: ReportKey | null): Promise<Problem | null> => {
    const asked = promptOf(form);
    if (asked === null || ai === null) return { code: 'report_no_client' };
    const { configured, ...settings } = ai;
    const key = configured ? null : (typed?.value ?? services.aiKey.read());
    if (!configured && (key === null || key.trim() === '')) return { code: 'api_key_required' };
    if (typed?.remember === true) services.aiKey.write(typed.value);
    const { client, prompt } = asked;
    const begun = await writer.begin({ client: { id: client.id, name: client.name }, form, prompt, settings, key });
    if (!('id' in begun)) return begun.problem;
    if (here.current) void navigate(paths.report(begun.id));
    return null;
  };
}
