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

export interface OptionGroup {
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
