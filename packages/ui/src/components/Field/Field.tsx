import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Stack/Row.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type Count, Counter } from './Counter.tsx';
import { FieldAside, FieldError, FieldFrame, FieldHint, FieldLabel } from './Field.styles.ts';

/** The words around a control. The hint stands under the label on the site's long fields, else under the control. */
export interface FieldWords {
  label: ReactNode;
  /** `hidden`: only read aloud, where what stands beside the control already names it. */
  labelPlace?: 'above' | 'hidden' | undefined;
  hint?: ReactNode;
  hintPlace?: 'above' | 'below' | undefined;
  /** What is wrong and what to do now. */
  error?: string | undefined;
  /** Says "(niet verplicht)" behind the label; every other field is required. */
  optional?: boolean | undefined;
  /** Right of the label: "bewaard 14:08". Give it `role="status"` where it must be read aloud when it changes. */
  aside?: ReactNode;
}

/** What a control must carry so that label, hint, counter and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  /** "12 van 500 tekens" right of the label. Too much text is reported, never cut off. */
  counter?: Count | undefined;
  /** Ids of further words that belong to the control: a unit, a time zone. */
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** What is wrong, with its sign. */
export function FieldFault({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <FieldError id={id}>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </FieldError>
  );
}

/** "(niet verplicht)" behind a label. */
export function OptionalMark() {
  const { t } = useTranslation('common');
  return <span> ({t('field.optional')})</span>;
}

/** For a control that must refer to its label by id, because its open list hides the label from screen readers. */
export const labelIdOf = (controlId: string) => `${controlId}-label`;

/** Label above, hint, control, error below. */
export function Field({ id, counter, describedBy, children, ...words }: FieldProps) {
  const { label, labelPlace = 'above', hint, hintPlace = 'below', error, optional = false, aside } = words;
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = labelIdOf(controlId);
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const counterId = counter && `${controlId}-counter`;
  const tooLong = counter !== undefined && counter.used > counter.limit;
  const hintLine = hint !== undefined && (
    <FieldHint id={hintId} data-place={hintPlace}>
      {hint}
    </FieldHint>
  );
  const labelWords = (
    <>
      {label}
      {optional && <OptionalMark />}
    </>
  );
  const labelLine =
    labelPlace === 'hidden' ? (
      <VisuallyHidden as="label" id={labelId} htmlFor={controlId}>
        {labelWords}
      </VisuallyHidden>
    ) : (
      <FieldLabel id={labelId} htmlFor={controlId}>
        {labelWords}
      </FieldLabel>
    );
  return (
    <FieldFrame>
      {aside === undefined && !counter ? (
        labelLine
      ) : (
        <Row gap={[0, 4]} align="baseline" justify="between">
          {labelLine}
          <FieldAside>
            {aside}
            {counter && <Counter {...counter} id={counterId} />}
          </FieldAside>
        </Row>
      )}
      {hintPlace === 'above' && hintLine}
      {children({
        id: controlId,
        'aria-describedby': [hintId, describedBy, counterId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error !== undefined || tooLong || undefined,
      })}
      {hintPlace === 'below' && hintLine}
      {error !== undefined && <FieldFault id={errorId}>{error}</FieldFault>}
    </FieldFrame>
  );
}

/** Parts the words of a field from the attributes of its control. */
export function splitField<Props extends FieldWords & { id?: string | undefined }>(props: Props) {
  const { id, label, labelPlace, hint, hintPlace, error, optional, aside, ...control } = props;
  const words = { id, label, labelPlace, hint, hintPlace, error, optional, aside };
  return { words, control, required: optional !== true };
}
