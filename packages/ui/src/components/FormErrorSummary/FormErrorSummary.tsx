import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SummaryBox } from './FormErrorSummary.styles.ts';

export interface FormIssue {
  /** `id` of the control, or of the `fieldset` of a group. */
  fieldId: string;
  label: string;
}

export interface FormErrorSummaryProps {
  /** In the order of the form. When empty, nothing is shown. */
  issues: readonly FormIssue[];
  /** An error of the whole form, before the number of fields. */
  lead?: string | undefined;
}

function focusField(event: MouseEvent, fieldId: string) {
  const control = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`);
  if (!control) return;
  event.preventDefault(); // a new hash in the address would add a history entry
  const target = control.matches('fieldset') ? control.querySelector<HTMLElement>('input:checked, input') : control;
  target?.focus();
}

/** Lists the invalid fields above a form, with a link to each. Announced when it appears. */
export function FormErrorSummary({ issues, lead }: FormErrorSummaryProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      {issues.length > 0 && (
        <SummaryBox>
          {lead !== undefined && <p>{lead}</p>}
          <p>{t('errorSummary', { count: issues.length })}</p>
          <ul>
            {issues.map(({ fieldId, label }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </SummaryBox>
      )}
    </div>
  );
}
