import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WorkedCases } from './WorkedCases.tsx';

const meta = preview.meta({
  title: 'Site/WorkedCases',
  tags: ['stable'],
  component: WorkedCases,
  args: { calculatorHref: '/calculator' },
  globals: { viewport: { value: 'desktop' } },
});

/** Two answers for one profit, each with its calculation; the link opens it. */
export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ja:/).parentElement).toHaveTextContent(/€\s24\.776 minder per jaar/);
    await expect(canvas.getByText(/^Nee:/).parentElement).toHaveTextContent(/€\s628 meer per jaar/);
    const links = canvas.getAllByRole('link', { name: 'Open deze som in de calculator' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/calculator?omzet=150000&vorm=bv&tarief=2026&wonen=cy',
      '/calculator?omzet=150000&vorm=bv&tarief=2026&wonen=nl',
    ]);
    await expect(canvas.getByText(/Indicatie, geen belastingadvies/)).toBeVisible();
  },
});

/** Side by side: part of the second shows, so that visitors see there is more. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeLessThan(window.innerWidth - 16);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
