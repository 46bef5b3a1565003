import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Stack/Row.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldAside, FieldError, FieldFrame, FieldHint, FieldLabel } from './Field.styles.ts';

/** What a counter announces: nothing until a tenth of the limit is left. */
export function announcement(used: number, limit: number): 'none' | 'left' | 'over' {
  if (used > limit) return 'over';
  return limit - used <= limit / 10 ? 'left' : 'none';
}

export interface Count {
  /** Characters typed so far, counted as in the schema: `text.length`. */
  used: number;
  /** Most characters allowed. */
  limit: number;
}

/** In ms: long enough not to interrupt typing, short enough to be read before the next sentence. */
const pause = 1000;

/** How much of a limit is used. Announced after a pause in typing, only when the limit is near or exceeded. */
function Counter({ id, used, limit }: Count & { id: string | undefined }) {
  const { t } = useTranslation('common');
  const [spoken, setSpoken] = useState('');
  const over = used - limit;
  const kind = announcement(used, limit);
  const words = kind === 'none' ? '' : t(`counter.${kind}`, { count: Math.abs(over) });
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <span data-over={over > 0} aria-hidden="true">
        {over > 0 ? t('counter.over', { count: over }) : t('counter.used', { used, count: limit })}
      </span>
      <VisuallyHidden id={id}>
        {over > 0 ? t('counter.over', { count: over }) : t('counter.limit', { count: limit })}
      </VisuallyHidden>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

/** The texts of a control. The hint is below the label on the site's long fields, else below the control. */
export interface FieldWords {
  label: ReactNode;
  /** `hidden`: only read aloud, where another visible text already names the control. */
  labelPlace?: 'above' | 'hidden' | undefined;
  hint?: ReactNode;
  hintPlace?: 'above' | 'below' | undefined;
  /** The error and how to fix it. */
  error?: string | undefined;
  /** Shows "(niet verplicht)" after the label; every other field is required. */
  optional?: boolean | undefined;
  /** Right of the label: "bewaard 14:08". Give it `role="status"` to announce its changes. */
  aside?: ReactNode;
}

/** Attributes that link a control to its label, hint, counter and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  /** "12 van 500 tekens" right of the label. A longer text is reported, never cut off. */
  counter?: Count | undefined;
  /** Ids of further texts about the control: a unit, a time zone. */
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** An error message with its icon. */
export function FieldFault({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <FieldError id={id}>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </FieldError>
  );
}

/** "(niet verplicht)" after a label. */
export function OptionalMark() {
  const { t } = useTranslation('common');
  return <span> ({t('field.optional')})</span>;
}

/** For a control that must reference its label by id, because its open list hides the label from screen readers. */
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

/** Separates the field's texts from the attributes of its control. */
export function splitField<Props extends FieldWords & { id?: string | undefined }>(props: Props) {
  const { id, label, labelPlace, hint, hintPlace, error, optional, aside, ...control } = props;
  const words = { id, label, labelPlace, hint, hintPlace, error, optional, aside };
  return { words, control, required: optional !== true };
}
