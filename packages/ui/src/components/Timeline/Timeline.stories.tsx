import { BookOpen, Mail, MessageSquare, TriangleAlert } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Timeline, TimelineEntry } from './Timeline.tsx';

function Sample() {
  const say = useSay();
  return (
    <>
      <Timeline day={say('vrijdag 20 november', 'Friday 20 November')}>
        <TimelineEntry icon={MessageSquare} title={say('Bericht ontvangen', 'Message received')} time="13:22">
          <blockquote>
            {say(
              'Ik vaar acht maanden per jaar onder Cypriotische vlag. Wat betekent dat voor mijn woonplaats?',
              'I sail eight months a year under the Cypriot flag. What does that mean for my residence?',
            )}
          </blockquote>
        </TimelineEntry>
        <TimelineEntry icon={Mail} tone="success" title={say('Gids gemaild', 'Guide mailed')} time="12:04" />
        <TimelineEntry icon={TriangleAlert} tone="danger" title={say('Mail mislukt', 'Mail failed')} time="12:01">
          {say('De postbus bestaat niet. Twee pogingen.', 'The mailbox does not exist. Two attempts.')}
        </TimelineEntry>
      </Timeline>
      <Timeline day={say('donderdag 19 november', 'Thursday 19 November')}>
        <TimelineEntry icon={BookOpen} title={say('Gids aangevraagd', 'Guide requested')} time="22:40" />
      </Timeline>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Timeline',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console' },
});

export const TwoDays = meta.story();
