import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleReportText } from '../testing/sampleReport.data.ts';
import { reportViewArgs, sampleReport } from '../testing/sampleReports.ts';
import { desktop } from '../testing/screens.ts';
import { ReportView } from './ReportView.tsx';
import type { ReportViewProps } from './reportViewProps.ts';

const stored = { kind: 'ready', report: sampleReport } as const;
const blank = { kind: 'ready', report: { ...sampleReport, content: null, generatedAt: null } } as const;

const startedAt = '2026-11-20T13:09:29.000Z';

/** The text sent by the service so far; `null` when it is done. */
type Sent = string | null;
const send = (sent: Sent) => window.dispatchEvent(new CustomEvent<Sent>('sent', { detail: sent }));

function Service(props: ReportViewProps) {
  const [text, setText] = useState<Sent>('');
  useEffect(() => {
    const take = (event: Event) => flushSync(() => setText((event as CustomEvent<Sent>).detail));
    window.addEventListener('sent', take);
    return () => window.removeEventListener('sent', take);
  }, []);
  return (
    <ReportView
      {...props}
      state={text === null ? stored : blank}
      writing={text === null ? null : { phase: 'writing', text, startedAt, isKept: true, goesOn: false }}
    />
  );
}

const meta = preview.meta({
  title: 'Admin/ReportWriting',
  tags: ['stable'],
  component: ReportView,
  globals: desktop,
  args: reportViewArgs,
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Service {...args} />,
});

const upTo = (words: string) => sampleReportText.slice(0, sampleReportText.indexOf(words) + words.length);
const news = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('status');

/** From the first word to the last: screen readers hear each section once, and the end, but never the words. */
export const ToTheEnd = meta.story({
  play: async ({ canvas }) => {
    await expect(news(canvas)).toHaveTextContent('Begint met schrijven');
    await expect(canvas.getByText('Je mag dit venster sluiten, het concept blijft bewaard')).toBeVisible();
    send(upTo('## 2. Uit'));
    await waitFor(() => expect(news(canvas)).toHaveTextContent('Schrijft deel 2 van 8: Uitgangssituatie'));
    send(upTo('## 8. Plan voor 12 maanden\n'));
    await waitFor(() => expect(news(canvas)).toHaveTextContent('Schrijft deel 8 van 8: Plan voor 12 maanden'));
    send(null);
    await waitFor(() => expect(news(canvas)).toHaveTextContent('Het rapport is klaar.'));
    await expect(await canvas.findByRole('button', { name: 'Download .md' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
});

/** Many words between two frames render the page once; finished blocks are not rendered again. */
export const ManyWordsAFrame = meta.story({
  play: async ({ canvas, canvasElement }) => {
    send(upTo('## 3. Fiscale'));
    const first = await canvas.findByRole('heading', { name: '1. Samenvatting' });
    const touched: Node[] = [];
    const watch = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)));
    watch.observe(first.parentElement as Element, { subtree: true, childList: true, characterData: true });
    const length = upTo('## 3. Fiscale').length;
    const shown = canvasElement.textContent;
    for (let end = length; end < length + 400; end++) send(sampleReportText.slice(0, end));
    await expect(canvasElement.textContent).toBe(shown);
    await waitFor(() => expect(canvasElement).toHaveTextContent('121 nachten in Nederland'));
    watch.disconnect();
    await expect(touched).toEqual([]);
    await expect(first).toBeInTheDocument();
  },
});

/** The page says whether the window may be closed, or holds the only copy of the text. */
export const NotKeptYet = meta.story({
  args: {
    state: blank,
    writing: { phase: 'writing', text: 'Een', startedAt, isKept: false, goesOn: false },
  },
  render: (args) => <ReportView {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nog niet bewaard. Laat dit venster open.')).toBeVisible();
    await expect(canvas.queryByText(/Je mag dit venster sluiten/)).toBeNull();
  },
});

/** The server continues writing without the window; a failed stop request is an error. */
export const WrittenByTheServer = meta.story({
  args: {
    state: blank,
    writing: { phase: 'writing', text: 'Een', startedAt, isKept: true, goesOn: true },
    onStop: fn(() => Promise.resolve({ code: 'cannot_connect' as const })),
  },
  render: (args) => <ReportView {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Je mag dit venster sluiten, de server schrijft verder')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText(/^Het schrijven is niet gestopt: Geen verbinding/)).toBeVisible();
  },
});

const endInSight = (canvasElement: HTMLElement) => {
  const caret = canvasElement.querySelector('[data-caret]')?.getBoundingClientRect();
  return caret !== undefined && caret.bottom <= window.innerHeight && caret.top >= 0;
};

/** The page follows the end until the reader scrolls up; then a button scrolls back to the end. */
export const Following = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    send(upTo('## 7. Risico’s en voorwaarden\n'));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200));
    await waitFor(() => expect(endInSight(canvasElement)).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'Naar het einde' })).toBeNull();
    window.scrollTo(0, 100);
    const button = await canvas.findByRole('button', { name: 'Naar het einde' });
    send(upTo('## 8. Plan voor 12 maanden\n'));
    await waitFor(() => expect(news(canvas)).toHaveTextContent('Schrijft deel 8 van 8'));
    await expect(window.scrollY).toBe(100);
    await userEvent.click(button);
    await waitFor(() => expect(endInSight(canvasElement)).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'Naar het einde' })).toBeNull();
    send(`${sampleReportText}\n${'Nog een alinea.\n\n'.repeat(12)}`);
    await waitFor(() => expect(canvasElement.querySelectorAll('p').length).toBeGreaterThan(20));
    await waitFor(() => expect(endInSight(canvasElement)).toBe(true));
  },
});
