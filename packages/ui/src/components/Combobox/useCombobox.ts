import { useState } from 'react';
import { type ComboboxOption, groupOptions, matchingOptions, typedOption } from './comboboxOptions.ts';

/** Most options drawn at once; the list says how many there are. */
const limit = 100;

interface Options {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Text, choice and list of one combobox. The text follows the choice; without one it is what was typed. */
export function useCombobox({ options, value, onChange }: Options) {
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
    setOpen(false); // also when the focus goes nowhere: the list would stay behind
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
