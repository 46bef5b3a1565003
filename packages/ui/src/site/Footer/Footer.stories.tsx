import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { Footer } from './Footer.tsx';

const hrefs = {
  home: '#home',
  forWho: '#for-who',
  steps: '#steps',
  faq: '#faq',
  calculator: '#calculator',
  knowledge: '#kennis',
  captains: '#kapiteins',
  consultants: '#consultants',
  nomads: '#nomads',
  entrepreneurs: '#ondernemers',
  freeGuide: '#gids',
  contact: '#contact-form',
  privacy: '#privacy',
  unsubscribe: '#afmelden',
};

function Example() {
  return <Footer {...useStoryLanguage()} year={2026} hrefs={hrefs} />;
}

const meta = preview.meta({
  title: 'Site/Footer',
  tags: ['stable'],
  component: Example,
  globals: { viewport: { value: 'desktop' } },
  parameters: { everyState: true },
});

/** Everything is a link, so it works without scripts; the year is passed in. */
export const Links = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2026 FNC – Fiscale Navigatie Cyprus')).toBeVisible();
    const found = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of Object.values(hrefs)) await expect(found).toContain(href);
    await expect(found).toContain('tel:+31100000000');
    await expect(found).toContain('mailto:post@fnc.example');
    await expect(canvas.getByText('KvK 00000000')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
