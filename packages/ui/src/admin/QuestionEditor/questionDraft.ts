import type { Question } from '@fnc/domain';

/** An option in the form: its key stays the same while its text and position change. */
interface OptionDraft {
  readonly key: number;
  readonly text: string;
}

export interface QuestionDraft extends Omit<Question, 'options'> {
  readonly options: readonly OptionDraft[];
  readonly nextKey: number;
}

export const draftOf = (question: Question): QuestionDraft => ({
  ...question,
  options: question.options.map((text, key) => ({ key, text })),
  nextKey: question.options.length,
});

/** Includes all other properties of the question, also ones that this version does not know. */
export function questionOf({ nextKey: _nextKey, options, ...question }: QuestionDraft): Question {
  return { ...question, options: options.map((option) => option.text) };
}

/** Adds a new option after the one at `index`. */
export function withOption(draft: QuestionDraft, index: number): QuestionDraft {
  const { options, nextKey } = draft;
  const added = { key: nextKey, text: '' };
  return {
    ...draft,
    options: [...options.slice(0, index + 1), added, ...options.slice(index + 1)],
    nextKey: nextKey + 1,
  };
}

export function movedOption(draft: QuestionDraft, index: number, by: -1 | 1): QuestionDraft {
  const { options } = draft;
  const moved = options[index];
  const neighbour = options[index + by];
  if (moved === undefined || neighbour === undefined) return draft;
  return { ...draft, options: options.with(index, neighbour).with(index + by, moved) };
}
