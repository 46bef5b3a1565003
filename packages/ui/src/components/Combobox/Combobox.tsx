import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortalContainer } from '../Dialog/PortalContainer.tsx';
import { Field, type FieldWords, labelIdOf, splitField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ComboboxButton, ComboboxFrame, ComboboxInput, ComboboxPopup, ComboboxPositioner } from './Combobox.styles.ts';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption } from './comboboxOptions.ts';
import { useCombobox } from './useCombobox.ts';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'list' | 'className' | 'style'
>;

export interface ComboboxProps extends Native, FieldWords {
  options: readonly ComboboxOption[];
  /** The chosen option. `null`: nothing. `''`: what is typed is not in the list; a schema refuses that. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Told what stands in the field with every key: for options that are searched elsewhere. */
  onType?: ((text: string) => void) | undefined;
}

/** One choice of many, found by typing. What is typed stays, also when nothing is like it: the field says so. */
export function Combobox({ options, value, onChange, onType, ...rest }: ComboboxProps) {
  const { t } = useTranslation('common');
  const container = usePortalContainer();
  const frame = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const box = useCombobox({ options, value, onChange });
  const { words, control, required } = splitField(rest);
  const clear = () => {
    box.choose(null);
    onType?.('');
    frame.current?.querySelector('input')?.focus();
  };
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || box.open || box.text === '' || control.readOnly) return;
    event.preventDefault(); // not also the dialog around it
    clear();
  };
  const unknown = box.unknown ? t('combobox.unknown', { text: box.text }) : undefined;
  return (
    <Field {...words} error={words.error ?? unknown}>
      {({ id, ...belonging }) => (
        <Base.Root
          items={box.groups}
          filter={null}
          autoHighlight
          open={box.open}
          onOpenChange={box.setOpen}
          value={box.chosen ?? null}
          isItemEqualToValue={(one: ComboboxOption, other: ComboboxOption) => one.value === other.value}
          itemToStringLabel={(option: ComboboxOption) => option.label}
          onValueChange={(option: ComboboxOption | null) => option && box.choose(option)}
          inputValue={box.text}
          onInputValueChange={(text, { reason }) => {
            if (reason !== 'input-change') return;
            box.type(text);
            onType?.(text);
          }}
          disabled={control.disabled ?? false}
          readOnly={control.readOnly ?? false}
        >
          <ComboboxFrame ref={frame} data-filled={box.text !== ''}>
            <ComboboxInput
              autoComplete="off"
              spellCheck={false}
              aria-required={required}
              {...control}
              {...belonging}
              id={id}
              aria-labelledby={labelIdOf(id)} // an open list hides all else, the label too, from screen readers
              onKeyDownCapture={clearByKey}
              onBlur={(event) => {
                if (!popup.current?.contains(event.relatedTarget)) box.leave();
                control.onBlur?.(event);
              }}
            />
            {box.text !== '' && !control.disabled && !control.readOnly && (
              <ComboboxButton as="button" type="button" tabIndex={-1} aria-label={t('combobox.clear')} onClick={clear}>
                <Icon of={X} />
              </ComboboxButton>
            )}
            <ComboboxButton as={Base.Trigger} aria-label={t('combobox.open')}>
              <Icon of={ChevronDown} />
            </ComboboxButton>
          </ComboboxFrame>
          <Base.Portal container={container}>
            <ComboboxPositioner anchor={frame} align="start" sideOffset={4} collisionPadding={8}>
              <ComboboxPopup ref={popup}>
                <ComboboxList {...box} chosen={box.chosen?.value} />
              </ComboboxPopup>
            </ComboboxPositioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
