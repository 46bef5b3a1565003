import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Testimonials } from './Testimonials.tsx';
import { testimonials, type Testimonial } from './testimonials.data.ts';

const checked = ({ id, initials, rating }: Testimonial): Testimonial => ({ id, initials, rating, verified: true });
const [first, ...others] = testimonials;

const meta = preview.meta({
  title: 'Site/Testimonials',
  tags: ['stable'],
  component: Testimonials,
  args: { testimonials },
  globals: { viewport: { value: 'desktop' } },
});

/** Unverified: each one and the note say that it is a sample, and none has stars. */
export const Samples = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wat klanten zeggen' })).toHaveAttribute('id', 'testimonials');
    await expect(canvas.queryByRole('img', { name: /sterren$/ })).toBeNull();
    await expect(canvas.getAllByText('voorbeeld')).toHaveLength(testimonials.length);
    await expect(canvas.getByText(/Deze teksten zijn voorbeelden/)).toBeVisible();
    await expect(canvas.getByText('Kapitein, M. v. D.')).toBeVisible();
  },
});

/** Verified with the client: no label and no note. */
export const Verified = meta.story({
  args: { testimonials: [checked(first), ...others.map(checked)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '5 van 5 sterren' })).toHaveLength(testimonials.length);
    await expect(canvas.queryByText('voorbeeld')).toBeNull();
    await expect(canvas.queryByText(/Deze teksten zijn voorbeelden/)).toBeNull();
  },
});

/** The drawn and the spoken number of stars is the given one. */
export const FourStars = meta.story({
  args: { testimonials: [{ ...checked(first), rating: 4 }, ...others] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 van 5 sterren' })).toBeVisible();
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
