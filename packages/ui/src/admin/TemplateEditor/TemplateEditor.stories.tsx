import { aTemplate } from '@fnc/domain/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { editorIn } from '../../components/CodeField/editorByKeys.ts';
import { templateEditorArgs } from '../testing/campaignArgs.ts';
import { inTurn } from '../testing/inTurn.ts';
import { isBack, keptEdit } from '../testing/keptEdit.ts';
import { sampleTemplates } from '../testing/sampleCampaigns.ts';
import { desktop, phone, tablet } from '../testing/screens.ts';
import type { TemplateResult } from './templateEditorProps.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

const meta = preview.meta({
  title: 'Admin/TemplateEditor',
  tags: ['stable'],
  component: TemplateEditor,
  globals: desktop,
  args: templateEditorArgs,
  parameters: { frame: 'shell', place: 'templates' },
});

const quiet = { chromatic: { disableSnapshot: true }, toasts: 'paused' } as const;

/** The list with its count, the editor and the preview of the mail. */
export const Four = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await editorIn(canvasElement);
    await expect(canvas.getByText(/4 sjablonen/)).toBeVisible();
    const list = canvas.getByRole('navigation', { name: 'Alle sjablonen' });
    await expect(within(list).getByRole('link', { name: 'Welkom na de gids' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Welkom na de gids');
    await expect(canvas.getByText('2 velden bekend')).toBeVisible();
    await expect(canvas.getByText(/^\{firstName\}: leeg als een lead dit niet invulde/)).toBeVisible();
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/^Voorbeeld van/);
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Dag Esmee,'));
    await expect(canvas.getByRole('link', { name: 'Gebruik in campagne' })).toHaveAttribute(
      'href',
      '/admin/email/campaigns/new?template=t1',
    );
  },
});

export const Tablet = meta.story({ globals: tablet });
export const Phone = meta.story({ globals: phone, args: { selected: null } });

/** A new template: missing fields are errors, the first one focused; then it is stored and shown. */
export const Creating = meta.story({
  args: { selected: 'new' },
  parameters: quiet,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Geef het sjabloon een naam');
    await userEvent.type(name, 'Voorjaar');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Onderwerp' }), 'Dag {{firstName}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Taal' }), 'en');
    await userEvent.click(await canvas.findByRole('button', { name: 'Voeg {name} in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenCalledWith({
      name: 'Voorjaar',
      subject: 'Dag {firstName}',
      category: 'welcome',
      content: '{name}',
      language: 'en',
    });
    await expect(args.onShow).toHaveBeenCalledWith('t9');
  },
});

/** Changes are marked as unsaved, then stored; after an error, shown above the fields, the input stays. */
export const Changing = meta.story({
  args: {
    onSave: inTurn<TemplateResult>({ problem: { code: 'storage_full' } }, { template: aTemplate({ name: 'Welkom' }) }),
  },
  parameters: quiet,
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Welkom');
    await expect(canvas.getByText('Niet bewaarde wijzigingen')).toBeVisible();
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await expect(await canvas.findByText(/Het sjabloon is niet opgeslagen/)).toBeVisible();
    await expect(name).toHaveValue('Welkom');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await waitFor(() => expect(canvas.queryByText('Niet bewaarde wijzigingen')).toBeNull());
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
});

/** The preview names the sender that the server uses. */
export const Sender = meta.story({
  args: { from: 'FNC <gids@fnc.example>' },
  parameters: quiet,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gids@fnc\.example/)).toBeVisible();
  },
});

/** Unknown fields in the subject are listed below it, each with a correction. */
export const UnknownFields = meta.story({
  parameters: quiet,
  play: async ({ canvas, userEvent }) => {
    const subject = canvas.getByRole('textbox', { name: 'Onderwerp' });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Dag {{voornaam}');
    await expect(canvas.getByText(/\{voornaam\} is geen bekend veld: zo kan de mail niet weg/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vervang door {firstName}' }));
    await expect(subject).toHaveValue('Dag {firstName}');
  },
});

/** A copy is shown at once; deleting is immediate and can be undone. */
export const CopyAndDelete = meta.story({
  parameters: quiet,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dupliceer Welkom na de gids' }));
    await expect(await screen.findByText('Welkom na de gids (Copy) gemaakt')).toBeVisible();
    await expect(args.onShow).toHaveBeenLastCalledWith('t9');
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder Welkom na de gids' }));
    await expect(await screen.findByText('Welkom na de gids verwijderd')).toBeVisible();
    await expect(args.onShow).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onRestore).toHaveBeenCalledWith('t1');
    await expect(await screen.findByText('Welkom na de gids teruggezet')).toBeVisible();
  },
});

/** Leaving with changes: the app asks through this view. */
export const Leaving = meta.story({
  args: { leaving: { onStay: fn(), onLeave: fn() } },
  parameters: quiet,
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getAllByRole('button')[0] as Element);
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { state: { phase: 'ready', templates: [] }, selected: null },
  parameters: quiet,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nog geen sjablonen' })).toBeVisible();
    await expect(canvas.getByText(/0 sjablonen/)).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { selected: 'weg' },
  parameters: quiet,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sjabloon niet gevonden' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: { phase: 'loading' } },
  parameters: quiet,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sjablonen laden…')).toBeVisible();
  },
});

/** The server cannot be reached: the cached templates are shown with their time. */
export const Copied = meta.story({
  args: {
    state: {
      phase: 'ready',
      templates: sampleTemplates,
      copied: { at: '2026-11-20T09:10:00.000Z', why: 'unreachable' },
    },
  },
  parameters: { everyTurn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/De server is niet bereikbaar/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: { phase: 'failed', problem: { code: 'storage_failed' } } },
  parameters: quiet,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'De sjablonen zijn niet geladen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

const [welcome = aTemplate()] = sampleTemplates;
const { name, subject, category, content, language } = welcome;
const before = { name, subject, category, content, language };
const held = keptEdit({ typed: { ...before, subject: 'Dag {firstName}, nog dit' }, from: before });

/** What was typed before a reload is back, and is kept until it is saved. */
export const Restored = meta.story({
  args: { unsaved: fn(() => held) },
  parameters: quiet,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await screen.findByText(isBack)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Dag {firstName}, nog dit');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await expect(held.keep).toHaveBeenCalledWith(expect.objectContaining({ from: before }));
    held.forget.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar sjabloon' }));
    await waitFor(() => expect(held.forget).toHaveBeenCalled());
  },
});
