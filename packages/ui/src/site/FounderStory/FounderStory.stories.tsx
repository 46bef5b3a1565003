import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { palette } from '../../tokens/palette.ts';
import { Adviser, FounderStory } from './FounderStory.tsx';

const meta = preview.meta({
  title: 'Site/FounderStory',
  tags: ['stable'],
  component: FounderStory,
  args: { verified: false },
  globals: { viewport: { value: 'desktop' } },
});

/** The page marks the story as a sample until it is the founder's own text. */
export const Sample = meta.story({
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Eerst op eigen koers gevaren' });
    await expect(section).toHaveAttribute('id', 'mission-story');
    await expect(canvas.getByText(/wilde Marit Koersman/)).toBeVisible();
    await expect(canvas.getAllByText('voorbeeld')).toHaveLength(2);
    await expect(canvas.getByText('Register Belastingadviseurs, nr. 000000')).toBeVisible();
    await expect(canvas.getByText(/Voorbeeld Fiduciary Ltd, met vergunning CySEC/)).toBeVisible();
  },
});

export const Verified = meta.story({
  args: { verified: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('voorbeeld')).toHaveLength(1); // the adviser's
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** The chart comes first, as wide as the words. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const face = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${palette.deepQuiet}"/><g fill="${palette.deep}"><circle cx="48" cy="40" r="18"/><path d="M12 96c4-28 68-28 72 0z"/></g></svg>`,
)}`;

/** With a portrait, and the adviser's own details. */
export const Portrait = meta.story({
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <Adviser
      sample={false}
      adviser={{
        portrait: face,
        registration: {
          nl: 'Register Belastingadviseurs, nr. 123456',
          en: 'Dutch Register of Tax Advisers, no. 123456',
        },
        languages: { nl: 'Nederlands en Engels', en: 'Dutch and English' },
      }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvas.queryByText('voorbeeld')).toBeNull();
    await expect(canvas.getByText('Spreekt Nederlands en Engels')).toBeVisible();
  },
});
