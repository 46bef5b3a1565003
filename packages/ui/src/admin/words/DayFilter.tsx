import { type Day, isTypedDay } from '@fnc/domain';
import { useState } from 'react';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useAdminWords } from './useAdminWords.ts';

interface DayFilterProps {
  label: string;
  day: Day | undefined;
  /** Called with plausible days only, and with `undefined` when the field is emptied. */
  onDay: (day: Day | undefined) => void;
  min?: Day | undefined;
  max?: Day | undefined;
  error?: string | undefined;
}

/**
 * A day that filters a list. While a year is being typed it is 0002 and 0020 first: the list waits for a plausible
 * year.
 */
export function DayFilter({ label, day = '', onDay, min, max, error }: DayFilterProps) {
  const { t } = useAdminWords();
  const [typed, setTyped] = useState(day);
  const [followed, setFollowed] = useState(day);
  const [left, setLeft] = useState(false);
  if (followed !== day) {
    setFollowed(day);
    setTyped(day);
  }
  const isSlip = typed !== '' && !isTypedDay(typed);
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      min={min}
      max={max ?? '2199-12-31'}
      aria-required={undefined}
      error={error ?? (left && isSlip ? t('common:date.unlikelyYear') : undefined)}
      onBlur={() => setLeft(true)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (value === '') onDay(undefined);
        else if (isTypedDay(value)) onDay(value);
      }}
    />
  );
}
