import { contactMessageSchema, isIncomplete } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { FieldFault } from '../../components/Field/Field.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { useSentence } from '../../forms/useSentence.ts';
import { contactFields, labelsOf, requiredIn } from '../forms/formFields.ts';
import { emptyMessage } from './useContactForm.ts';

/**
 * What the contact form says of each field that is left empty and of an address that is none, and above the form for each
 * number of empty fields and for that address alone. Invisible: the page's own script shows it when the form is sent
 * before the live one is there.
 */
export function EmptyContactFaults() {
  const { t } = useTranslation(['site', 'errors']);
  const sentence = useSentence(undefined);
  const labels = labelsOf(contactFields, (label) => t(`site:${label}`));
  const issues = contactMessageSchema.safeParse(emptyMessage).error?.issues ?? [];
  const codes = new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  const fields = requiredIn(contactFields).map(({ name }) => ({ fieldId: name, label: labels[name] }));
  const lead = isIncomplete([...codes.values()]) ? t('errors:all_fields_required') : undefined;
  return (
    <template data-empty-faults="">
      {fields.map(({ fieldId }) => (
        <div key={fieldId} data-field={fieldId}>
          <FieldFault>{sentence(codes.get(fieldId) ?? '')}</FieldFault>
        </div>
      ))}
      <div data-no-email="">
        <FieldFault>{sentence('email_invalid')}</FieldFault>
      </div>
      {fields.map(({ fieldId }, last) => (
        <FormErrorSummary key={fieldId} issues={fields.slice(0, last + 1)} lead={lead} />
      ))}
      <FormErrorSummary issues={fields.slice(0, 1)} />
    </template>
  );
}
