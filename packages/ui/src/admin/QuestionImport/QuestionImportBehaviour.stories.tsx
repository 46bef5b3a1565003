import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { kapiteinsCheck, questionImportArgs, sampleCheck } from '../testing/sampleImport.ts';
import { desktop } from '../testing/screens.ts';
import { QuestionImport } from './QuestionImport.tsx';

const { check } = questionImportArgs.state;

const meta = preview.meta({
  title: 'Admin/QuestionImportBehaviour',
  tags: ['stable'],
  component: QuestionImport,
  globals: desktop,
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
  args: questionImportArgs,
});

/** Line numbers are those of the file; a fold shows its number of rows, opens and closes, and keeps the focus. */
export const Unfolds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: 'Regel 4–13: 10 rijen zonder opmerking' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    // A screenful comes first, then the rest.
    await canvas.findByRole('row', { name: /^37 / });
    const rows = canvas.getAllByRole('row').length;
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(fold).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows + 10));
    await expect(canvas.getByRole('row', { name: /^13 / })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(rows);
  },
});

/** Each row says how its values were interpreted. */
export const SaysWhatBecameWhat = meta.story({
  play: async ({ canvas }) => {
    const row = (line: number) => within(canvas.getByRole('row', { name: new RegExp(`^${line} `) }));
    await expect(row(14).getByText('Type “tekstvak” is onbekend en wordt “Tekst”')).toBeVisible();
    await expect(row(22).getByText('“Keuzelijst” zonder opties wordt “Tekst”')).toBeVisible();
    await expect(row(31).getByText('Minder dan 2 cellen, deze rij wordt overgeslagen')).toBeVisible();
    await expect(row(36).getByText('Bestaat al, tekst en opties worden bijgewerkt')).toBeVisible();
    await expect(row(37).getByText('Bestaat al, tekst wordt bijgewerkt')).toBeVisible();
    const outcome = canvas.getByRole('list', { name: 'Wat de import doet' });
    await expect(outcome).toHaveTextContent('37 nieuw2 bijgewerkt1 overgeslagen');
  },
});

/** Shows only the rows with remarks; arrow keys move through the choices. */
export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Let op 2' }));
    await expect(canvas.getAllByRole('row', { name: /^\d/ })).toHaveLength(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Bijgewerkt 2' })).toBeChecked();
    await expect(canvas.getByRole('row', { name: /^36 / })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Overgeslagen 1' }));
    await expect(canvas.getByText('Vergaderingen')).toBeVisible();
  },
});

/** Choosing a property for a column removes it from the column that had it. */
export const MapsColumns = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('6 van 7 gekoppeld')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '“Opmerking” wordt' }), 'Vraagtekst');
    await expect(args.onSettings).toHaveBeenCalledWith({
      ...check.settings,
      mapping: ['section', null, 'type', 'required', 'options', 'id', 'text'],
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '“Interne code” wordt' }), 'Niet overnemen');
    await expect(args.onSettings).toHaveBeenLastCalledWith({
      ...check.settings,
      mapping: ['section', 'text', 'type', 'required', 'options', null, null],
    });
  },
});

/** Without a text column nothing can be imported, and a message says what to do. */
export const NeedsATextColumn = meta.story({
  args: {
    state: {
      phase: 'check',
      check: sampleCheck('Rubriek;Wat we willen weten\nWonen;Waar woon je?\n'),
      saving: false,
      problem: null,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Geen kolom met de vraagtekst gevonden.');
    await expect(canvas.getByRole('button', { name: 'Niets te importeren' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '“Wat we willen weten” wordt' }), 'Vraagtekst');
    await expect(args.onSettings).toHaveBeenCalledWith(expect.objectContaining({ mapping: ['section', 'text'] }));
  },
});

export const NoValidQuestions = meta.story({
  args: {
    state: {
      phase: 'check',
      check: sampleCheck('Vraag\nWaar woon je?\nSinds wanneer?\n'),
      saving: false,
      problem: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Geen geldige vragen gevonden in het CSV-bestand. Controleer of de kolom met de vraag is ingevuld.',
    );
    await expect(canvas.getAllByText('Minder dan 2 cellen, deze rij wordt overgeslagen')).toHaveLength(2);
  },
});

/** Adding, with or without updating existing questions; replacing says which are deleted. */
export const ChoosesTheWay = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Bestaande vragen met hetzelfde id bijwerken' }));
    await expect(args.onSettings).toHaveBeenCalledWith({ ...check.settings, updateExisting: false });
    await userEvent.click(canvas.getByRole('radio', { name: 'Vervang alles' }));
    await expect(args.onSettings).toHaveBeenLastCalledWith({ ...check.settings, mode: 'replace' });
  },
});

export const Replaces = meta.story({
  args: { state: { phase: 'check', check: kapiteinsCheck({ mode: 'replace' }), saving: false, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 vraag die niet in het bestand staat, verdwijnt/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

/** The remarks as a list, for correcting the file. */
export const ListsErrors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download foutenlijst' }));
    const [list] = questionImportArgs.onErrors.mock.lastCall ?? [];
    await expect(list?.lines.map(({ line }) => line)).toEqual([14, 22, 31, 36, 37]);
    await expect(list?.lines[2]).toEqual({
      line: 31,
      text: 'Vergaderingen',
      remark: 'Minder dan 2 cellen, deze rij wordt overgeslagen',
    });
  },
});

/** After storing, the page shows the result with an undo. */
export const ImportsAndUndoes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Importeer 39 vragen' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    const page = within(document.body);
    await expect(await page.findByText('39 vragen geïmporteerd')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /ongedaan/i }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** Storing fails: the reason is shown, nothing is called done, and all choices stay. */
export const StoreIsFull = meta.story({
  args: {
    state: { phase: 'check', check, saving: false, problem: { code: 'storage_full' } },
    onImport: fn(() => Promise.resolve(false)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/De vragen zijn niet bewaard: ./);
    await userEvent.click(canvas.getByRole('button', { name: 'Importeer 39 vragen' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    await expect(within(document.body).queryByText('39 vragen geïmporteerd')).toBeNull();
  },
});

/** While the rows are checked again, importing is disabled: the rows shown are outdated. */
export const Checking = meta.story({
  args: { state: { phase: 'check', check: { ...check, checking: true }, saving: false, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Importeer 39 vragen' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Saving = meta.story({
  args: { state: { phase: 'check', check, saving: true, problem: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Importeren…' }));
    await expect(args.onImport).not.toHaveBeenCalled();
  },
});

/** Another tab changed the questions: nothing was stored, and a message says so. */
export const ChangedMeanwhile = meta.story({
  args: { state: { phase: 'check', check: { ...check, changedMeanwhile: true }, saving: false, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('De vragen zijn intussen ergens anders gewijzigd.');
  },
});

const rows = Array.from({ length: 10_000 }, (_, row) => `Waar woon je in jaar ${row}?;vak\n`);
const thousands = sampleCheck(`Vraag;Type\n${rows.join('')}`);

/** Ten thousand rows with a remark: only visible rows are rendered. */
export const Thousands = meta.story({
  args: { state: { phase: 'check', check: thousands, saving: false, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Importeer 10.000 vragen' })).not.toHaveAttribute('aria-disabled');
    await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeLessThan(80));
    await expect(canvas.getByRole('table', { name: 'Wat er van elke rij wordt' })).toHaveAttribute(
      'aria-rowcount',
      '10001',
    );
  },
});

/** A question that is in the file twice is imported once: the second row is among the skipped ones. */
export const Repeated = meta.story({
  args: {
    state: {
      phase: 'check',
      check: sampleCheck('Vraag;Type\nWaar woon je?;text\nHoe oud ben je?;number\nwaar woon je?;text\n'),
      saving: false,
      problem: null,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Importeer 2 vragen' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('radio', { name: 'Overgeslagen 1' }));
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(1));
    await expect(canvas.getByText('Deze vraag staat al op regel 2 en komt er niet nog een keer bij')).toBeVisible();
  },
});

/** On a phone the columns come first, the rows are cards, and the buttons stay visible. */
export const Phone = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('list', { name: 'Wat er van elke rij wordt' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Welke rijen je ziet: Alle 40' }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: /^Let op 2/ }));
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(2));
    const button = canvas.getByRole('button', { name: 'Importeer 39 vragen' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
