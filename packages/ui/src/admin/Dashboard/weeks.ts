import { type CountSummary, dayOf, type Instant, nextMonday } from '@fnc/domain';

type Week = CountSummary['weeks'][number];

/** Whether the week is not over, so that its figure can still grow. */
export const isRunning = (week: Pick<Week, 'monday'>, now: Instant): boolean =>
  week.monday <= dayOf(now) && dayOf(now) < nextMonday(week);
