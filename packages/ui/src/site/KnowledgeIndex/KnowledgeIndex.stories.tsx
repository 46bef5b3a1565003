import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { KnowledgeIndex } from './KnowledgeIndex.tsx';

const entries = {
  nl: [
    [
      'Box 2: waarom 0% meestal geen 0% is',
      'Cyprus houdt niets in op dividend. Woon je in Nederland, dan geldt box 2.',
    ],
    ['Wat een vennootschap op Cyprus kost', 'Oprichten, elke maand, elk jaar, en wat niemand in zijn prijs zet.'],
    [
      '183 dagen: één getal, drie regels',
      'Wat telt op Cyprus, wat telt in een verdrag, en waarom Nederland niet telt.',
    ],
  ],
  en: [
    ['Box 2: why 0% is rarely 0%', 'Cyprus withholds nothing on dividends. Live in the Netherlands and box 2 applies.'],
    ['What a Cyprus company costs', 'Setting up, every month, every year, and what nobody puts in their price.'],
    [
      '183 days: one number, three rules',
      'What counts in Cyprus, what counts in a treaty, and why the Dutch don’t count.',
    ],
  ],
} as const;

function Example() {
  const { language } = useStoryLanguage();
  return (
    <KnowledgeIndex
      feedHref="#feed"
      articles={entries[language].map(([title, description], index) => ({
        title,
        description,
        href: `#${index}`,
        checked: '2026-11-23',
        minutes: 5 + index,
      }))}
    />
  );
}

const meta = preview.meta({
  title: 'Site/KnowledgeIndex',
  tags: ['stable'],
  component: Example,
  globals: { viewport: { value: 'desktop' } },
});

/** Every article with its question, the day of its last check, and the feed. */
export const Overview = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Kennis/);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^Box 2.*Nagekeken op 23 november 2026/ })).toHaveAttribute(
      'href',
      '#0',
    );
    await expect(canvas.getByRole('link', { name: /feedlezer/ })).toHaveAttribute('href', '#feed');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});
