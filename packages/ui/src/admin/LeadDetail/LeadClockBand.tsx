import { answerClock, answerWithinMs, type Instant, instantOf, millisecondsOf } from '@fnc/domain';
import { AlarmClock, Clock, TriangleAlert } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ScaleBar } from '../../components/ScaleBar/ScaleBar.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { dateWords } from '../words/dates.ts';
import { durationText } from '../words/durations.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { BandScale, ClockBand, ClockPromise, ClockTitle } from './LeadDetail.styles.ts';

const icons = { calm: Clock, soon: AlarmClock, late: TriangleAlert };

export interface LeadClockBandProps {
  waitingSince: Instant | null;
  now: Instant;
}

/** The 24 hours in large: how much is left, until when, and the scale with its hours. */
export function LeadClockBand({ waitingSince, now }: LeadClockBandProps) {
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const clock = answerClock(waitingSince, now);
  if (clock === null || waitingSince === null) {
    return (
      <ClockBand data-level="none">
        <p>{t('clock.answered')}</p>
      </ClockBand>
    );
  }
  const { level, remainingMs, share } = clock;
  const late = remainingMs < 0;
  const words = t(late ? 'clock.lateTitle' : 'clock.leftTitle', { time: durationText(t, remainingMs) });
  const deadline = dateWords(t, language, now).moment(instantOf(millisecondsOf(waitingSince) + answerWithinMs));
  return (
    <ClockBand data-level={level}>
      <div>
        <ClockTitle>
          <Icon of={icons[level]} />
          {words}
        </ClockTitle>
        <ClockPromise>{t(late ? 'clock.promiseMissed' : 'clock.promise', { moment: deadline })}</ClockPromise>
      </div>
      <BandScale>
        <ScaleBar level={level} share={share} words={words} width={narrow ? 272 : 368} marks />
      </BandScale>
    </ClockBand>
  );
}
