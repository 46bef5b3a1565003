import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { FieldError, FieldFrame, FieldHint, FieldLabel } from './Field.styles.ts';

/** The words around a control. The hint stands under the label on the site's long fields, else under the control. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  hintPlace?: 'above' | 'below' | undefined;
  /** What is wrong and what to do now. */
  error?: string | undefined;
  /** Says "(niet verplicht)" behind the label; every other field is required. */
  optional?: boolean | undefined;
}

/** What a control must carry so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint, control, error below. */
export function Field({ id, label, hint, hintPlace = 'below', error, optional = false, children }: FieldProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const hintLine = hint !== undefined && (
    <FieldHint id={hintId} data-place={hintPlace}>
      {hint}
    </FieldHint>
  );
  return (
    <FieldFrame>
      <FieldLabel htmlFor={controlId}>
        {label}
        {optional && <span> ({t('field.optional')})</span>}
      </FieldLabel>
      {hintPlace === 'above' && hintLine}
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hintPlace === 'below' && hintLine}
      {error !== undefined && (
        <FieldError id={errorId}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </FieldError>
      )}
    </FieldFrame>
  );
}

/** Parts the words of a field from the attributes of its control. */
export function splitField<Props extends FieldWords & { id?: string | undefined }>(props: Props) {
  const { id, label, hint, hintPlace, error, optional, ...control } = props;
  return { words: { id, label, hint, hintPlace, error, optional }, control, required: optional !== true };
}
