import { checkAnswer, type Language, type Question } from '@fnc/domain';
import { regionOf } from '../../locales/figures.ts';

const numberIn = (value: string, language: Language): string =>
  Number(value).toLocaleString(regionOf(language), { maximumFractionDigits: 20 });

/**
 * A stored answer as it stands in its field: `58.000` or `58,000`, and `31-12-2025`. Whatever would not read back as the same
 * answer stands there as it is stored.
 */
export function fieldText(question: Question, value: string, language: Language): string {
  if (question.type === 'date') return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
  if (question.type !== 'number' || value.trim() === '' || !Number.isFinite(Number(value))) return value;
  const text = numberIn(value, language);
  const readBack = checkAnswer(question, text);
  return readBack.ok && Number(readBack.value) === Number(value) ? text : value;
}
