import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { questionImportArgs } from '../testing/sampleImport.ts';
import { desktop } from '../testing/screens.ts';
import { QuestionImport } from './QuestionImport.tsx';

const { check } = questionImportArgs.state;

const meta = preview.meta({
  title: 'Admin/QuestionImportSteps',
  tags: ['stable'],
  component: QuestionImport,
  globals: desktop,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...questionImportArgs, place: { clientsHref: '/admin/clients', questionsHref: '/admin/questions' } },
});

const csv = (name: string, bytes = 20, type = 'text/csv') => new File(['x'.repeat(bytes)], name, { type });

const drop = (area: Element, file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return fireEvent(area, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

/** A file by click and by drop: one labelled field. Errors use the text of the specification. */
export const ChoosesAFile = meta.story({
  args: { state: { phase: 'file', refused: null } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('CSV-bestand met vragen');
    await userEvent.upload(field, csv('vragen.csv'));
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
    await drop(field, csv('vragen.xlsx', 20, 'application/zip'));
    await expect(await canvas.findByText('Kies een CSV-bestand')).toBeVisible();
    await drop(field, csv('groot.csv', 5 * 1024 * 1024 + 1));
    await expect(
      await canvas.findByText('Het bestand is te groot. Het maximum is 5 MB. Splits het, of kies een kleiner bestand.'),
    ).toBeVisible();
    await expect(args.onFile).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download voorbeeldbestand' }));
    await expect(args.onTemplate).toHaveBeenCalledOnce();
  },
});

/** An unreadable file is named, and another can be chosen at once. */
export const Unreadable = meta.story({
  args: { state: { phase: 'file', refused: { name: 'foto.csv', problem: { code: 'csv_unreadable' } } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('foto.csv: Dit bestand is niet te lezen als tekst. Bewaar het als CSV en kies het opnieuw.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('CSV-bestand met vragen')).toBeInvalid();
  },
});

const done = { file: check.file, totals: check.totals, problem: null };

export const UndoesFromTheLastStep = meta.story({
  args: { state: { phase: 'done', done: { ...done, undo: 'possible' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Naar de vragen' })).toHaveAttribute('href', '/admin/questions');
    await userEvent.click(canvas.getByRole('button', { name: 'Maak de import ongedaan' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Importeer nog een bestand' }));
    await expect(args.onAnotherFile).toHaveBeenCalledOnce();
  },
});

export const Undone = meta.story({
  args: { state: { phase: 'done', done: { ...done, undo: 'done' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('De import is ongedaan gemaakt');
    await expect(canvas.queryByRole('button', { name: 'Maak de import ongedaan' })).toBeNull();
  },
});

export const UndoTooLate = meta.story({
  args: { state: { phase: 'done', done: { ...done, undo: 'stale' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De vragen zijn na de import nog gewijzigd/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Maak de import ongedaan' })).toBeNull();
  },
});

export const UndoFails = meta.story({
  args: { state: { phase: 'done', done: { ...done, undo: 'failed', problem: { code: 'storage_failed' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ongedaan maken is mislukt');
    await expect(canvas.getByRole('button', { name: 'Maak de import ongedaan' })).toBeEnabled();
  },
});
