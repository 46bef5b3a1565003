import { type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { CodeSpan } from './codeTypes.ts';

const marked = Decoration.mark({ class: 'cm-mark' });

export const setMarks = StateEffect.define<readonly CodeSpan[]>();

/** Tinted parts, known fields of a template; they move with the text until the next ones are given. */
const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) =>
    transaction.effects.reduce(
      (current, effect) =>
        effect.is(setMarks)
          ? RangeSet.of(
              effect.value.map(({ from, to }) => marked.range(from, to)),
              true,
            )
          : current,
      marks.map(transaction.changes),
    ),
  provide: (self) => EditorView.decorations.from(self),
});

export const codeMarks: Extension = field;
