import { BookOpen, Mail, MessageSquare, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Timeline, TimelineEntry } from './Timeline.tsx';

type Kind = 'days' | 'one' | 'noDay' | 'long';
function Sample({ kind = 'days' }: { kind?: Kind }) {
  const say = useSay();
  const friday = say('vrijdag 20 november', 'Friday 20 November');
  const guide = <TimelineEntry icon={BookOpen} title={say('Gids aangevraagd', 'Guide requested')} time="22:40" />;
  if (kind === 'one') return <Timeline day={friday}>{guide}</Timeline>;
  if (kind === 'noDay') return <Timeline>{guide}</Timeline>;
  if (kind === 'long') {
    return (
      <Timeline day={friday}>
        <TimelineEntry icon={Mail} title={say('Onafgebroken', 'Uninterrupted').repeat(6)} time="12:04">
          <blockquote>{'onafgebroken'.repeat(12)}</blockquote>
        </TimelineEntry>
        {guide}
      </Timeline>
    );
  }
  return (
    <>
      <Timeline day={friday}>
        <TimelineEntry
          icon={MessageSquare}
          tone="warning"
          title={say('Bericht ontvangen', 'Message received')}
          time="13:22"
        >
          <blockquote>
            {say(
              'Ik vaar acht maanden per jaar onder Cypriotische vlag. Wat betekent dat voor mijn woonplaats?',
              'I sail eight months a year under the Cypriot flag. What does that mean for my residence?',
            )}
          </blockquote>
        </TimelineEntry>
        <TimelineEntry icon={Mail} tone="success" title={say('Mail met de gids', 'Guide email')} time="12:04" />
        <TimelineEntry icon={TriangleAlert} tone="danger" title={say('Mail mislukt', 'Mail failed')} time="12:01">
          {say('De postbus bestaat niet. Twee pogingen.', 'The mailbox does not exist. Two attempts.')}
        </TimelineEntry>
      </Timeline>
      <Timeline day={say('donderdag 19 november', 'Thursday 19 November')}>{guide}</Timeline>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Timeline',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console' },
});

/** The line runs from the newest event to the oldest, through the headings of the days. */
export const TwoDays = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
  parameters: { forcedColors: true },
});
export const OneEvent = meta.story({ args: { kind: 'one' } });
export const WithoutDay = meta.story({ args: { kind: 'noDay' } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'smallPhone' } } });
export const LongWords = meta.story({
  args: { kind: 'long' },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
