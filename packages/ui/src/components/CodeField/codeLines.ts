import type { CodeProblem } from './codeTypes.ts';

/** The line number of a character, from 1. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** In the order of the text; errors before warnings at the same place. */
export const inOrder = (problems: readonly CodeProblem[]): readonly CodeProblem[] =>
  problems.toSorted(
    (one, other) => one.from - other.from || Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );
