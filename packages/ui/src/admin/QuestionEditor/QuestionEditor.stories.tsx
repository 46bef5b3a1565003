import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { editorState, questionEditorArgs, sampleClientOfEditor } from '../testing/EditedQuestions.tsx';
import { onPage } from '../testing/onPage.ts';
import { longQuestions, sampleQuestions } from '../testing/sampleQuestionnaire.ts';
import { desktop } from '../testing/screens.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

const meta = preview.meta({
  title: 'Admin/QuestionEditor',
  tags: ['stable'],
  component: QuestionEditor,
  globals: desktop,
  args: questionEditorArgs,
  parameters: { frame: 'shell', place: 'questions' },
});

/** Two sections are enough to show everything. */
export const Global = meta.story({
  args: { state: editorState({ questions: sampleQuestions.slice(14, 31) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vragen voor iedereen' })).toBeVisible();
    await expect(canvas.getByText('Keuzelijst · verplicht · 3 keuzes · 9 antwoorden')).toBeVisible();
  },
});

const own = [
  { ...sampleQuestions[2], options: ['Nederland', 'Griekenland', 'Cyprus'] },
  { ...sampleQuestions[8], id: 'own_1', section: 'Alleen voor Kompas', text: 'Op welk schip vaar je nu?' },
] as typeof sampleQuestions;

/** The server cannot be reached: the cached questions are shown with their time. */
export const Copied = meta.story({
  args: {
    state: {
      ...editorState({ questions: sampleQuestions.slice(14, 20) }),
      copied: { at: '2026-11-20T09:10:00.000Z', why: 'unreachable' },
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De server is niet bereikbaar/)).toBeVisible();
  },
});

/** One client's questions: the shared ones are above them, to be read and replaced. */
export const ForOneClient = meta.story({
  args: {
    client: sampleClientOfEditor,
    importHref: '/admin/clients/1/questions/import',
    state: editorState({ questions: own, globalQuestions: sampleQuestions.slice(0, 8), answerCounts: new Map() }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vervangen voor deze klant')).toBeVisible();
    await expect(canvas.getByText('vervangt een vraag voor iedereen')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Vervang voor deze klant: In welk land woon je?' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Wijzig “Heb je een partner?”' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Wijzig de vragen voor iedereen' })).toHaveAttribute(
      'href',
      '/admin/questions',
    );
  },
});

/** A new type for a question with answers: their number is shown before saving. */
export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wijzig “Keer je dividend uit?”' }));
    await expect(await screen.findByRole('dialog', { name: 'Wijzig vraag' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Keuze 1' })).toHaveValue('Ja, elk jaar');
    await expect(screen.queryByText(/Er zijn al 9 antwoorden/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Soort antwoord' }), 'Keuzelijst');
    await expect(screen.getByText(/Er zijn al 9 antwoorden/)).toBeVisible();
    // The preview is a working field.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Keer je dividend uit/ }), 'Soms');
    await expect(screen.getByRole('combobox', { name: /^Keer je dividend uit/ })).toHaveValue('Soms');
  },
  parameters: { everyTurn: true },
});

export const Empty = meta.story({
  args: { state: editorState({ questions: [] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Wat je hier opstelt, wordt aan elke klant gevraagd.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stel vragen op' }));
    await expect(await screen.findByRole('dialog', { name: 'Nieuwe vraag' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
  },
  parameters: { everyTurn: true },
});

export const LongWords = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    client: { name: 'Onafgebrokenbedrijfsnaamzondereindeofspatie', href: '/admin/clients/1' },
    state: editorState({ questions: longQuestions, globalQuestions: longQuestions.slice(0, 4) }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { phase: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(onPage(canvasElement).getByRole('status')).toHaveTextContent('De vragen worden geladen…');
  },
});

export const Failed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { phase: 'failed', problem: { code: 'storage_failed' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Opslaan in deze browser is mislukt. Probeer het opnieuw, of maak een export.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const ClientGone = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { client: { name: '', href: '/admin/clients/9' }, state: { phase: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Klant niet gevonden' })).toBeVisible();
  },
});
