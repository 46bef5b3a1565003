import { nextLanguage } from '@fnc/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import type { Article } from './article.ts';
import { ArticlePage } from './ArticlePage.tsx';

const days = { published: '2026-11-23', checked: '2026-11-23' } as const;
const note = { asOf: '2026-11-20', source: { title: 'IBCCS, Cyprus tax reform 2026' } } as const;
const treaty = { title: 'Trb. 2021, 80', url: 'https://zoek.officielebekendmakingen.nl/trb-2021-80.html' } as const;

const articles: Readonly<Record<'nl' | 'en', Article>> = {
  nl: {
    ...days,
    title: 'De 60-dagenregel: wat hij doet, en wat niet',
    description: 'Zestig dagen op Cyprus kunnen je daar inwoner maken, als je ook aan de andere eisen voldoet.',
    minutes: 5,
    headings: ['Twee manieren', 'Wat de regel niet doet'],
    notes: [
      { number: 1, value: '183', name: 'dagen waarboven de gewone regel geldt', ...note },
      { number: 2, value: '2024', name: 'eerste jaar van het verdrag', ...note, source: treaty },
    ],
    text: [
      'De gewone regel telt alleen dagen: meer dan 183[1](note:1) in een kalenderjaar.',
      '## Twee manieren',
      '| Eis | Wat de regel vraagt | Bedrag |\n| --- | --- | ---: |\n| Woning | gekocht of gehuurd | € 1.200[1](note:1) |\n| Werk | nog lopend | € 900 |',
      '> **Hoe zeker is dit?** Laat je adviseur dit punt bevestigen.',
      '## Wat de regel niet doet',
      '- Hij zegt niets over je **vennootschap**.\n- Hij regelt je verzekering niet; lees het [verdrag](#verdrag) van 2024[2](note:2).',
      '1. Eerst het tehuis.\n2. Dan de levensbelangen.',
    ].join('\n\n'),
  },
  en: {
    ...days,
    title: 'The 60-day rule: what it does, and what it doesn’t',
    description: 'Sixty days in Cyprus can make you resident there, if you meet the other conditions as well.',
    minutes: 5,
    headings: ['Two ways', 'What the rule doesn’t do'],
    notes: [
      { number: 1, value: '183', name: 'days above which the ordinary rule applies', ...note },
      { number: 2, value: '2024', name: 'first year of the treaty', ...note, source: treaty },
    ],
    text: [
      'The ordinary rule counts nothing but days: more than 183[1](note:1) in a calendar year.',
      '## Two ways',
      '| Condition | What the rule asks | Amount |\n| --- | --- | ---: |\n| Home | owned or rented | €1,200[1](note:1) |\n| Work | still held | €900 |',
      '> **How sure are we?** Ask your adviser to confirm this point.',
      '## What the rule doesn’t do',
      '- It says nothing about your **company**.\n- It doesn’t arrange your insurance; read the [treaty](#treaty) of 2024[2](note:2).',
      '1. First the home.\n2. Then the vital interests.',
    ].join('\n\n'),
  },
};

function Example() {
  const { language } = useStoryLanguage();
  const { title, description } = articles[language];
  return (
    <ArticlePage
      article={articles[language]}
      elsewhere={articles[nextLanguage(language)].headings}
      language={language}
      homeHref="#home"
      indexHref="#index"
      calculatorHref="#calculator"
      contactHref="#contact"
      guideHref="#guide"
      next={[
        { title, description, href: '#one' },
        { title, description, href: '#two' },
      ]}
    />
  );
}

const meta = preview.meta({
  title: 'Site/ArticlePage',
  tags: ['stable'],
  component: Example,
  globals: { viewport: { value: 'desktop' } },
});

/** Contents link to chapters, numbers link to sources, and the table has row and column headers. */
export const LongRead = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('De 60-dagenregel');
    const contents = canvas.getByRole('navigation', { name: 'In dit artikel' });
    for (const entry of contents.querySelectorAll('a')) {
      await expect(document.querySelector(entry.getAttribute('href') ?? '')).toHaveTextContent(entry.textContent);
    }
    const chapter = canvas.getByRole('heading', { name: 'Wat de regel niet doet' });
    await expect(chapter).toHaveAttribute('data-elsewhere', 'what-the-rule-doesn-t-do');
    const mark = canvas.getByRole('link', { name: 'Bron 2' });
    await expect(document.querySelector(mark.getAttribute('href') ?? '')).toHaveTextContent(
      'eerste jaar van het verdrag',
    );
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: 'Woning' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '€ 900' })).toHaveAttribute('data-align', 'right');
    await expect(canvas.getAllByText('23 november 2026')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Plan een gratis intake' })).toHaveAttribute('href', '#contact');
  },
});

/** A line of the text holds 60 to 75 characters. */
export const Measure = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/^De gewone regel telt/);
    await document.fonts.ready;
    paragraph.textContent = 'De rechter kijkt naar je huis, je gezin en de plek waar je leven zich afspeelt. '.repeat(
      8,
    );
    const range = document.createRange();
    const [text] = paragraph.childNodes;
    const tops = new Map<number, number>();
    for (let at = 0; at < paragraph.textContent.length; at += 1) {
      range.setStart(text as Node, at);
      range.setEnd(text as Node, at + 1);
      const { top } = range.getBoundingClientRect();
      tops.set(Math.round(top), (tops.get(Math.round(top)) ?? 0) + 1);
    }
    const lines = [...tops.values()].slice(0, -1);
    await expect(Math.max(...lines)).toBeLessThanOrEqual(75);
    await expect(lines.reduce((sum, line) => sum + line, 0) / lines.length).toBeGreaterThanOrEqual(60);
  },
});

const box = (of: Node | null | undefined) => {
  const range = document.createRange();
  if (of) range.selectNodeContents(of);
  return range.getBoundingClientRect();
};

/**
 * On a phone each table row is a block that repeats the column names. Values are aligned alike, with the number of a
 * source directly after its figure.
 */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('cell', { name: '€ 900' });
    await expect(amount).toHaveAttribute('data-column', 'Bedrag');
    const words = box(canvas.getByText('gekocht of gehuurd').firstChild);
    const figure = canvas.getByText(/^€\s1\.200/);
    const mark = box(figure.querySelector('sup'));
    await expect(Math.round(box((amount.firstElementChild ?? amount).firstChild).left)).toBe(Math.round(words.left));
    await expect(Math.round(box(figure.firstChild).left)).toBe(Math.round(words.left));
    await expect(mark.left - box(figure.firstChild).right).toBeLessThan(6);
    await expect(mark.bottom).toBeGreaterThan(box(figure.firstChild).top);
    await expect(mark.top).toBeLessThan(box(figure.firstChild).bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});
