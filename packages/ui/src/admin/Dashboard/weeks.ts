import { type CountSummary, dayOf, type Instant, nextMonday } from '@fnc/domain';

type Week = CountSummary['weeks'][number];

/** Not yet over: its figure can still grow. */
export const isRunning = (week: Pick<Week, 'monday'>, now: Instant): boolean =>
  week.monday <= dayOf(now) && dayOf(now) < nextMonday(week);
