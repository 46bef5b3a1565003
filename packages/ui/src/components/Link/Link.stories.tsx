import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Link } from './Link.tsx';
import { type AnchorProps, LinkProvider } from './RoutedLink.tsx';
import { TextButton } from './TextButton.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  tags: ['stable'],
  component: Link,
  args: { href: '/privacy', children: <Say nl="Lees hoe wij met gegevens omgaan" en="Read how we handle data" /> },
  parameters: { everyState: true },
});

export const Text = meta.story();
/** Names in a table. */
export const Plain = meta.story({
  args: { look: 'plain', children: 'Klaas Kielzog' },
  parameters: { sameWords: true },
});
export const Console = meta.story({ parameters: { density: 'console' } });
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
  parameters: { picture: true },
});
/** "Back" does not work there: an icon and a text for screen readers say so. */
export const NewWindow = meta.story({
  args: { target: '_blank', href: 'https://fnc.example/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      'Lees hoe wij met gegevens omgaan (opent in een nieuw venster)',
    );
  },
});
/** In running text an underline marks it, because colour alone is not enough. */
export const InText = meta.story({
  render: (args) => (
    <p style={{ maxWidth: 360 }}>
      <Say nl="Wij vragen alleen wat nodig is." en="We ask only what is needed." /> <Link {...args} />.
    </p>
  ),
});
export const LongWord = meta.story({
  args: { children: 'onafgebroken'.repeat(9) },
  parameters: { sameWords: true },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
const onPress = fn();
/** Performs an action, so Space clicks it too. */
export const AsButton = meta.story({
  render: () => (
    <TextButton onClick={onPress}>
      <Say nl="Wis de filters" en="Clear the filters" />
    </TextButton>
  ),
  beforeEach: () => {
    onPress.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(onPress).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Wis de filters' })).toHaveFocus();
  },
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

/** Addresses inside the app use its router; other sites, downloads and new windows do not. */
export const Routed = meta.story({
  parameters: { sameWords: true },
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
