import type { ReportText } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { editorIn } from '../../components/CodeField/editorByKeys.ts';
import { isBack, keptEdit } from '../testing/keptEdit.ts';
import { reportViewArgs, sampleReport } from '../testing/sampleReports.ts';
import { desktop } from '../testing/screens.ts';
import { ReportView } from './ReportView.tsx';
import type { ReportSaved, ReportViewProps } from './reportViewProps.ts';

const stored = { name: sampleReport.name, content: sampleReport.content ?? '' };
const theirs = { name: 'Van het andere venster', content: '# Andere tekst' };

/** Stores another text from another window. */
const storeElsewhere = (text: ReportText) =>
  window.dispatchEvent(new CustomEvent<ReportText>('elsewhere', { detail: text }));

function OtherWindow(props: ReportViewProps) {
  const [text, setText] = useState<ReportText>(stored);
  useEffect(() => {
    const take = (event: Event) => flushSync(() => setText((event as CustomEvent<ReportText>).detail));
    window.addEventListener('elsewhere', take);
    return () => window.removeEventListener('elsewhere', take);
  }, []);
  return <ReportView {...props} state={{ kind: 'ready', report: { ...sampleReport, ...text } }} />;
}

const meta = preview.meta({
  title: 'Admin/ReportEditing',
  tags: ['stable'],
  component: ReportView,
  globals: desktop,
  args: reportViewArgs,
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
  render: (args) => <OtherWindow {...args} />,
});

const question = /in een ander venster ook gewijzigd/;

/** Without input here, the text that another window stored is shown. */
export const Followed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    const title = await canvas.findByRole('textbox', { name: 'Titel' });
    storeElsewhere(theirs);
    await expect(title).toHaveValue(theirs.name);
    await expect(await editorIn(canvasElement)).toHaveTextContent('# Andere tekst');
    await expect(canvas.queryByText(question)).toBeNull();
  },
});

/** With input here, the advisor must choose, and nothing is stored before: here this window's text is kept. */
export const MineKept = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    const title = await canvas.findByRole('textbox', { name: 'Titel' });
    await userEvent.type(title, ' 2');
    storeElsewhere(theirs);
    await expect(await canvas.findByText(question)).toBeVisible();
    await expect(canvas.getByText(`${stored.name} 2`, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(theirs.name, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(/# Andere tekst/, { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    const mine = canvas.getByRole('button', { name: 'Die van dit venster' });
    await expect(mine).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(mine);
    await expect(canvas.queryByText(question)).toBeNull();
    await expect(title).toHaveValue(`${stored.name} 2`);
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...stored, name: `${stored.name} 2` }, theirs);
    await expect(await screen.findByText('Rapport bewaard')).toBeVisible();
  },
});

/** The other window's text is chosen: nothing is left to store or to lose. */
export const TheirsTaken = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    const title = await canvas.findByRole('textbox', { name: 'Titel' });
    await userEvent.type(title, ' 2');
    storeElsewhere(theirs);
    await userEvent.click(await canvas.findByRole('button', { name: 'Die van het andere venster' }));
    await expect(title).toHaveValue(theirs.name);
    await expect(await editorIn(canvasElement)).toHaveTextContent('# Andere tekst');
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Annuleer' }));
    await expect(await canvas.findByRole('button', { name: 'Bewerk' })).toHaveFocus();
  },
});

/** No change event arrived: the server reports the conflict on saving, and the advisor must choose. */
export const FoundAtSaving = meta.story({
  args: { onSave: fn((): Promise<ReportSaved> => Promise.resolve({ theirs })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk' }));
    const title = await canvas.findByRole('textbox', { name: 'Titel' });
    await userEvent.type(title, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(await canvas.findByText(question)).toBeVisible();
    await expect(title).toHaveValue(`${stored.name} 2`);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const held = keptEdit({ typed: { ...stored, name: `${stored.name} 2` }, from: stored });

/** What was typed before a reload is back in an open editor, until the advisor saves or cancels. */
export const Restored = meta.story({
  args: { unsaved: held },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Titel' })).toHaveValue(`${stored.name} 2`);
    await expect(await screen.findByText(isBack)).toBeVisible();
    await expect(held.keep).toHaveBeenCalled();
    held.forget.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...stored, name: `${stored.name} 2` }, stored);
    await waitFor(() => expect(held.forget).toHaveBeenCalled());
  },
});
