import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Markdown, type MarkdownProps } from './Markdown.tsx';
import { outlineOf } from './outline.ts';
import { hostileText, sampleReport } from './report.sample.data.ts';

interface Sample extends Partial<MarkdownProps> {
  nl?: string;
  en?: string;
}

/** The text in the language of the toolbar. */
function Report({ nl = sampleReport.nl, en = sampleReport.en, ...rest }: Sample) {
  const say = useSay();
  return <Markdown {...rest} text={rest.text ?? say(nl, en)} />;
}

const meta = preview.meta({
  title: 'Components/Markdown',
  tags: ['stable'],
  component: Markdown,
  args: { text: '' },
  argTypes: { text: { control: 'text' } },
  parameters: { density: 'console' },
  render: ({ text, ...args }) => <Report {...args} {...(text !== '' && { text })} />,
});

/** Headings begin at h2; all of them are in the outline. */
export const AReport = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Haalbaarheid');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    for (const { id, text } of outlineOf(sampleReport.nl)) {
      await expect(canvasElement.querySelector(`[id="${id}"]`)).toHaveTextContent(text);
    }
    const link = canvas.getByRole('link', { name: 'wet op de vennootschapsbelasting (opent in een nieuw venster)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getByRole('img', { name: 'Gedaan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terug naar de tekst' })).toHaveAttribute('href', '#note-fnref-1');
  },
});

/** Half a table and an open `**` are hidden; the caret follows the last word. */
export const BeingWritten = meta.story({
  args: { writing: true },
  render: ({ text: _text, ...args }) => (
    <Report
      {...args}
      nl={sampleReport.nl.slice(0, sampleReport.nl.indexOf(' | – | Band'))}
      en={sampleReport.en.slice(0, sampleReport.en.indexOf(' | – | Tie'))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toHaveTextContent('|');
    await expect(canvasElement.querySelectorAll('[data-caret]')).toHaveLength(1);
  },
});

/** Before the first word only the caret is shown. */
export const NothingWrittenYet = meta.story({
  args: { writing: true },
  render: (args) => <Markdown {...args} />,
  parameters: { sameWords: true },
});

export const Empty = meta.story({ render: (args) => <Markdown {...args} /> });

/** Script, frames, images and addresses other than http, https or mailto: shown as text, never run or fetched. */
export const Hostile = meta.story({
  args: { text: hostileText },
  parameters: { sameWords: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe, img, style, [onerror], [onclick]')).toBeNull();
    await expect(canvas.getByText(/globalThis\.markdownRan = true<\/script>/)).toBeVisible();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['https://fnc.example', 'mailto:post@fnc.example']);
    await expect(canvas.getByText('spion')).toBeVisible();
    await expect(Reflect.get(globalThis, 'markdownRan')).toBeUndefined();
  },
});

const columns = Array.from({ length: 12 }, (_, index) => index + 2015);
const row = (name: string, cell: (year: number) => string) => `| ${name} | ${columns.map(cell).join(' | ')} |`;
const wideTable = (head: string, names: readonly string[]) =>
  [row(head, String), row('---', () => '---:'), ...names.map((name) => row(name, (year) => `€ ${year * 37}`))].join(
    '\n',
  );

/** The text keeps its width; the table scrolls in a focusable region, with a shadow where more is hidden. */
export const WideTable = meta.story({
  render: ({ text: _text, ...args }) => (
    <Report
      {...args}
      nl={`De cijfers per jaar.\n\n${wideTable('Post', ['Omzet', 'Vennootschapsbelasting', 'Dividend'])}\n\nEen raming.`}
      en={`The figures by year.\n\n${wideTable('Item', ['Revenue', 'Corporation tax', 'Dividend'])}\n\nAn estimate.`}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Brede tabel, schuift opzij' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.parentElement).toHaveAttribute('data-hidden', 'end');
    region.scrollLeft = 40;
    await waitFor(() => expect(region.parentElement).toHaveAttribute('data-hidden', 'both'));
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region.parentElement).toHaveAttribute('data-hidden', 'start'));
    region.scrollLeft = 0;
    await waitFor(() => expect(region.parentElement).toHaveAttribute('data-hidden', 'end'));
  },
  parameters: { picture: true },
});

/** On a phone a long first column wraps and stays in view, so that the amounts are beside their names. */
export const LongNamesOnAPhone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  render: ({ text: _text, ...args }) => (
    <Report
      {...args}
      nl={
        '| Kosten per jaar voor één schip onder Cypriotische vlag | Laag | Hoog | Verschil |\n| --- | ---: | ---: | ---: |\n' +
        '| Jaarrekening en accountantscontrole van de vennootschap | € 3.500 | € 5.500 | € 2.000 |\n' +
        '| Vennootschapsbelastingaangifte | € 900 | € 1.400 | € 500 |'
      }
      en={
        '| Costs a year for one ship under the flag of Cyprus | Low | High | Difference |\n| --- | ---: | ---: | ---: |\n' +
        '| Annual accounts and the audit of the company | € 3,500 | € 5,500 | € 2,000 |\n' +
        '| Corporation tax return for the whole year | € 900 | € 1,400 | € 500 |'
      }
    />
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Brede tabel, schuift opzij' });
    const { left, right, width } = region.getBoundingClientRect();
    const amount = canvas.getByRole('cell', { name: /^€\s3\.500$/ });
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region.parentElement).toHaveAttribute('data-hidden', 'start'));
    const name = canvas.getByRole('cell', { name: /^Jaarrekening/ }).getBoundingClientRect();
    await expect(name.left).toBeCloseTo(left, 0);
    await expect(name.width).toBeLessThanOrEqual(width / 2);
  },
  parameters: { picture: true },
});

/** A narrow table is no tab stop. */
export const NarrowTable = meta.story({
  args: { text: '| | |\n| --- | ---: |\n| 2025 | 121 |\n| 2026 | 140 |' },
  parameters: { sameWords: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
});

/** Lists in lists, code, long words: nothing overflows its column. */
export const EveryBlock = meta.story({
  render: ({ text: _text, ...args }) => (
    <Report
      {...args}
      nl={
        '#### Belastingadviseursverantwoordelijkheidsverzekeringspolisvoorwaarden\n\n1. een\n   - twee\n     - drie\n' +
        '       1. vier\n2. vijf met `code` en ~~doorgehaald~~\n\n```\nomzet = 150000\n```\n\n---\n\n> Een citaat\n>\n> in twee delen'
      }
      en={
        '#### Professionalindemnityinsuranceresponsibilitiesandconditions\n\n1. one\n   - two\n     - three\n' +
        '       1. four\n2. five with `code` and ~~struck out~~\n\n```\nrevenue = 150000\n```\n\n---\n\n> A quotation\n>\n> in two parts'
      }
    />
  ),
});
