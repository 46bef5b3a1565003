import { lazy, type ReactNode, type Ref, Suspense, useId, useImperativeHandle, useRef } from 'react';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { Frame, Label, Tools } from './CodeField.styles.ts';
import { CodeProblems } from './CodeProblems.tsx';
import type { CodeFieldHandle, CodeLanguage, CodeProblem, CodeSpan, CodeSurfaceProps } from './codeTypes.ts';
import { PlainEditor } from './PlainEditor.tsx';

export interface CodeFieldProps extends FieldWords {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Colours the mark-up; default `text`. */
  language?: CodeLanguage | undefined;
  /** Marked at their place, listed in words below; an error makes the field invalid. Ranges are of `value`. */
  problems?: readonly CodeProblem[] | undefined;
  /** Parts that are tinted: the known fields of a template. Ranges are of `value`. */
  marks?: readonly CodeSpan[] | undefined;
  /** Height in lines before it scrolls; default 12. It never starts smaller. */
  rows?: number | undefined;
  /** Above the text inside the frame: a picker of fields. */
  tools?: ReactNode;
  /** To insert at the cursor, and to lead there. */
  ref?: Ref<CodeFieldHandle>;
}

/** When its code does not arrive, the plain field stays: a template can still be written. */
const Editor = lazy(() =>
  import('./CodeEditor.tsx').then(
    ({ CodeEditor }) => ({ default: CodeEditor }),
    () => ({ default: PlainEditor }),
  ),
);

const none: readonly never[] = [];

/**
 * Text with mark-up. Tab moves on to the next control, as in any form; there is no key that keeps the focus inside.
 * Undo, redo and the usual keys of an editor work; F8 leads to the next problem.
 */
export function CodeField({ ref, tools, ...props }: CodeFieldProps) {
  const { words, control, required } = splitField(props);
  const { value, onChange, language = 'text', problems = none, marks = none, rows = 12 } = control;
  const base = useId();
  const [labelId, problemsId] = [`${base}-label`, `${base}-problems`];
  const surface = useRef<CodeFieldHandle>(null);
  const cursor = useRef<CodeSpan>(undefined);
  useImperativeHandle(ref, () => ({
    insert: (text) => surface.current?.insert(text),
    focus: () => surface.current?.focus(),
    select: (span) => surface.current?.select(span),
  }));
  const wrong = problems.some(({ severity = 'error' }) => severity === 'error');
  return (
    <Field
      {...words}
      label={
        <Label id={labelId} onClick={() => surface.current?.focus()}>
          {words.label}
        </Label>
      }
    >
      {(belonging) => {
        const describedBy = [belonging['aria-describedby'], problems.length > 0 && problemsId]
          .filter(Boolean)
          .join(' ');
        const shared: CodeSurfaceProps = {
          value,
          onChange,
          language,
          problems,
          marks,
          keepCursor: (span) => {
            cursor.current = span;
          },
          takeCursor: () => {
            const kept = cursor.current;
            cursor.current = undefined;
            return kept;
          },
          handle: surface,
          attributes: {
            id: belonging.id,
            'aria-labelledby': labelId,
            'aria-describedby': describedBy || undefined,
            'aria-invalid': wrong || belonging['aria-invalid'] || undefined,
            'aria-required': required,
          },
        };
        return (
          <>
            <Frame data-invalid={shared.attributes['aria-invalid']} style={{ '--rows': rows }}>
              {tools !== undefined && <Tools>{tools}</Tools>}
              <Suspense fallback={<PlainEditor {...shared} />}>
                <Editor {...shared} />
              </Suspense>
            </Frame>
            {problems.length > 0 && (
              <CodeProblems
                id={problemsId}
                text={value}
                problems={problems}
                onSelect={(span) => surface.current?.select(span)}
              />
            )}
          </>
        );
      }}
    </Field>
  );
}
