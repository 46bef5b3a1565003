import { foldText } from '../shared/foldText.ts';

/** Things of which there are 0, 1, 2…: people, nights and possessions, in Dutch and English. */
const whole = [
  'kinderen',
  'kleinkinderen',
  'personen',
  'mensen',
  'gezinsleden',
  'werknemers',
  'medewerkers',
  'aandeelhouders',
  'bestuurders',
  'nachten',
  'overnachtingen',
  'reizen',
  'keer',
  'ondernemingen',
  'bedrijven',
  'vennootschappen',
  'woningen',
  'schepen',
  'children',
  'grandchildren',
  'people',
  'persons',
  'family members',
  'employees',
  'shareholders',
  'directors',
  'nights',
  'trips',
  'times',
  'companies',
  'homes',
  'ships',
];
/** Things of which there may be a half, but never less than none. */
const divisible = [
  ...['uren', 'uur', 'dagen', 'weken', 'maanden', 'jaren', 'jaar'],
  ...['hours', 'days', 'weeks', 'months', 'years'],
];

/** "Hoeveel kinderen", "Aantal jonge kinderen": the question may put one word before the thing. */
const countOf = (things: readonly string[]) =>
  new RegExp(`\\b(?:hoeveel|aantal|how many|number of) (?:[a-z-]+ )?(?:${things.join('|')})\\b`);
const countsWhole = countOf(whole);
const countsDivisible = countOf(divisible);

/**
 * What the answer to a question for a number must be, by what it counts: nobody has -1 or 1.5 children. `any` for
 * everything else, such as amounts, because a profit may be a loss.
 */
export function countOfQuestion(text: string): 'whole' | 'notNegative' | 'any' {
  const words = foldText(text).replace(/\s+/g, ' ');
  if (countsWhole.test(words)) return 'whole';
  return countsDivisible.test(words) ? 'notNegative' : 'any';
}
