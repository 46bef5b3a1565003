import { maximumContentLength, placeholderNames } from '@fnc/domain';
import { useMemo, useRef } from 'react';
import { ChipButton } from '../../components/Chip/Chip.tsx';
import { CodeField } from '../../components/CodeField/CodeField.tsx';
import type { CodeFieldHandle } from '../../components/CodeField/codeTypes.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { placeholderMarks, placeholderProblems } from './placeholderProblems.ts';
import { Picker } from './mailParts.styles.ts';

export interface MailContentFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** An error other than unknown fields: those are found here. */
  error?: string | undefined;
  /** Height in lines. */
  rows: number;
  id?: string | undefined;
}

/**
 * The HTML of a mail: known fields tinted, unknown ones marked and listed, and a picker that inserts one at the cursor.
 */
export function MailContentField({ value, onChange, error, rows, id }: MailContentFieldProps) {
  const { t } = useAdminWords();
  const field = useRef<CodeFieldHandle>(null);
  const marks = useMemo(() => placeholderMarks(value), [value]);
  const problems = placeholderProblems(value, t, onChange);
  return (
    <CodeField
      ref={field}
      id={id}
      label={t('campaigns.content')}
      language="html"
      rows={rows}
      value={value}
      onChange={onChange}
      marks={marks}
      problems={problems}
      error={value.length > maximumContentLength ? t('errors:content_too_long') : error}
      tools={
        <Picker>
          <span>{t('campaigns.insert')}</span>
          <div>
            {placeholderNames.map((name) => (
              <ChipButton
                key={name}
                title={t(`campaigns.fieldHint.${name}`)}
                aria-label={t('campaigns.insertField', { field: `{${name}}` })}
                onClick={() => field.current?.insert(`{${name}}`)}
              >
                <code>{`{${name}}`}</code>
              </ChipButton>
            ))}
          </div>
        </Picker>
      }
    />
  );
}
