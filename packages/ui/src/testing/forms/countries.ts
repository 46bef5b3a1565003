import type { ComboboxOption } from '../../components/Combobox/Combobox.tsx';

/** Choices of a sample list, in the language of the page; the last one cannot be chosen. */
export const countries = (say: (nl: string, en: string) => string): readonly ComboboxOption[] => [
  { value: 'nl', label: say('Nederland', 'Netherlands'), group: say('Europese Unie', 'European Union') },
  { value: 'cy', label: 'Cyprus', group: say('Europese Unie', 'European Union') },
  { value: 'ro', label: say('Roemenië', 'Romania'), group: say('Europese Unie', 'European Union') },
  { value: 'gb', label: say('Verenigd Koninkrijk', 'United Kingdom'), group: say('Daarbuiten', 'Elsewhere') },
  { value: 'no', label: say('Noorwegen', 'Norway'), group: say('Daarbuiten', 'Elsewhere') },
  { value: 'cw', label: 'Curaçao', group: say('Daarbuiten', 'Elsewhere'), disabled: true },
];
