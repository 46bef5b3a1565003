import { articleClaims, claims } from '@fnc/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { type Profession, type ProfessionId, ProfessionPage } from './ProfessionPage.tsx';

const facts = { ...claims, ...articleClaims };
const values = {
  ...(Object.fromEntries(Object.keys(facts).map((name) => [name, '42'])) as Record<keyof typeof facts, string>),
  breakEven: '€ 135.000',
  cyprusCorporateTax2026: '15%',
};

const professionIn = (id: ProfessionId, language: 'nl' | 'en'): Profession => ({
  id,
  profit: '€ 150.000',
  routes: [
    { route: 'selfEmployed', burden: '€ 60.485', kept: '€ 89.515', share: '40%' },
    { route: 'dutchCompany', burden: '€ 55.123', kept: '€ 94.877', share: '37%' },
    { route: 'cyprusOwnerInNl', burden: '€ 55.751', kept: '€ 94.249', share: '37%' },
    { route: 'cyprusOwnerInCyprus', burden: '€ 30.347', kept: '€ 119.653', share: '20%' },
  ],
  terms: language === 'nl' ? 'Tarieven van 2026. Geen belastingadvies.' : 'Rates of 2026. Not tax advice.',
  values,
  notes: [1, 2, 3, 4].map((number) => ({
    value: '42',
    name: language === 'nl' ? `cijfer ${number}` : `figure ${number}`,
    asOf: '2026-11-20',
    source:
      number === 1 ? { title: 'Trb. 2021, 80', url: 'https://zoek.officielebekendmakingen.nl/' } : { title: 'EY' },
  })),
  articles: [
    { title: 'Box 2', description: language === 'nl' ? 'Over dividend.' : 'On dividends.', href: '#box-2' },
    {
      title: 'Substance',
      description: language === 'nl' ? 'Wie beslist waar.' : 'Who decides where.',
      href: '#substance',
    },
  ],
});

function Example({ id = 'consultants' }: { id?: ProfessionId }) {
  const { language } = useStoryLanguage();
  return (
    <ProfessionPage
      profession={professionIn(id, language)}
      calculatorHref="#calculator"
      contactHref="#contact"
      guideHref="#guide"
    />
  );
}

const meta = preview.meta({
  title: 'Site/ProfessionPage',
  tags: ['stable'],
  component: Example,
  globals: { viewport: { value: 'desktop' } },
});

/** Four routes with their conditions, four rules with their sources, four questions of which one is open. */
export const Consultants = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Klanten in vijf landen');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getByRole('cell', { name: '€ 119.653' })).toHaveAttribute('data-column', 'Je houdt over');
    await expect(canvas.getByText('Tarieven van 2026. Geen belastingadvies.')).toBeVisible();
    await expect(canvas.getAllByText('20 november 2026')).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('#faq details')).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('#faq details[open]')).toHaveLength(1);
    await expect(canvasElement.textContent).not.toMatch(/\{\{|professions\./);
  },
});

export const Captains = meta.story({
  args: { id: 'captains' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Je vaart de hele wereld over.');
  },
});

/** The first screen of a small phone shows title, sentence and action. */
export const OnAPhone = meta.story({
  args: { id: 'nomads' },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const [action] = canvas.getAllByRole('link', { name: 'Plan een gratis intake' });
    await expect(action?.getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const Entrepreneurs = meta.story({
  args: { id: 'entrepreneurs' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wie bestuurt het straks');
  },
});
