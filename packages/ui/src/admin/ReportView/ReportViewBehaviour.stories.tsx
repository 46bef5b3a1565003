import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { editorIn, keyIn } from '../../components/CodeField/editorByKeys.ts';
import { sampleReportSoFar } from '../testing/sampleReport.data.ts';
import { press } from '../../testing/press.ts';
import { reportViewArgs, sampleReport } from '../testing/sampleReports.ts';
import { StoppedReport } from '../testing/StoppedReport.tsx';
import { desktop, tablet } from '../testing/screens.ts';
import { ReportView } from './ReportView.tsx';

const meta = preview.meta({
  title: 'Admin/ReportViewBehaviour',
  tags: ['stable'],
  component: ReportView,
  globals: desktop,
  args: reportViewArgs,
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

const draftOf = (content: string | null) =>
  ({ kind: 'ready', report: { ...sampleReport, status: 'draft', content } }) as const;

/** Every way to copy, download or print the report. */
export const TakenAlong = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download .md' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer' }));
    await expect(args.onCopy).toHaveBeenCalledWith(sampleReport.content);
    await expect(await screen.findByText('Rapport gekopieerd')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nieuw Rapport' }));
    await expect(args.onNewReport).toHaveBeenCalledOnce();
  },
});

/** On a tablet the actions are in the menu; a refused clipboard is an error. */
export const InTheMenu = meta.story({
  globals: tablet,
  args: { onCopy: () => Promise.reject(new Error('refused')) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopieer' }));
    await expect(await screen.findByText(/Kopiëren lukt hier niet/)).toBeVisible();
  },
});

/** The text as stored; printing still prints the formatted report. */
export const PlainText = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: '1. Samenvatting' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Platte tekst' }));
    await expect(canvas.getByText(/^# Haalbaarheid van een vennootschap/)).toBeVisible();
    await expect(heading).not.toBeVisible();
    await expect(canvasElement.querySelector('[data-print-sheet]')).toContainElement(heading);
    await userEvent.click(canvas.getByRole('radio', { name: 'Opgemaakt' }));
    await expect(heading).toBeVisible();
  },
});

/** Stored with the new title and text; the focus returns to the edit button. */
export const Edited = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Titel' }), ' 2');
    await editorIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    const { name, content } = sampleReport;
    await expect(args.onSave).toHaveBeenCalledWith({ name: `${name} 2`, content }, { name, content });
    await expect(await screen.findByText('Rapport bewaard')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bewerk' })).toHaveFocus();
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
});

/** The preview follows the text at once. */
export const PreviewFollows = meta.story({
  args: { state: draftOf('') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    const editor = await editorIn(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Voorbeeld' })).toHaveTextContent(
      'Dit rapport heeft nog geen tekst.',
    );
    editor.focus();
    keyIn('## Nieuwe kop');
    await expect(await canvas.findByRole('heading', { name: 'Nieuwe kop' })).toBeVisible();
  },
});

/** The store is full: the error is above the buttons, and all input stays. */
export const SaveFailed = meta.story({
  args: { onSave: fn(() => Promise.resolve({ code: 'storage_full' as const })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    const title = await canvas.findByRole('textbox', { name: 'Titel' });
    await userEvent.type(title, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Het rapport is niet bewaard: /);
    await expect(title).toHaveValue('Cyprus Haalbaarheidsrapport 2');
  },
});

/** Cancelling with changes asks first. */
export const CancelAsks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    const title = await canvas.findByRole('textbox', { name: 'Titel' });
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuleer' }));
    const dialog = await screen.findByRole('alertdialog');
    await press('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(title).toHaveValue('Cyprus Haalbaarheidsrapport!');
    await userEvent.clear(title);
    await userEvent.type(title, 'Cyprus Haalbaarheidsrapport');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuleer' }));
    await expect(await canvas.findByRole('button', { name: 'Bewerk' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Deleted without confirmation, because it can be undone. */
export const Deleted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder rapport' }));
    await expect(await screen.findByText('Rapport verwijderd')).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDeleted).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Rapport teruggezet')).toBeVisible();
  },
});

export const DeleteFailed = meta.story({
  args: { onDelete: fn(() => Promise.resolve({ code: 'storage_failed' as const })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder rapport' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Het rapport is niet verwijderd: /);
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
});

const writing = {
  phase: 'writing',
  text: sampleReportSoFar,
  startedAt: '2026-11-20T13:09:29.000Z',
  isKept: true,
  goesOn: true,
} as const;

/** The button goes when it has stopped the writing: the focus goes to the words that say so. */
export const StoppedKeepsTheFocus = meta.story({
  render: (args) => <StoppedReport {...args} />,
  args: { state: draftOf(null), writing },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Stop' }).focus();
    await userEvent.keyboard('{Enter}');
    const said = await canvas.findByText('Het schrijven is gestopt.');
    await waitFor(() => expect(document.activeElement).toContainElement(said));
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toHaveTextContent('Wat er al stond is bewaard als concept.');
    await expect(document.activeElement).not.toHaveTextContent('Samenvatting');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Schrijf opnieuw' })).toHaveFocus();
  },
});

/** It was written to the end just before: the focus goes to the line with its state. */
export const StoppedTooLate = meta.story({
  render: (args) => <StoppedReport {...args} isTooLate />,
  args: { state: draftOf(null), writing },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Stop' }).focus();
    await userEvent.keyboard('{Enter}');
    const state = await canvas.findByText('Voltooid');
    await waitFor(() => expect(document.activeElement).toContainElement(state));
    await expect(document.activeElement).not.toBe(document.body);
  },
});

/** Stopped by an advisor: not an error, and the text so far is stored. */
export const Stopped = meta.story({
  args: { state: draftOf(sampleReportSoFar), ended: { kind: 'stopped', problem: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Het schrijven is gestopt.')).toBeVisible();
    await expect(canvas.getByText('Concept')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Stopped in another window, or before this page was loaded again: what was asked is not known, so the form asks it. */
export const StoppedEarlier = meta.story({
  args: { state: draftOf(sampleReportSoFar), ended: { kind: 'stopped', problem: null }, onRetry: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Terug naar het formulier' }));
    await expect(args.onNewReport).toHaveBeenCalledOnce();
  },
});

/** The advisor says that a draft is complete, and takes it back. */
export const Completing = meta.story({
  args: { state: draftOf(sampleReportSoFar) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zet op voltooid' }));
    await expect(args.onStatus).toHaveBeenLastCalledWith('completed');
    await expect(await screen.findByText('Voltooid')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onStatus).toHaveBeenLastCalledWith('draft');
  },
});

/** A status that was not stored is told. */
export const NotCompleted = meta.story({
  args: { state: draftOf(sampleReportSoFar), onStatus: fn(() => Promise.resolve({ code: 'cannot_connect' as const })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zet op voltooid' }));
    await expect(await screen.findByText(/Geen verbinding/)).toBeVisible();
  },
});

/** The server stopped during writing: the stored part of the text is shown. */
export const ServerStopped = meta.story({
  args: { state: draftOf(sampleReportSoFar), ended: { kind: 'serverStopped', problem: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('De server is gestopt terwijl hij dit rapport schreef.')).toBeVisible();
    await expect(canvas.getByText('Wat er al stond is bewaard als concept.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Schrijf opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Refused before the first word: the service's reason, and a link back to the form with the key. */
export const KeyRefused = meta.story({
  args: {
    state: draftOf(''),
    ended: {
      kind: 'failed',
      problem: {
        code: 'ai_key_refused',
        message: 'Fout bij het genereren van het rapport: Incorrect API key provided',
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Fout bij het genereren van het rapport: Incorrect API key provided',
    );
    await expect(canvas.getByText('Er was nog niets geschreven.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Terug naar het formulier' }));
    await expect(args.onNewReport).toHaveBeenCalledOnce();
  },
});

/** The connection broke: the error is in the language of the page, whatever the code's message says. */
export const Interrupted = meta.story({
  args: {
    state: draftOf(sampleReportSoFar),
    ended: { kind: 'failed', problem: { code: 'ai_interrupted', message: 'network changed' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Fout bij het genereren van het rapport: De verbinding met de AI-dienst is verbroken. Probeer het opnieuw.',
    );
  },
});

/** The store is full: the text is only on the screen, and can be stored again, copied or downloaded. */
export const NotKept = meta.story({
  args: {
    state: draftOf(sampleReport.content),
    ended: {
      kind: 'failed',
      problem: { code: 'report_save_failed', message: 'Het rapport is niet bewaard: De opslag is vol' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Het rapport is niet bewaard: De opslag is vol');
    await expect(canvas.getByText(/De tekst staat alleen op dit scherm/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** An incomplete report opened later: a draft whose form is not known any more. */
export const DraftLater = meta.story({
  args: { state: draftOf(sampleReportSoFar), onRetry: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dit is een concept.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Schrijf opnieuw' })).toBeNull();
  },
});

/** An older text without the expected sections: its own headings are the contents. */
export const OtherHeadings = meta.story({
  args: { state: { kind: 'ready', report: { ...sampleReport, content: '# Alfa\n\nTekst\n\n# Bravo\n\nMeer' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bravo' })).toHaveAttribute('href', '#bravo');
    await expect(
      canvas.getAllByRole('listitem').filter((item) => item.closest('nav[aria-label="Inhoud"]')),
    ).toHaveLength(2);
  },
});
