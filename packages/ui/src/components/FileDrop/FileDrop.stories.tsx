import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const csv = (name: string, bytes = 18_400) =>
  new File(['a'.repeat(bytes)], name, { type: 'text/csv', lastModified: 1 });
const picture = new File(['a'], 'kompas.png', { type: 'image/png', lastModified: 1 });

interface SampleProps extends Partial<Omit<FileDropProps, 'label' | 'error' | 'hint'>> {
  start?: readonly File[];
  wrong?: boolean;
}

const none: readonly File[] = [];

function Sample({ start = none, wrong, onChange, ...props }: SampleProps) {
  const say = useSay();
  const [files, setFiles] = useState(start);
  return (
    <FileDrop
      accept={{ 'text/csv': ['.csv'] }}
      maxSize={2_000_000}
      {...props}
      label={say('Vragenlijst', 'Questionnaire')}
      hint={say('De eerste rij noemt de kolommen.', 'The first row names the columns.')}
      error={wrong ? say('Kies een vragenlijst.', 'Choose a questionnaire.') : undefined}
      files={files}
      onChange={(next) => {
        setFiles(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/FileDrop',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
  parameters: { density: 'console' },
});

const one = [csv('vragenlijst-kapiteins.csv')];

export const Empty = meta.story();
export const Chosen = meta.story({ args: { start: one } });
export const WithError = meta.story({ args: { wrong: true } });
export const Optional = meta.story({ args: { optional: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const SiteSize = meta.story({ parameters: { density: 'site' } });
export const LongName = meta.story({
  args: {
    start: [csv('vennootschapsbelastingaangiftevragenlijstdefinitieveversie-2026-november-def-def.csv')],
  },
});
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Sample start={one} />
      <Sample wrong />
    </div>
  ),
});

const carrying = (files: readonly File[]) => {
  const carrier = new DataTransfer();
  for (const file of files) carrier.items.add(file);
  return carrier;
};
const drag = (kind: 'drop' | 'dragenter', area: Element, files: readonly File[]) =>
  fireEvent(area, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: carrying(files) }));
const drop = (area: Element, files: readonly File[]) => drag('drop', area, files);

/** The accepted kind and size are part of the control's description. */
export const ToldBefore = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Vragenlijst')).toHaveAccessibleDescription(
      'De eerste rij noemt de kolommen. CSV, hoogstens 2 MB',
    );
  },
});

export const ByChoosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Vragenlijst'), csv('vragenlijst-kapiteins.csv'));
    await expect(await canvas.findByText('vragenlijst-kapiteins.csv')).toBeVisible();
    await expect(canvas.getByText(/^18.kB$/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Gekozen: vragenlijst-kapiteins.csv');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** A second file replaces the first. */
export const ByDropping = meta.story({
  args: { start: one },
  play: async ({ args, canvas }) => {
    await drop(canvas.getByLabelText('Vragenlijst'), [csv('nieuw.csv', 900)]);
    await expect(await canvas.findByText('nieuw.csv')).toBeVisible();
    await expect(canvas.queryByText('vragenlijst-kapiteins.csv')).toBeNull();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const ByPasting = meta.story({
  play: async ({ canvas }) => {
    const clipboardData = carrying([csv('geplakt.csv', 900)]);
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    await fireEvent(canvas.getByLabelText('Vragenlijst'), paste);
    await expect(await canvas.findByText('geplakt.csv')).toBeVisible();
  },
});

/** While a file is dragged over it, the area says what dropping does. */
export const DraggedOver = meta.story({
  parameters: { everyTurn: true },
  play: async ({ canvas }) => {
    await drag('dragenter', canvas.getByLabelText('Vragenlijst'), one);
    await expect(await canvas.findByText('Laat los om te kiezen')).toBeVisible();
  },
});

/** A rejected file is named with the reason; the files chosen before stay. */
export const WrongKind = meta.story({
  args: { start: one },
  play: async ({ args, canvas }) => {
    await drop(canvas.getByLabelText('Vragenlijst'), [picture]);
    await expect(await canvas.findByText('kompas.png is geen CSV. Kies een ander bestand.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('kompas.png');
    await expect(canvas.getByText('vragenlijst-kapiteins.csv')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
  parameters: { picture: true },
});
export const TooLarge = meta.story({
  parameters: { everyTurn: true },
  play: async ({ canvas }) => {
    await drop(canvas.getByLabelText('Vragenlijst'), [csv('alles.csv', 3_400_000)]);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/alles\.csv is 3,4.MB, hoogstens 2.MB kan\./),
    );
  },
});
export const TooMany = meta.story({
  play: async ({ canvas }) => {
    await drop(canvas.getByLabelText('Vragenlijst'), [csv('een.csv'), csv('twee.csv')]);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^Kies één bestand tegelijk\.$/));
  },
});

/** One tab stop for choosing, one for each file; after a removal the control gets the focus. */
export const Keyboard = meta.story({
  args: { start: one },
  play: async ({ args, canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'Verwijder vragenlijst-kapiteins.csv' })).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByLabelText('Vragenlijst')).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await press('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByLabelText('Vragenlijst')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('vragenlijst-kapiteins.csv is verwijderd.');
  },
});
