import { ChevronDown, Download, Send, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Button, type ButtonProps } from './Button.tsx';

const ask = <Say nl="Vraag de gids aan" en="Request the guide" />;

const meta = preview.meta({
  title: 'Components/Button',
  tags: ['stable'],
  component: Button,
  args: { children: ask, onClick: fn() },
  parameters: { everyState: true },
});

/** The main action of a page. */
export const Primary = meta.story({ args: { variant: 'primary' }, parameters: { forcedColors: true } });
export const Secondary = meta.story();
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Deep = meta.story({ args: { variant: 'deep' } });
export const Danger = meta.story({
  args: { variant: 'danger', icon: Trash2, children: <Say nl="Verwijder lead" en="Delete lead" /> },
  parameters: { density: 'console' },
});
/** Only inside the dialog that asks for confirmation. */
export const DangerFilled = meta.story({
  args: { variant: 'dangerFilled', children: <Say nl="Wis 128 records" en="Erase 128 records" /> },
  parameters: { density: 'console' },
});
export const WithIcon = meta.story({
  args: { icon: Download, children: <Say nl="Exporteer CSV" en="Export CSV" /> },
  parameters: { density: 'console' },
});
/** Opens a menu: the chevron follows the label. */
export const IconBehind = meta.story({
  args: { iconEnd: ChevronDown, 'aria-expanded': false, children: <Say nl="Acties" en="Actions" /> },
  parameters: { density: 'console' },
});
export const Expanded = meta.story({
  args: { iconEnd: ChevronDown, 'aria-expanded': true, children: <Say nl="Acties" en="Actions" /> },
  parameters: { density: 'console' },
});
export const Console = meta.story({ args: { variant: 'primary' }, parameters: { density: 'console' } });
export const Small = meta.story({ args: { size: 'small' }, parameters: { density: 'console' } });
export const FullWidth = meta.story({ args: { variant: 'primary', width: 'full' } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
  parameters: { forcedColors: true },
});

function Sending(props: ButtonProps) {
  const say = useSay();
  return <Button {...props} busyLabel={say('Versturen…', 'Sending…')} />;
}
/** A click on a busy button does nothing, and the focus stays. */
export const Busy = meta.story({
  args: { variant: 'primary', icon: Send },
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Versturen…' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
  parameters: { picture: true },
});
export const BusySecondary = meta.story({
  args: { icon: Send },
  render: (args) => <Sending {...args} />,
  parameters: { density: 'console' },
});

/** Enter and Space click it. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
/** The focus ring has a gap to the button. */
export const Focused = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
  parameters: { picture: true },
});

const variants = ['primary', 'secondary', 'quiet', 'danger', 'dangerFilled', 'deep'] as const;

/** Every variant in every state (default, open, busy, disabled), on the page and on the dark band. */
export const States = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      {([undefined, 'deep'] as const).map((band) => (
        <div key={band ?? 'page'} data-band={band} style={{ display: 'grid', gap: 12, padding: 24 }}>
          {variants.map((variant) => (
            <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
              <Button variant={variant}>{ask}</Button>
              <Button variant={variant} aria-expanded>
                {ask}
              </Button>
              <Sending variant={variant} icon={Send} />
              <Button variant={variant} disabled>
                {ask}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </>
  ),
});

/** The same buttons on the dark band, in other colours. */
export const OnDeep = meta.story({
  args: { variant: 'primary' },
  render: (args) => (
    <div data-band="deep" style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 32 }}>
      <Button {...args} />
      <Button>
        <Say nl="Lees meer" en="Read more" />
      </Button>
      <Button disabled>
        <Say nl="Uitverkocht" en="Sold out" />
      </Button>
    </div>
  ),
});

/** A long label wraps; the button stays within its container and no word is broken. */
export const LongWords = meta.story({
  args: {
    variant: 'primary',
    children: (
      <Say
        nl="Download de toelichting op de vennootschapsbelasting"
        en="Download the explanatory notes on internationalisation"
      />
    ),
  },
  parameters: { density: 'console' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.offsetWidth).toBeLessThanOrEqual(280);
    await expect(button.offsetHeight).toBeGreaterThan(40);
  },
});
