import { maximumSubjectLength, parsePlaceholders } from '@fnc/domain';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Field, FieldFault } from '../../components/Field/Field.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { StyledInput } from '../../components/TextField/TextField.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { placeholderProblems } from './placeholderProblems.ts';
import { SubjectFrame } from './campaigns.styles.ts';

export interface SubjectFieldProps {
  id?: string | undefined;
  subject: string;
  onChange: (subject: string) => void;
  error?: string | undefined;
  aside?: ReactNode;
}

/** Splits a text into known fields, unknown fields, and the text between them. */
function markedPieces(text: string): ReactNode[] {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end, known, raw } of parsePlaceholders(text)) {
    pieces.push(
      text.slice(from, start),
      <span key={start} data-mark={known ? 'known' : 'unknown'}>
        {raw}
      </span>,
    );
    from = end;
  }
  return [...pieces, text.slice(from)];
}

/** The subject of a mail: its fields tinted in place, unknown ones also listed below it, each with a correction. */
export function SubjectField({ id, subject, onChange, error, aside }: SubjectFieldProps) {
  const { t } = useAdminWords();
  const problemsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const problems = placeholderProblems(subject, t, onChange);
  const isFaulty = problems.length > 0;
  /** A long subject scrolls in its box, and the tints scroll with it. */
  const follow = () => {
    if (words.current && input.current) words.current.style.translate = `${-input.current.scrollLeft}px`;
  };
  useLayoutEffect(follow);
  return (
    <div>
      <Field
        id={id}
        label={t('campaigns.subject')}
        aside={aside}
        error={subject.length > maximumSubjectLength ? t('errors:subject_too_long') : error}
        describedBy={isFaulty ? problemsId : undefined}
      >
        {(belonging) => (
          <SubjectFrame>
            <div aria-hidden="true">
              <span ref={words}>{markedPieces(subject)}</span>
            </div>
            <StyledInput
              type="text"
              autoComplete="off"
              aria-required
              {...belonging}
              aria-invalid={isFaulty || belonging['aria-invalid']}
              ref={input}
              value={subject}
              onChange={(event) => onChange(event.target.value)}
              onScroll={follow}
            />
          </SubjectFrame>
        )}
      </Field>
      <div id={problemsId}>
        {problems.map(({ from, message, action }) => (
          <FieldFault key={from}>
            {message}
            {action && (
              <>
                {' '}
                <TextButton onClick={action.onClick}>{action.label}</TextButton>
              </>
            )}
          </FieldFault>
        ))}
      </div>
    </div>
  );
}
