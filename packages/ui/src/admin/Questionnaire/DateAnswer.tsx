import { parseDay } from '@fnc/domain';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Field } from '../../components/Field/Field.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { CalendarAnchor, DateFrame } from './QuestionField.styles.ts';

interface DateAnswerProps {
  id: string;
  label: ReactNode;
  error: string | undefined;
  required: boolean;
  /** As typed. */
  value: string;
  onText: (text: string) => void;
  onLeave: () => void;
}

/**
 * A date that is typed, because a calendar is a slow way to a year of birth; the calendar is there for who wants it. A native
 * date field would not show, and so not keep, a date that does not exist.
 */
export function DateAnswer({ id, label, error, required, value, onText, onLeave }: DateAnswerProps) {
  const { t } = useAdminWords();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Field id={id} label={label} error={error}>
      {(belonging) => (
        <DateFrame>
          <input
            {...belonging}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('questionnaires.datePlaceholder')}
            aria-required={required}
            value={value}
            onChange={(event) => onText(event.target.value)}
            onBlur={onLeave}
          />
          <CalendarAnchor>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              min="1900-01-01"
              max="2199-12-31"
              value={parseDay(value) ?? ''}
              onChange={({ target }) => {
                onText(target.value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1'));
                onLeave();
              }}
            />
            <IconButton
              icon={CalendarDays}
              label={t('questionnaires.calendar')}
              onClick={() => calendar.current?.showPicker()}
            />
          </CalendarAnchor>
        </DateFrame>
      )}
    </Field>
  );
}
