import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Components/Alert',
  tags: ['stable'],
  component: Alert,
});

const notSent = {
  title: <Say nl="Het bericht is niet verstuurd" en="The message was not sent" />,
  children: (
    <Say nl="Wat je schreef staat er nog. Probeer het opnieuw." en="What you wrote is still there. Try again." />
  ),
};

/** Appears after an error: announced at once, starting with the tone. */
export const Danger = meta.story({
  args: { tone: 'danger', live: true, ...notSent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Het bericht is niet verstuurd');
    await expect(canvas.getByRole('img', { name: 'Fout' })).toBeVisible();
  },
});
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: <Say nl="Woon je in Nederland?" en="Do you live in the Netherlands?" />,
    children: (
      <Say nl="Dan betaal je hier belasting over wat je uitkeert." en="Then you pay tax here on what you distribute." />
    ),
  },
  parameters: { forcedColors: true },
});
/** Announced at the next pause. */
export const Success = meta.story({
  args: {
    tone: 'success',
    live: true,
    title: <Say nl="De gids is onderweg" en="The guide is on its way" />,
    children: <Say nl="Je vindt hem zo in je mail." en="You will find it in your mail shortly." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('De gids is onderweg');
  },
  parameters: { picture: true },
});
/** Part of the page from the start, so it is read in place and not announced. */
export const Info = meta.story({
  args: {
    tone: 'info',
    children: <Say nl="Tarieven van 1 januari 2026." en="Rates of 1 January 2026." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Ter informatie' })).toBeVisible();
  },
  parameters: { picture: true },
});
const onRetry = fn();
export const WithAction = meta.story({
  args: {
    tone: 'danger',
    ...notSent,
    action: (
      <Button size="small" onClick={onRetry}>
        <Say nl="Probeer opnieuw" en="Try again" />
      </Button>
    ),
  },
  parameters: { density: 'console' },
  beforeEach: () => {
    onRetry.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
export const OneLine = meta.story({
  args: {
    tone: 'danger',
    children: <Say nl="Mislukt: de status is niet bewaard." en="Failed: the status was not saved." />,
    action: (
      <TextButton>
        <Say nl="Opnieuw" en="Try again" />
      </TextButton>
    ),
  },
  parameters: { density: 'console' },
});
/** The action is below the text. */
export const OnAPhone = meta.story({
  args: {
    tone: 'warning',
    ...notSent,
    action: (
      <Button size="small">
        <Say nl="Probeer opnieuw" en="Try again" />
      </Button>
    ),
  },
  globals: { viewport: { value: 'smallPhone' } },
});
export const LongWords = meta.story({
  args: { tone: 'info', ...notSent, children: 'onafgebroken'.repeat(9) },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
