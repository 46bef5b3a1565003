import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SummaryBox, SummaryList, SummaryTitle } from './FormErrorSummary.styles.ts';

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
  /** What an empty form would get: stays hidden, for a page's script that shows it before React runs. */
  ifEmpty?: Omit<FormErrorSummaryProps, 'ifEmpty'> | undefined;
}

function focusField(event: MouseEvent, fieldId: string) {
  const control = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`);
  if (!control) return;
  event.preventDefault(); // a new hash in the address would add a history entry
  const target = control.matches('fieldset') ? control.querySelector<HTMLElement>('input:checked, input') : control;
  target?.focus();
}

/** Lists the invalid fields above a form, with a link to each. Announced when it appears. */
export function FormErrorSummary({ issues, lead, ifEmpty }: FormErrorSummaryProps) {
  const { t } = useTranslation('common');
  const isHidden = issues.length === 0;
  const shown = isHidden ? ifEmpty : { issues, lead };
  const Count = shown?.lead === undefined ? SummaryTitle : 'p';
  // Hidden, it has a line for each number of fields, of which the script shows one.
  const counts = isHidden ? shown?.issues.map((_, index) => index + 1) : [issues.length];
  return (
    <div role="alert">
      {shown !== undefined && (
        <SummaryBox key={String(isHidden)} hidden={isHidden || undefined} data-if-empty={isHidden ? '' : undefined}>
          {shown.lead !== undefined && <SummaryTitle>{shown.lead}</SummaryTitle>}
          {counts?.map((count) => (
            <Count key={count} data-count={isHidden ? count : undefined}>
              {t('errorSummary', { count })}
            </Count>
          ))}
          <SummaryList>
            {shown.issues.map(({ fieldId, label }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {label}
                </a>
              </li>
            ))}
          </SummaryList>
        </SummaryBox>
      )}
    </div>
  );
}
