import { useTranslation } from 'react-i18next';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { absoluteTime, relativeDay, timeAgo } from './formatTime.ts';
import { Time } from './RelativeTime.styles.ts';

export interface RelativeTimeProps {
  /** ISO instant. */
  at: string;
  /** The current time; the owner updates it. */
  now: Date;
  /** `day`: "gisteren", "di 17 nov"; `ago`: "12 minuten geleden". */
  look?: 'day' | 'ago' | undefined;
  /** IANA name; default: the reader's. */
  timeZone?: string | undefined;
  /** Whether it is a tab stop. `false` only where the absolute time is also shown elsewhere. */
  focusable?: boolean | undefined;
}

/** A relative time; the exact one on hover, on focus, and for screen readers. */
export function RelativeTime({ at, now, look = 'day', timeZone, focusable = true }: RelativeTimeProps) {
  const { t, i18n } = useTranslation('common');
  const format = {
    language: i18n.language,
    timeZone,
    words: {
      justNow: t('time.justNow'),
      today: t('time.today'),
      yesterday: t('time.yesterday'),
      tomorrow: t('time.tomorrow'),
    },
  };
  const date = new Date(at);
  const exact = absoluteTime(date, format);
  const stop = focusable ? { tabIndex: 0 } : {};
  return (
    <Tooltip text={exact}>
      <Time dateTime={at} {...stop}>
        {look === 'day' ? relativeDay(date, now, format) : timeAgo(date, now, format)}
        <VisuallyHidden>, {exact}</VisuallyHidden>
      </Time>
    </Tooltip>
  );
}
