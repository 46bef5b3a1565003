import { type Day, typedDaySchema } from '@fnc/domain';
import { useState } from 'react';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField.tsx';

interface DayFilterProps {
  label: string;
  day: Day | undefined;
  /** Called with whole days only, and with `undefined` when the field is emptied. */
  onDay: (day: Day | undefined) => void;
  min?: Day | undefined;
  max?: Day | undefined;
  error?: string | undefined;
}

/** A day that narrows a list. While it is being typed it is 0002 and 0020 first: the list waits for a day somebody means. */
export function DayFilter({ label, day = '', onDay, min, max, error }: DayFilterProps) {
  const [typed, setTyped] = useState(day);
  const [followed, setFollowed] = useState(day);
  if (followed !== day) {
    setFollowed(day);
    setTyped(day);
  }
  return (
    <DateTimeField
      kind="date"
      label={label}
      aria-required={undefined}
      value={typed}
      min={min}
      max={max}
      error={error}
      onChange={(value) => {
        setTyped(value);
        if (value === '') onDay(undefined);
        else if (typedDaySchema.safeParse(value).success) onDay(value);
      }}
    />
  );
}
