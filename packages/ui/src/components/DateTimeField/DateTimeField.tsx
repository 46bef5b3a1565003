import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { Row } from '../Stack/Row.tsx';
import { Text } from '../Text/Text.tsx';
import { MomentInput } from './DateTimeField.styles.ts';
import { firstYear, incompleteMoment, lastMoment, lastYear, momentFault, writeMoment } from './moment.ts';

type Native = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'>;

export interface DateTimeFieldProps extends Native, FieldWords {
  /**
   * Local ISO text without a zone: `2026-11-24T09:00`. `''`: empty. `incompleteMoment`: partly filled in, which a
   * schema rejects and never treats as empty.
   */
  value: string;
  onChange: (value: string) => void;
  /** Earliest allowed moment, in the form of `value`. An earlier one is reported, not changed. */
  min?: string | undefined;
  /** The time zone, shown next to the field: "Tijd in Amsterdam". Every time needs one. */
  zone?: string | undefined;
}

/** A date and a time. The browser's native field: its calendar, its keys, and the order of the reader's locale. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, min, zone, ...rest } = props;
  const { t, i18n } = useTranslation('common');
  const zoneId = useId();
  // A moment from before, such as that of a draft, is judged at once.
  const [left, setLeft] = useState(value !== '');
  const { words, control, required } = splitField(rest);
  const fault = left ? momentFault(value, min) : undefined;
  const faults = {
    incomplete: t('date.incomplete'),
    unlikelyYear: t('date.unlikelyMoment', { firstYear, lastYear }),
    tooEarly: t('date.tooEarly', { limit: writeMoment(min ?? '', i18n.language) }),
  };
  /**
   * While a part is missing the browser's value is empty and no change event fires, so the value is also read on blur.
   */
  const note = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const next = input.validity.badInput ? incompleteMoment : input.value;
    if (next !== value) onChange(next);
  };
  return (
    <Field
      {...words}
      error={words.error ?? (fault && faults[fault])}
      describedBy={zone === undefined ? undefined : zoneId}
    >
      {(belonging) => (
        <Row as="span" gap={[1, 4]} align="center">
          <MomentInput
            aria-required={required}
            {...control}
            {...belonging}
            type="datetime-local"
            data-empty={value === ''}
            min={min}
            max={lastMoment}
            value={value === incompleteMoment ? '' : value}
            onChange={note}
            onBlur={(event) => {
              note(event);
              setLeft(true);
              control.onBlur?.(event);
            }}
          />
          {zone !== undefined && (
            <Text as="span" size="small" tone="quiet" wide id={zoneId}>
              {zone}
            </Text>
          )}
        </Row>
      )}
    </Field>
  );
}
