import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { DayHead, Entry, EntryTime, Mark, Spine } from './Timeline.styles.ts';

export interface TimelineProps {
  /** Heading of the part: "vrijdag 20 november". */
  day?: string | undefined;
  /** `TimelineEntry`, newest first. */
  children: ReactNode;
}

/** Past events on the dotted line: one list per day, with one continuous line. */
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
  /** The kind of event; the title says the same as text. */
  icon: LucideIcon;
  /** The outcome. Default: neutral. */
  tone?: 'success' | 'warning' | 'danger' | undefined;
  title: ReactNode;
  /** At the right: "14:10" or a `RelativeTime`. */
  time: ReactNode;
  /** The text of a message. Put a quoted message in a `<blockquote>`. */
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
      <Text size="inherit" weight="semibold" above={1.5}>
        {title}
      </Text>
      <EntryTime>{time}</EntryTime>
      {children !== undefined && <div>{children}</div>}
    </Entry>
  );
}
