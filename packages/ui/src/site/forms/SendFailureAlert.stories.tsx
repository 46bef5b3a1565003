import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { SendFailureAlert } from './FormParts.tsx';

function Example({ message }: { message?: string }) {
  const say = useSay();
  return (
    <SendFailureAlert
      ref={null}
      message={
        message ??
        say(
          'Er ging iets mis op de server. Probeer het over een minuut opnieuw, of neem contact op.',
          'Something went wrong on the server. Try again in a minute, or contact us.',
        )
      }
      kept={say('Wat je invulde staat er nog.', 'What you filled in is still there.')}
    />
  );
}

const meta = preview.meta({
  title: 'Site/SendFailureAlert',
  tags: ['stable'],
  component: Example,
  parameters: { frame: 'padded' },
});

export const Refused = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Er ging iets mis op de server. Probeer het over een minuut opnieuw, of neem contact op.',
    );
    // Each on a line of its own: on a phone a sign between them would end the first line.
    for (const link of canvas.getAllByRole('link'))
      await expect(link.parentElement?.textContent).toBe(link.textContent);
  },
});

/** The server's sentence may contain an unbreakable address. */
export const LongWords = meta.story({ args: { message: `Fout in https://${'fiscale-navigatie-'.repeat(9)}.example` } });
