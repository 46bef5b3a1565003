import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { type EmptyKind, EmptyState, type EmptyStateProps } from './EmptyState.tsx';

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
    title: ['Geen lead past bij deze filters', 'No leads match these filters'],
    text: [
      'Je zoekt “zeilmaker” bij status Gekwalificeerd. Zonder filters zijn er 87 leads.',
      'You filtered by “sailmaker” with status Qualified. There are 87 leads without filters.',
    ],
    action: ['Reset filters', 'Reset filters'],
  },
  failed: {
    title: ['Leads laden mislukt', 'Could not load the leads'],
    text: [
      'De server antwoordt niet goed: serverfout 503. Je leads staan er nog, ze zijn alleen niet opgehaald.',
      'The server does not answer properly: server error 503. Your leads are safe, they were only not fetched.',
    ],
    action: undefined,
  },
} as const satisfies Record<EmptyKind, Record<string, readonly [nl: string, en: string] | undefined>>;

interface SampleProps extends Pick<EmptyStateProps, 'onRetry' | 'errorCode' | 'copy'> {
  kind: EmptyKind;
}

function Sample({ kind, ...failure }: SampleProps) {
  const say = useSay();
  const { title, text, action } = samples[kind];
  return (
    <EmptyState
      kind={kind}
      title={say(title[0], title[1])}
      actions={
        action && (
          <Button>
            <Say nl={action[0]} en={action[1]} />
          </Button>
        )
      }
      {...failure}
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

/** Announced when it appears; says what is safe, and has a retry button and the code for the helpdesk. */
export const Failed = meta.story({
  args: { kind: 'failed', onRetry: fn(), errorCode: '503-7f3a', copy: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('503-7f3a');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
  parameters: { picture: true },
});

/** The copied code equals the shown one. */
export const CodeCopied = meta.story({
  args: { kind: 'failed', onRetry: fn(), errorCode: '503-7f3a', copy: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer foutcode' }));
    await expect(args.copy).toHaveBeenCalledWith('503-7f3a');
  },
  parameters: { chromatic: { disableSnapshot: true } },
});
