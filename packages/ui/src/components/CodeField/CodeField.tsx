import { CircleAlert, TriangleAlert } from 'lucide-react';
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldWords, splitField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { Frame, Label, Plain, ProblemList, Tools } from './CodeField.styles.ts';
import type { CodeFieldHandle, CodeLanguage, CodeProblem, CodeSpan, CodeSurfaceProps } from './codeTypes.ts';

/** The line number of a character, from 1. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** In the order of the text; errors before warnings at the same place. */
export const inOrder = (problems: readonly CodeProblem[]): readonly CodeProblem[] =>
  problems.toSorted(
    (one, other) => one.from - other.from || Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );

interface CodeProblemsProps {
  id: string;
  text: string;
  problems: readonly CodeProblem[];
  onSelect: (span: CodeSpan) => void;
}

/** Every problem as text, with its line number as a button that moves the cursor to it. */
function CodeProblems({ id, text, problems, onSelect }: CodeProblemsProps) {
  const { t } = useTranslation('common');
  return (
    <ProblemList id={id} aria-label={t('codeField.problems', { count: problems.length })}>
      {inOrder(problems).map((problem) => {
        const { from, message, severity = 'error', action } = problem;
        return (
          <li key={`${from} ${message}`} data-severity={severity}>
            <Icon
              of={severity === 'error' ? CircleAlert : TriangleAlert}
              label={t(severity === 'error' ? 'codeField.error' : 'codeField.warning')}
            />
            <span>
              <TextButton type="button" onClick={() => onSelect(problem)}>
                {t('codeField.line', { line: lineAt(text, from) })}
              </TextButton>
              : {message}
              {action && (
                <>
                  {' '}
                  <TextButton type="button" onClick={action.onClick}>
                    {action.label}
                  </TextButton>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ProblemList>
  );
}

/** The same text in a native field, until the editor has loaded or when it fails to load. */
export function PlainEditor({ value, onChange, attributes, handle, keepCursor }: CodeSurfaceProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(
    handle,
    () => ({
      insert: (text) => {
        const area = field.current;
        if (area === null) return;
        area.focus();
        area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
        onChange(area.value);
      },
      focus: () => field.current?.focus(),
      select: ({ from, to }) => {
        field.current?.focus();
        field.current?.setSelectionRange(from, to);
      },
    }),
    [onChange],
  );
  const leave = useEffectEvent((area: HTMLTextAreaElement) => {
    if (document.activeElement === area) keepCursor({ from: area.selectionStart, to: area.selectionEnd });
  });
  useLayoutEffect(() => {
    const area = field.current;
    return () => {
      if (area !== null) leave(area);
    };
  }, []);
  return (
    <Plain
      {...attributes}
      ref={field}
      value={value}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export interface CodeFieldProps extends FieldWords {
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Syntax highlighting; default `text`. */
  language?: CodeLanguage | undefined;
  /** Marked in the text and listed below; an error makes the field invalid. Ranges refer to `value`. */
  problems?: readonly CodeProblem[] | undefined;
  /** Tinted ranges: the known fields of a template. Ranges refer to `value`. */
  marks?: readonly CodeSpan[] | undefined;
  /** Height in lines before it scrolls, and the minimum height; default 12. */
  rows?: number | undefined;
  /** Above the text inside the frame: a field picker. */
  tools?: ReactNode;
  /** Inserts at the cursor and moves the cursor. */
  ref?: Ref<CodeFieldHandle>;
}

/** If the editor fails to load, the plain field stays, so that a template can still be edited. */
const Editor = lazy(() =>
  import('./CodeEditor.tsx').then(
    ({ CodeEditor }) => ({ default: CodeEditor }),
    () => ({ default: PlainEditor }),
  ),
);

const none: readonly never[] = [];

/**
 * Text with markup. Tab moves to the next control, as in any form; no key traps the focus. Undo, redo and the usual
 * editor keys work; F8 moves to the next problem.
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
