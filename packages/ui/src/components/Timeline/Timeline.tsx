import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { DayHead, Entry, EntryBody, EntryTime, EntryTitle, Mark, Spine } from './Timeline.styles.ts';

export interface TimelineProps {
  /** Head of a part: "vrijdag 20 november". */
  day?: string | undefined;
  /** `TimelineEntry`, newest first. */
  children: ReactNode;
}

/** What happened, on the dotted line of the course: one list per day, and the line runs on from each to the next. */
export function Timeline({ day, children }: TimelineProps) {
  return (
    <section>
      {day !== undefined && (
        <DayHead>
          <Spine />
          {day}
        </DayHead>
      )}
      <ol>{children}</ol>
    </section>
  );
}

export interface TimelineEntryProps {
  /** What kind of event it is; the title says it in words. */
  icon: LucideIcon;
  /** How it ended. Default: nothing good or bad about it. */
  tone?: 'success' | 'warning' | 'danger' | undefined;
  title: ReactNode;
  /** At the right: "14:10" or a `RelativeTime`. */
  time: ReactNode;
  /** What was said or sent. A quoted message goes in a `<blockquote>`. */
  children?: ReactNode;
}

/** One event. */
export function TimelineEntry({ icon, tone, title, time, children }: TimelineEntryProps) {
  return (
    <Entry>
      <Spine />
      <Mark data-tone={tone}>
        <Icon of={icon} size={16} />
      </Mark>
      <EntryTitle>{title}</EntryTitle>
      <EntryTime>{time}</EntryTime>
      {children !== undefined && <EntryBody>{children}</EntryBody>}
    </Entry>
  );
}
