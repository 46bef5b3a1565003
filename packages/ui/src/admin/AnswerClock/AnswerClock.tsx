import { answerClock, type Instant } from '@fnc/domain';
import { ScaleBar } from '../../components/ScaleBar/ScaleBar.tsx';
import { durationText } from '../words/durations.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

interface AnswerClockProps {
  waitingSince: Instant;
  now: Instant;
  /** Width of the bar, in px. */
  width: number;
  /** `short`: for tables, without "min". */
  length?: 'long' | 'short' | undefined;
}

/** The time left of the 24 hours in which an answer was promised. */
export function AnswerClock({ waitingSince, now, width, length = 'long' }: AnswerClockProps) {
  const { t } = useAdminWords();
  const { level, remainingMs, share } = answerClock(waitingSince, now);
  const time = durationText(t, remainingMs, length);
  return (
    <ScaleBar
      level={level}
      share={share}
      width={width}
      words={t(remainingMs < 0 ? 'clock.late' : 'clock.left', { time })}
      size={length === 'short' ? 'small' : undefined}
    />
  );
}
