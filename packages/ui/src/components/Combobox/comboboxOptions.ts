export interface ComboboxOption {
  /** Not empty: an empty text stands for "typed, but not in the list". */
  value: string;
  label: string;
  /** A second word behind the label, searched too: "42 vragen, 24 antwoorden". */
  detail?: string | undefined;
  /** Head under which it stands. Options of one group must stand together. */
  group?: string | undefined;
  disabled?: boolean | undefined;
}

export interface OptionGroup {
  label: string | undefined;
  items: readonly ComboboxOption[];
}

/** "Curaçao" is found with "curacao". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** How well an option fits: 0 is best; `undefined` does not fit. Every typed word must be in it. */
function rank(option: ComboboxOption, words: readonly string[]): number | undefined {
  const label = plain(option.label);
  const text = `${label} ${plain(option.detail ?? '')}`;
  if (!words.every((word) => text.includes(word))) return undefined;
  const [first = ''] = words;
  if (label.startsWith(first)) return 0;
  return text.includes(` ${first}`) ? 1 : 2;
}

/** Options that fit what is typed: those that begin with it first, else in their own order. Groups stay together. */
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

/** Neighbours of one group, under its head. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups: { label: string | undefined; items: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.label === option.group) last.items.push(option);
    else groups.push({ label: option.group, items: [option] });
  }
  return groups;
}

/** The option that was typed in full; capitals and accents do not matter. */
export const typedOption = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined =>
  options.find((option) => option.disabled !== true && plain(option.label) === plain(text));
