import { foldText } from '../shared/foldText.ts';

/**
 * Things of which there are 0, 1, 2…: people and possessions, in Dutch and English. Nights and journeys are not among
 * them: somebody may answer with a mean.
 */
const whole = new Set([
  'kinderen',
  'kleinkinderen',
  'personen',
  'mensen',
  'gezinsleden',
  'werknemers',
  'medewerkers',
  'aandeelhouders',
  'bestuurders',
  'ondernemingen',
  'bedrijven',
  'vennootschappen',
  'woningen',
  'schepen',
  'children',
  'grandchildren',
  'people',
  'persons',
  'members',
  'employees',
  'shareholders',
  'directors',
  'companies',
  'homes',
  'ships',
]);
/** Shares, means and full-time equivalents have decimals, whatever they are of. */
const inParts = /%|\b(?:fte|percent|percentage|procent|gemiddelde?|average)\b/;
/** The words that ask for a number, each as the last one or two before what is counted. */
const asking = new Set(['hoeveel', 'aantal', 'how many', 'number of']);

/** The words after "hoeveel": the thing that is counted, or a word about it and the thing. */
function wordsCounted(text: string): readonly string[] {
  const words = foldText(text).split(/[^a-z-]+/);
  return words.flatMap((word, place) =>
    asking.has(word) || asking.has(`${words[place - 1]} ${word}`) ? words.slice(place + 1, place + 3) : [],
  );
}

/**
 * Whether a question for a number counts what cannot be divided: nobody has -1 or 1.5 children. Amounts are not counted:
 * a profit may be a loss.
 */
export const countsWhole = (question: string): boolean =>
  !inParts.test(foldText(question)) && wordsCounted(question).some((word) => whole.has(word));
