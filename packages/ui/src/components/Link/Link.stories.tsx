import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Link } from './Link.tsx';
import { type AnchorProps, LinkProvider } from './LinkProvider.tsx';
import { TextButton } from './TextButton.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  tags: ['stable'],
  component: Link,
  args: { href: '/privacy', children: <Say nl="Lees hoe wij met gegevens omgaan" en="Read how we handle data" /> },
});

export const Text = meta.story();
/** Names in a table. */
export const Plain = meta.story({ args: { look: 'plain', children: 'Klaas Kielzog' } });
export const AsButton = meta.story({
  render: () => (
    <TextButton>
      <Say nl="Reset" en="Reset" />
    </TextButton>
  ),
});
export const OnDeep = meta.story({
  render: (args) => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Link {...args} />
    </div>
  ),
});

const visited = fn();
function RouterLink({ href, children, ...rest }: AnchorProps) {
  const go = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    visited(href);
  };
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}

/** An address of the app goes through its router; another site, a download and a new window do not. */
export const Routed = meta.story({
  beforeEach: () => {
    visited.mockClear();
  },
  render: () => (
    <LinkProvider link={RouterLink}>
      <Link href="/inside">inside</Link> <Link href="https://example.com/">outside</Link>{' '}
      <Link href="/guide.pdf" download>
        file
      </Link>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'outside' }).addEventListener('click', (event) => event.preventDefault());
    canvas.getByRole('link', { name: 'file' }).addEventListener('click', (event) => event.preventDefault());
    for (const name of ['outside', 'file', 'inside']) await userEvent.click(canvas.getByRole('link', { name }));
    await expect(visited.mock.calls).toEqual([['/inside']]);
  },
});
