import { expect, test } from 'vitest';
import { problemSentence } from './problem.ts';
import type { AdminT } from './useAdminWords.ts';

const words: Record<string, string> = {
  'errors:page_unknown': 'Deze pagina bestaat niet. Controleer het adres.',
  'errors:client_load_failed': 'De gegevens van de klant zijn niet geladen',
};
const t = ((key: string) => words[key]) as unknown as AdminT;

test.each([
  ['page_unknown', 'Deze pagina bestaat niet. Controleer het adres.'],
  ['client_load_failed', 'De gegevens van de klant zijn niet geladen.'],
] as const)('the sentence of %s ends with one full stop', (code, sentence) => {
  expect(problemSentence(t, { code })).toBe(sentence);
});
