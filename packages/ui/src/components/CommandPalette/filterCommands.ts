import type { Command, CommandGroup } from './command.ts';

/** From and to (exclusive) in a text, in UTF-16 units. */
type TextRange = readonly [from: number, to: number];

interface WordMatch {
  /** 0 is best; only for comparing. */
  score: number;
  /** The matches in the label, in order and without overlap. */
  ranges: readonly TextRange[];
}

const cost = { firstWord: 0, laterWord: 1, insideAWord: 3, elsewhere: 5 } as const;
const isWordPart = /[\p{L}\p{N}]/u;

/** The text in lower case without accents, and the original index of each unit: "É" may be one unit or two. */
function fold(text: string): { plain: string; origins: readonly number[] } {
  let plain = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    plain += bare;
    for (let unit = 0; unit < bare.length; unit += 1) origins.push(at);
    at += character.length;
  }
  return { plain, origins: [...origins, at] };
}

/** Index where the word matches the beginning of a word of the text; -1 without a match. */
function atWordStart(text: string, word: string): number {
  let at = text.indexOf(word);
  while (at > 0 && isWordPart.test(text.charAt(at - 1))) at = text.indexOf(word, at + 1);
  return at;
}

function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const done: [from: number, to: number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = done.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else done.push([from, to]);
  }
  return done;
}

/**
 * Whether every word of the query is in the label or in `further`, in any order, ignoring case and accents: "golf esm"
 * finds "Esmée Golfslag". The beginning of a word scores better than its middle. `null` when a word is missing.
 */
export function matchWords(label: string, query: string, further = ''): WordMatch | null {
  const { plain, origins } = fold(label);
  const rest = fold(further).plain;
  const ranges: TextRange[] = [];
  let score = 0;
  for (const word of fold(query).plain.split(/\s+/u).filter(Boolean)) {
    const start = atWordStart(plain, word);
    const at = start === -1 ? plain.indexOf(word) : start;
    if (at !== -1) {
      ranges.push([origins[at] ?? 0, origins[at + word.length] ?? label.length]);
      if (start === -1) score += cost.insideAWord;
      else score += at === 0 ? cost.firstWord : cost.laterWord;
    } else if (rest.includes(word)) {
      score += cost.elsewhere;
    } else {
      return null;
    }
  }
  return { score, ranges: joined(ranges) };
}

/** Splits the text into marked and unmarked pieces. Joined, they are the text again. */
export function markRanges(
  text: string,
  ranges: readonly TextRange[],
): readonly { from: number; text: string; found: boolean }[] {
  const edges = [0, ...ranges.flat(), text.length];
  return edges
    .slice(0, -1)
    .map((from, index) => ({ from, text: text.slice(from, edges[index + 1]), found: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

export interface FoundCommand {
  command: Command;
  /** Matches in the label. */
  ranges: readonly TextRange[];
}

export interface FoundGroup {
  group: CommandGroup;
  items: readonly FoundCommand[];
}

/** Prefix of a query that shows only actions. */
export const actionsOnly = '>';

function find({ commands, matched }: CommandGroup, query: string): readonly FoundCommand[] {
  const found = commands.flatMap((command) => {
    const match = matchWords(command.label, query, `${command.detail ?? ''} ${command.keywords ?? ''}`);
    if (match) return [{ command, ...match }];
    return matched === 'elsewhere' ? [{ command, score: 0, ranges: [] }] : [];
  });
  return matched === 'elsewhere' ? found : found.toSorted((a, b) => a.score - b.score);
}

/** The groups shown for a query: in their order, the best match of each first, without empty groups. */
export function filterCommands(groups: readonly CommandGroup[], typed: string): readonly FoundGroup[] {
  const onlyActions = typed.startsWith(actionsOnly);
  const query = (onlyActions ? typed.slice(actionsOnly.length) : typed).trim();
  const hidden = query === '' ? 'typing' : 'idle';
  return groups
    .filter(({ kind, shown }) => shown !== hidden && (!onlyActions || kind === 'actions'))
    .map((group) => ({ group, items: find(group, query) }))
    .filter(({ items }) => items.length > 0);
}
