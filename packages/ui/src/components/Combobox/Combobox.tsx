import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortalContainer } from '../Dialog/PortalContainer.tsx';
import { Field, type FieldWords, labelIdOf, splitField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  ComboboxButton,
  ComboboxFrame,
  ComboboxGroupHead,
  ComboboxInput,
  ComboboxItem,
  ComboboxNote,
  ComboboxPopup,
  ComboboxPositioner,
  StyledList,
} from './Combobox.styles.ts';

export interface ComboboxOption {
  /** Not empty, because the empty string means "typed, but not in the list". */
  value: string;
  label: string;
  /** A second text after the label, also searched: "42 vragen, 24 antwoorden". */
  detail?: string | undefined;
  /** Heading of its group. Options of one group must be adjacent. */
  group?: string | undefined;
  disabled?: boolean | undefined;
}

interface OptionGroup {
  label: string | undefined;
  items: readonly ComboboxOption[];
}

/** "Curaçao" is found with "curacao". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** How well an option matches: 0 is best; `undefined` is no match. Every typed word must match. */
function rank(option: ComboboxOption, words: readonly string[]): number | undefined {
  const label = plain(option.label);
  const text = `${label} ${plain(option.detail ?? '')}`;
  if (!words.every((word) => text.includes(word))) return undefined;
  const [first = ''] = words;
  if (label.startsWith(first)) return 0;
  return text.includes(` ${first}`) ? 1 : 2;
}

/** Options that match the typed text: those that begin with it first, else in their order. Groups stay together. */
export function matchingOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const fitting = options.flatMap((option) => {
    const fit = rank(option, words);
    return fit === undefined ? [] : [{ option, fit }];
  });
  const grouped = options.some(({ group }) => group !== undefined);
  return (grouped ? fitting : fitting.toSorted((a, b) => a.fit - b.fit)).map(({ option }) => option);
}

/** Adjacent options of one group, under its heading. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups: { label: string | undefined; items: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.label === option.group) last.items.push(option);
    else groups.push({ label: option.group, items: [option] });
  }
  return groups;
}

/** The option that was typed in full, ignoring case and accents. */
export const typedOption = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined =>
  options.find((option) => option.disabled !== true && plain(option.label) === plain(text));

interface ComboboxListProps {
  groups: readonly OptionGroup[];
  shown: number;
  count: number;
  text: string;
  chosen: string | undefined;
}

/** The options, and below them their number or the reason why there are none. */
function ComboboxList({ groups, chosen, ...note }: ComboboxListProps) {
  return (
    <>
      <StyledList>
        {groups.map(({ label, items }) => (
          <Base.Group key={label ?? ''}>
            {label !== undefined && <ComboboxGroupHead>{label}</ComboboxGroupHead>}
            {items.map((option) => (
              <ComboboxItem key={option.value} value={option} disabled={option.disabled ?? false}>
                <span>
                  {option.label}
                  {option.detail !== undefined && <small>{option.detail}</small>}
                </span>
                {option.value === chosen && <Icon of={Check} />}
              </ComboboxItem>
            ))}
          </Base.Group>
        ))}
      </StyledList>
      {/* Always mounted, so that its content is announced. */}
      <Base.Status>
        <Note {...note} />
      </Base.Status>
    </>
  );
}

function Note({ shown, count, text }: Omit<ComboboxListProps, 'groups' | 'chosen'>) {
  const { t } = useTranslation('common');
  if (count === 0)
    return <ComboboxNote>{text === '' ? t('combobox.empty') : t('combobox.none', { text })}</ComboboxNote>;
  if (shown < count) return <ComboboxNote>{t('combobox.limited', { shown, count })}</ComboboxNote>;
  return <VisuallyHidden>{t('combobox.found', { count })}</VisuallyHidden>;
}

/** Most options rendered at once; the list says how many there are. */
const limit = 100;

interface Options {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** State of one combobox: text, selection and list. The text is that of the selected option, or else the typed text. */
function useCombobox({ options, value, onChange }: Options) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState({ text: '', left: false });
  const chosen = options.find((option) => option.value === value);
  const text = chosen?.label ?? (value === '' ? typed.text : '');
  const found = chosen !== undefined ? options : matchingOptions(options, text);

  const choose = (option: ComboboxOption | null) => {
    setTyped({ text: '', left: false });
    setOpen(false);
    if ((option?.value ?? null) !== value) onChange(option?.value ?? null);
  };
  const type = (next: string) => {
    const exact = options.find((option) => option.label === next && option.disabled !== true);
    setTyped({ text: next, left: typed.left && next !== '' });
    const result = exact?.value ?? (next.trim() === '' ? null : '');
    if (result !== value) onChange(result);
  };
  const leave = () => {
    setOpen(false); // also when nothing else gets the focus: the list would stay open
    const meant = value === '' ? typedOption(options, text) : undefined;
    if (meant) choose(meant);
    else setTyped({ ...typed, left: true });
  };
  return {
    open,
    setOpen,
    text,
    chosen,
    choose,
    type,
    leave,
    /** The field was left with a text that is not in the list. */
    unknown: value === '' && typed.left && !open,
    groups: groupOptions(found.slice(0, limit)),
    shown: Math.min(found.length, limit),
    count: found.length,
  };
}

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'list' | 'className' | 'style'
>;

export interface ComboboxProps extends Native, FieldWords {
  options: readonly ComboboxOption[];
  /** The selected option. `null`: none. `''`: the typed text is not in the list, which a schema rejects. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called with the text on every keystroke: for options that are searched elsewhere. */
  onType?: ((text: string) => void) | undefined;
}

/** Selects one of many options by typing. A text without a match stays, and the field shows an error. */
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
    event.preventDefault(); // so that Escape does not also close the dialog around it
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
              aria-labelledby={labelIdOf(id)} // an open list hides all else, including the label, from screen readers
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
