import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ContactSent } from './ContactSent.tsx';

const meta = preview.meta({
  title: 'Site/ContactForm/ContactSent',
  tags: ['stable'],
  component: ContactSent,
  args: { email: 'kapitein@voorbeeld.nl', calculatorHref: '#rekenen', guideHref: '#gids', onAgain: fn(), onDone: fn() },
  parameters: { frame: 'padded' },
});

/** What happens next; the title takes the focus, because the form is gone. */
export const WhatHappensNext = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Bedankt, je bericht is binnen' })).toHaveFocus();
    await expect(canvas.getByText('We antwoorden binnen 24 uur op kapitein@voorbeeld.nl.')).toBeVisible();
    await expect(canvas.getByText('Je krijgt een voorstel voor een intake van 30 minuten.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nog een bericht sturen' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

/** A long address wraps instead of being cut off. */
export const LongWords = meta.story({ args: { email: `${'k'.repeat(60)}@${'v'.repeat(60)}.example` } });
