import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { kapiteinsCheck, questionImportArgs, sampleCheck } from '../testing/sampleImport.ts';
import { desktop, tablet } from '../testing/screens.ts';
import { QuestionImport } from './QuestionImport.tsx';

const meta = preview.meta({
  title: 'Admin/QuestionImport',
  tags: ['stable'],
  component: QuestionImport,
  globals: desktop,
  args: questionImportArgs,
  parameters: { frame: 'shell', place: 'questions' },
});

const noPicture = { parameters: { chromatic: { disableSnapshot: true } } } as const;

/** Forty rows: those with a remark stand out, the others are folded. */
export const Check = meta.story();

export const Tablet = meta.story({ globals: tablet, ...noPicture });

export const ChoosesAFile = meta.story({ args: { state: { phase: 'file', refused: null } } });

/** Reading a file shows its progress, and can be stopped. */
export const Reading = meta.story({
  args: {
    state: { phase: 'reading', file: { name: 'vragenlijst-kapiteins.csv', size: 5_000_000 }, share: 0.42 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'vragenlijst-kapiteins.csv lezen' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
  ...noPicture,
});

/** The header is not recognised: the advisor chooses the column. */
export const NoTextColumn = meta.story({
  args: {
    state: {
      phase: 'check',
      check: sampleCheck('Rubriek;Wat we willen weten;\nWonen;Waar woon je?;x\nWonen;Sinds wanneer?;\n'),
      saving: false,
      problem: null,
    },
  },
});

/** One row for an empty list: nothing to update or replace. */
export const One = meta.story({
  args: {
    state: {
      phase: 'check',
      check: sampleCheck('Vraag;Type\nWaar woon je?;text\n'),
      saving: false,
      problem: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Importeer 1 vraag' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download foutenlijst' })).toBeNull();
    await expect(canvas.getByText(/Er is geen kolom voor de sectie/)).toBeVisible();
  },
  ...noPicture,
});

const long = 'Welkeomstandighedenmaktendatdevennootschapbuitennederlandisgevestigd'.repeat(2);

/** Very long words: nothing overflows the window. */
export const LongWords = meta.story({
  args: {
    state: {
      phase: 'check',
      check: sampleCheck(`${long};Vraag;Type;Keuzes\n${long};${long};${long};${long}|ja\n${long};Waar?;select;\n`, {
        name: `${long}.csv`,
      }),
      saving: false,
      problem: null,
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  ...noPicture,
});

export const Done = meta.story({
  args: {
    state: {
      phase: 'done',
      done: {
        file: { name: 'vragenlijst-kapiteins.csv', size: 18_240 },
        totals: kapiteinsCheck().totals,
        undo: 'possible',
        problem: null,
      },
    },
  },
});

export const Loading = meta.story({ args: { state: { phase: 'loading' } }, ...noPicture });

export const NoSuchClient = meta.story({
  args: { state: { phase: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Klant niet gevonden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar alle klanten' })).toHaveAttribute('href', '/admin/clients');
  },
  ...noPicture,
});

export const Failed = meta.story({
  args: { state: { phase: 'failed', problem: { code: 'storage_failed' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
  ...noPicture,
});
