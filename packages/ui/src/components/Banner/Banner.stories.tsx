import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Components/Banner',
  tags: ['stable'],
  component: Banner,
  parameters: { frame: 'none' },
  args: {
    title: <Say nl="Bijgewerkt voor 2026." en="Updated for 2026." />,
    children: (
      <Say
        nl="Cyprus rekent sinds 1 januari 15% vennootschapsbelasting."
        en="Since 1 January Cyprus has charged 15% corporate tax."
      />
    ),
  },
});

const action = (
  <Link href="#rates">
    <Say nl="Bekijk de tarieven" en="See the rates" />
  </Link>
);

/** A fact, without an icon: a named region, because it stands there from the start. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ter informatie' })).toHaveTextContent('Bijgewerkt voor 2026.');
  },
});
export const Info = meta.story({ args: { tone: 'info', action } });
export const Success = meta.story({
  args: {
    tone: 'success',
    title: <Say nl="De back-up is teruggezet." en="The backup has been restored." />,
    children: undefined,
  },
  parameters: { density: 'console' },
});
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: <Say nl="Er is geen mailserver ingesteld." en="No mail server is configured." />,
    children: <Say nl="Niemand krijgt de gids." en="Nobody receives the guide." />,
    action,
  },
  parameters: { forcedColors: true, density: 'console' },
});
/** Appears while somebody works: read aloud at once. */
export const Danger = meta.story({
  args: {
    tone: 'danger',
    live: true,
    title: <Say nl="Geen verbinding." en="No connection." />,
    children: <Say nl="Wat je nu wijzigt wordt niet bewaard." en="What you change now is not saved." />,
  },
  parameters: { picture: true, density: 'console' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Geen verbinding.');
  },
});
/** Read aloud at the next pause. */
export const Live = meta.story({
  args: { tone: 'info', live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bijgewerkt voor 2026.');
  },
});
/** Put away, the focus goes on to the page instead of back to its top. */
export const Dismissed = meta.story({
  args: { action, onDismiss: fn() },
  render: (args) => (
    <>
      <Banner {...args} />
      <main tabIndex={-1} style={{ padding: 24, outline: 'none' }}>
        <Say nl="De pagina" en="The page" />
      </main>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
export const OnAPhone = meta.story({
  args: { tone: 'warning', action, onDismiss: fn() },
  globals: { viewport: { value: 'smallPhone' } },
});
export const LongWords = meta.story({
  args: { tone: 'info', children: 'onafgebroken'.repeat(8), onDismiss: fn() },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
