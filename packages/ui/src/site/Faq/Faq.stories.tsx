import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Faq } from './Faq.tsx';

const meta = preview.meta({
  title: 'Site/Faq',
  tags: ['stable'],
  component: Faq,
  args: { contactHref: '#contact', calculatorHref: '#calculator', breakEvenHref: '#break-even' },
  globals: { viewport: { value: 'desktop' } },
});

const open = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

/** All start closed; the first gives the costs, with the condition. */
export const Desktop = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Veelgestelde vragen' })).toHaveAttribute('id', 'faq');
    await expect(open(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByText('Wat kost een vennootschap op Cyprus?'));
    const costs = within(canvas.getByRole('table', { name: 'Kosten van een vennootschap op Cyprus' }));
    await expect(costs.getByRole('row', { name: /Oprichting, eenmalig €\s2\.000 – €\s3\.000/ })).toBeVisible();
    await expect(costs.getByRole('row', { name: /± €\s450 per maand/ })).toBeVisible();
    await expect(
      canvas.getByText(/€\s3\.500 per jaar. Dat is de onderkant: €\s450 per maand komt op €\s5\.400/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stel hem ons' })).toHaveAttribute('href', '#contact');
  },
});

/** Opening one closes the other; pressing it again closes it. */
export const OneAtATime = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const emigration = canvas.getByText('Moet ik emigreren?');
    await userEvent.click(emigration);
    await expect(open(canvasElement)).toEqual(['Moet ik emigreren?']);
    await expect(canvas.getByText(/dan betaal je hier meestal inkomstenbelasting/)).toBeVisible();
    await userEvent.click(emigration);
    await expect(open(canvasElement)).toEqual([]);
  },
});

/** Every answer has text, and every figure is filled in. */
export const EveryAnswer = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const answers = [...canvasElement.querySelectorAll('details > div')].map(({ textContent }) => textContent ?? '');
    await expect(answers.length).toBeGreaterThanOrEqual(7);
    for (const answer of answers) {
      await expect(answer.length).toBeGreaterThan(100);
      await expect(answer).not.toMatch(/[{}<>]/);
    }
    await expect(canvas.getByText('Hoe werken de 183-dagenregel en de 60-dagenregel?')).toBeVisible();
    await expect(canvas.getByText('Is het tarief 12,5% of 15%?')).toBeVisible();
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
