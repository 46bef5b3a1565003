import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import type { EmptyKind } from './EmptyArt.tsx';
import { EmptyState } from './EmptyState.tsx';

const samples = {
  nothing: {
    title: ['Nog geen leads', 'No leads yet'],
    text: [
      'Wie de gids aanvraagt of een bericht stuurt, verschijnt hier binnen een minuut.',
      'Whoever asks for the guide or sends a message appears here within a minute.',
    ],
    action: ['Bekijk de gidspagina', 'See the guide page'],
  },
  noMatch: {
    title: ['Geen lead past bij deze filters', 'No lead matches these filters'],
    text: [
      'Je zoekt “zeilmaker” bij status Gekwalificeerd. Zonder filters zijn er 87 leads.',
      'You are looking for “sailmaker” with status Qualified. Without filters there are 87 leads.',
    ],
    action: ['Reset filters', 'Reset filters'],
  },
  failed: {
    title: ['Leads laden mislukt', 'Could not load the leads'],
    text: [
      'De server antwoordt niet goed: serverfout 503. Je leads staan er nog, ze zijn alleen niet opgehaald.',
      'The server does not answer properly: server error 503. Your leads are safe, they were only not fetched.',
    ],
    action: ['Probeer opnieuw', 'Try again'],
  },
} as const satisfies Record<EmptyKind, Record<string, readonly [nl: string, en: string]>>;

function Sample({ kind }: { kind: EmptyKind }) {
  const say = useSay();
  const { title, text, action } = samples[kind];
  return (
    <EmptyState
      kind={kind}
      title={say(title[0], title[1])}
      actions={
        <Button>
          <Say nl={action[0]} en={action[1]} />
        </Button>
      }
    >
      {say(text[0], text[1])}
    </EmptyState>
  );
}

const meta = preview.meta({
  title: 'Components/EmptyState',
  tags: ['stable'],
  component: Sample,
  parameters: { density: 'console' },
});

export const NothingYet = meta.story({ args: { kind: 'nothing' } });
export const NoMatch = meta.story({ args: { kind: 'noMatch' } });
export const Failed = meta.story({ args: { kind: 'failed' } });
