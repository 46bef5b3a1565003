import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Honeypot } from './FormParts.tsx';

const meta = preview.meta({
  title: 'Site/Honeypot',
  tags: ['stable'],
  component: Honeypot,
  args: { label: 'Laat dit veld leeg', name: 'honeypot' },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The tab key and screen readers skip it; programs that read the page find it. */
export const OutOfReach = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvasElement.querySelector('input');
    await expect(field).toHaveAttribute('name', 'honeypot');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});
