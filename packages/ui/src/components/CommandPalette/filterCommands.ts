import type { Command, CommandGroup } from './command.ts';
import { matchWords, type TextRange } from './matchWords.ts';

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
