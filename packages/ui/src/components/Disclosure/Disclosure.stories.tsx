import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { Say } from '../../testing/Say.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Components/Disclosure',
  tags: ['stable'],
  component: Disclosure,
  args: {
    summary: <Say nl="Zo rekenen we dit" en="How this is worked out" />,
    children: (
      <p>
        <Say
          nl="Omzet min kosten is winst. Daarover rekenen we eerst de belasting van de vennootschap."
          en="Turnover less costs is profit. On that we first work out the tax of the company."
        />
      </p>
    ),
  },
  parameters: { everyState: true },
});

export const Closed = meta.story();
export const Open = meta.story({ args: { open: true } });
export const InTheConsole = meta.story({ args: { open: true }, parameters: { density: 'console' } });
export const OnTheDeepBand = meta.story({
  args: { open: true },
  decorators: [
    (Story) => (
      <div data-band="deep" style={{ padding: 32 }}>
        <Story />
      </div>
    ),
  ],
});
export const LongWords = meta.story({
  args: {
    open: true,
    summary: (
      <Say
        nl="Vennootschapsbelastingaangifteprogrammatuurleveranciers"
        en="Counterintelligence-misrepresentations-and-institutionalisations"
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
});

/** The pattern "Disclosure" of the ARIA Authoring Practices: Enter and Space toggle it, and the focus stays. */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector('details');
    await press('{Tab}');
    await expect(details?.querySelector('summary')).toHaveFocus();
    await expect(canvas.getByText(/Omzet min kosten/)).not.toBeVisible();
    await press('{Enter}');
    await expect(canvas.getByText(/Omzet min kosten/)).toBeVisible();
    await press(' ');
    await expect(details).not.toHaveAttribute('open');
    await expect(details?.querySelector('summary')).toHaveFocus();
  },
});
