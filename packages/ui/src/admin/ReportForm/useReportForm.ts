import { defaultFocusAreas, defaultLanguage, defaultReportType, type ReportForm, reportFormSchema } from '@fnc/domain';
import { useId, useRef, useState } from 'react';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { type SchemaForm, useSchemaForm } from '../../forms/useSchemaForm.ts';
import type { Problem } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ReportFormProps } from './reportFormProps.ts';

/** The specification's defaults. */
const untouched: ReportForm = {
  clientId: '',
  reportType: defaultReportType,
  language: defaultLanguage,
  includeCharts: true,
  includePersonalRecommendations: true,
  focusAreas: [...defaultFocusAreas],
  customInstructions: '',
};

/** The key's field: in no schema of the domain, because only this form uses it. */
export interface KeyRow {
  readonly id: string;
  /** The input element, to focus it. */
  readonly takeField: (field: HTMLInputElement | null) => void;
  readonly value: string;
  readonly remember: boolean;
  /** The key stored on this device is used; no field is shown. */
  readonly kept: boolean;
  readonly missing: boolean;
  readonly set: (change: Partial<{ value: string; remember: boolean; other: boolean }>) => void;
}

interface ReportFormState {
  readonly form: SchemaForm<ReportForm, ReportForm>;
  readonly key: KeyRow;
  /** Why writing did not start. */
  readonly problem: Problem | null;
  /** Removes the error after a change of the form, whose values are kept. */
  readonly edited: () => void;
  readonly generate: (event?: React.FormEvent) => Promise<void>;
}

type Options = Pick<ReportFormProps, 'client' | 'value' | 'onChange' | 'service' | 'rememberedKey' | 'onGenerate'>;

/** The values of the form, its errors, and its submit function. */
export function useReportForm(options: Options): ReportFormState {
  const { client, value, onChange, service, rememberedKey, onGenerate } = options;
  const { t } = useAdminWords();
  const keyId = useId();
  const keyField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ value: '', remember: false, other: false });
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const known = client !== null && client.id === value.clientId;
  const form = useSchemaForm<ReportForm, ReportForm>({
    schema: reportFormSchema,
    defaultValues: { ...untouched, ...value, clientId: known ? (value.clientId ?? '') : '' },
    labels: {
      clientId: t('reports.form.client'),
      reportType: t('reports.form.type'),
      language: t('reports.form.language'),
      focusAreas: t('reports.form.areas'),
      customInstructions: t('reports.form.instructions'),
    },
  });

  const [instructed, setInstructed] = useState((value.customInstructions ?? '') !== '');
  useLeaveGuard(instructed); // closing the window; leaving within the console keeps what was typed

  const kept = rememberedKey && !typed.other;
  const keyAsked = !service.serverHasKey && !kept;
  const key = typed.value.trim();

  async function send(values: ReportForm) {
    if (keyAsked && key === '') {
      keyField.current?.focus();
      return;
    }
    const found = await onGenerate(values, keyAsked ? { value: key, remember: typed.remember } : null);
    if (found?.code === 'report_no_client' || found?.code === 'report_client_required') {
      form.showServerIssues([{ path: 'clientId', code: found.code }]);
    } else if (found?.code === 'api_key_required') {
      setMissing(true);
      keyField.current?.focus();
    } else setProblem(found);
  }

  return {
    form,
    key: {
      id: keyId,
      takeField: (field) => {
        keyField.current = field;
      },
      value: typed.value,
      remember: typed.remember,
      kept,
      missing,
      set: (change) => {
        setMissing(false);
        setTyped((before) => ({ ...before, ...change }));
      },
    },
    problem,
    edited: () => {
      setProblem(null);
      const values = form.form.getValues();
      setInstructed(values.customInstructions !== '');
      onChange(values);
    },
    generate: async (event) => {
      setProblem(null);
      setMissing(keyAsked && key === '');
      await form.submit(send)(event);
    },
  };
}
