import type { ReportForm } from '@fnc/domain';
import { useController } from 'react-hook-form';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import type { SchemaForm } from '../../forms/useSchemaForm.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface ReportIncludeProps {
  of: SchemaForm<ReportForm, ReportForm>;
}

/** Two yes-or-no values of the form, asked as one question. */
export function ReportInclude({ of: { form } }: ReportIncludeProps) {
  const { t } = useAdminWords();
  const charts = useController({ control: form.control, name: 'includeCharts' }).field;
  const personal = useController({ control: form.control, name: 'includePersonalRecommendations' }).field;
  return (
    <CheckboxGroup
      label={t('reports.form.include')}
      layout="row"
      choices={[
        { value: 'charts', label: t('reports.form.charts') },
        { value: 'personal', label: t('reports.form.personal') },
      ]}
      value={[...(charts.value ? ['charts'] : []), ...(personal.value ? ['personal'] : [])]}
      onChange={(chosen) => {
        charts.onChange(chosen.includes('charts'));
        personal.onChange(chosen.includes('personal'));
      }}
    />
  );
}
