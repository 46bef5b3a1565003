import { brand, type GuessablePasswordCode } from '@fnc/domain';
import type { Match, ZxcvbnFactory } from '@zxcvbn-ts/core';

/** zxcvbn score, 0 to 4: more than 10⁸ guesses. */
const minimumScore = 3;
/** Attackers try these first. */
const commonest = 10_000;
/** Only this much of a password is judged: time grows with the square, and more text makes it no weaker. */
const judgedLength = 32;
const shortestWord = 3;

interface Judge {
  readonly scorer: Pick<ZxcvbnFactory, 'check'>;
  /** The most used passwords of the world, in lower case. */
  readonly common: ReadonlySet<string>;
}

/**
 * Why a password is too easy to guess; `null` when it is not. Its length is checked elsewhere.
 *
 * @param username of the admin who chooses it
 */
export async function passwordRefusal(password: string, username: string): Promise<GuessablePasswordCode | null> {
  const { scorer, common } = await judge();
  const judged = password.normalize('NFKC').slice(0, judgedLength);
  if (common.has(judged.toLowerCase())) return 'password_common';
  const personal = personalWords(username);
  const { score, sequence } = scorer.check(judged, personal);
  if (score < minimumScore) return reasonOf(sequence);
  // An attacker tries the user name and our brand first: the rest must be strong without them.
  const rest = personal.reduce((text, word) => text.replaceAll(word, ' '), judged.toLowerCase()).trim();
  const isShorter = rest.length < judged.trim().length;
  return isShorter && (rest === '' || scorer.check(rest).score < minimumScore) ? 'password_personal' : null;
}

/** Dictionaries take 10 MB of memory, so they are loaded with the first password, which few processes see. */
let loaded: Promise<Judge> | undefined;
const judge = (): Promise<Judge> => (loaded ??= load());

async function load(): Promise<Judge> {
  const [core, common, english, dutch] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-nl-be'),
  ]);
  const named = Object.entries(dutch.dictionary).map(([name, words]) => [`${name}-nl`, words]);
  return {
    scorer: new core.ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...english.dictionary, ...Object.fromEntries(named) },
      graphs: common.adjacencyGraphs,
    }),
    common: new Set(common.dictionary['passwords-common'].slice(0, commonest).map(String)),
  };
}

/** In lower case, longest first, so that removing a short one leaves no part of a long one. */
function personalWords(username: string): string[] {
  const texts = [username, username.split('@')[0] ?? '', brand.name, brand.founder, brand.domain, brand.sender.name];
  const whole = [...texts, ...Object.values(brand.tagline)];
  const words = [...whole, ...whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))];
  const long = words.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= shortestWord);
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/** The largest part of the password gives the reason. */
function reasonOf(sequence: readonly Match[]): GuessablePasswordCode {
  const [largest] = [...sequence]
    .filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator')
    .sort((a, b) => b.token.length - a.token.length);
  if (largest === undefined) return 'password_guessable';
  switch (largest.pattern) {
    case 'repeat':
    case 'sequence':
    case 'spatial':
      return 'password_pattern';
    case 'date':
    case 'regex':
      return 'password_date';
    case 'dictionary': {
      const dictionary = String(largest['dictionaryName']);
      if (dictionary === 'userInputs') return 'password_personal';
      return dictionary === 'passwords-common' ? 'password_common' : 'password_guessable';
    }
    default:
      return 'password_guessable';
  }
}
