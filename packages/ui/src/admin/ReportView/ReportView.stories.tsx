import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPage } from '../testing/onPage.ts';
import { editorIn } from '../../components/CodeField/editorByKeys.ts';
import { sampleReportSoFar } from '../testing/sampleReport.data.ts';
import { reportViewArgs, sampleReport } from '../testing/sampleReports.ts';
import { desktop } from '../testing/screens.ts';
import { ReportView } from './ReportView.tsx';

const draft = {
  kind: 'ready',
  report: { ...sampleReport, status: 'draft', content: sampleReportSoFar },
} as const;

const meta = preview.meta({
  title: 'Admin/ReportView',
  tags: ['stable'],
  component: ReportView,
  globals: desktop,
  args: reportViewArgs,
  parameters: { frame: 'shell', place: 'clients' },
});

/** Contents, text and facts; links in the contents scroll to their headings and focus them. */
export const Done = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: '8. Plan voor 12 maanden' });
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvas.getByText('vandaag 14:06', { selector: 'p span' })).toBeVisible();
    await expect(canvas.getByText('18 vragen hadden geen antwoord.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Plan voor 12 maanden' }));
    await expect(heading).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByText('Plan voor 12 maanden', { selector: 'nav a' }).closest('li')).toHaveAttribute(
        'aria-current',
        'location',
      ),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Samenvatting' }));
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement).blur();
  },
});

/** The sections get a check mark as their headings come in. */
export const Writing = meta.story({
  args: {
    state: { kind: 'ready', report: { ...sampleReport, content: null, generatedAt: null } },
    writing: {
      phase: 'writing',
      text: sampleReportSoFar,
      startedAt: '2026-11-20T13:09:29.000Z',
      isKept: true,
      goesOn: false,
    },
  },
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '4. Vennootschap en feitelijke leiding' })).toBeVisible();
    await expect(canvas.getByText('Schrijft deel 4 van 8')).toBeVisible();
    await expect(canvas.getByText(/^31 s, \d+ woorden$/)).toBeVisible();
    await expect(onPage(canvasElement).getByRole('status')).toHaveTextContent(
      'Schrijft deel 4 van 8: Vennootschap en feitelijke leiding',
    );
    await expect(canvas.getAllByText(/, geschreven$/)).toHaveLength(3);
    await expect(canvas.queryByText('Woorden')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
    // After scrolling back, the advisor is not scrolled to the end again.
    await waitFor(async () => {
      window.scrollTo(0, 0);
      await expect(canvas.getByRole('button', { name: 'Naar het einde' })).toBeVisible();
    });
  },
  parameters: { everyTurn: true },
});

/** Cut off at the length limit: a notice says so, and the text so far stays. */
export const CutOff = meta.story({
  args: {
    state: draft,
    ended: {
      kind: 'cutOff',
      problem: { code: 'ai_cut_off', message: 'De tekst is afgekapt bij de grens van 4.000 tokens' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '1. Samenvatting' });
    await expect(canvas.getByText('De tekst is afgekapt bij de grens van 4.000 tokens')).toBeVisible();
    await expect(canvas.getByText('Wat er al stond is bewaard als concept.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Schrijf opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
  parameters: { everyTurn: true },
});

/** A report from before texts were stored. */
export const WithoutText = meta.story({
  args: {
    state: {
      kind: 'ready',
      report: {
        ...sampleReport,
        content: null,
        generatedAt: null,
        language: null,
        questionsAnalyzed: null,
        answersAnalyzed: null,
        date: '2026-03-04',
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Van dit rapport is geen tekst bewaard' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download .md' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Bewerk' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Nieuw Rapport' })[0] as Element);
    await expect(args.onNewReport).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

/** Title and text, with a preview beside them. */
export const Editing = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    const title = await canvas.findByRole('textbox', { name: 'Titel' });
    await waitFor(() => expect(title).toHaveFocus());
    await editorIn(canvasElement);
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(title).toHaveAccessibleDescription('Geef het rapport een titel');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(title, 'Haalbaarheid voor Bram');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('region', { name: 'Voorbeeld' })).toHaveTextContent('Een Cyprus Ltd naast');
  },
  parameters: { everyTurn: true },
});

/** Very long words: nothing overflows the window; a wide table scrolls in its own frame. */
export const LongWords = meta.story({
  args: {
    state: {
      kind: 'ready',
      report: {
        ...sampleReport,
        name: 'Haalbaarheidsonderzoeksrapportage '.repeat(3).trim(),
        clientName: 'Internationaleberoepsvaartadviesvennootschap',
        updatedAt: '2026-11-19T09:00:00.000Z',
        content: `## ${'vennootschapsbelastingaangifte'.repeat(4)}\n\n| ${'kolom | '.repeat(12)}\n| ${'--- | '.repeat(12)}\n| ${'1.234.567 | '.repeat(12)}\n\n## Kort\n\nTekst`,
      },
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kort' })).toBeInTheDocument();
    await expect(canvas.getByText('gewijzigd gisteren 10:00')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(onPage(canvasElement).getByRole('status')).toHaveTextContent('Rapport laden…');
  },
});

export const NotFound = meta.story({
  args: { state: { kind: 'notFound' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rapport niet gevonden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar alle klanten' })).toHaveAttribute('href', '/admin/clients');
  },
});

export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'storage_failed' } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Het rapport is er nog/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Download .md' })).toBeNull();
  },
});
