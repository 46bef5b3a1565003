import { aQuestion } from '@fnc/domain/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { EditedQuestions, editorState, questionEditorArgs, sampleClientOfEditor } from '../testing/EditedQuestions.tsx';
import { sampleQuestions } from '../testing/sampleQuestionnaire.ts';
import { isBack, keptEdit } from '../testing/keptEdit.ts';
import { desktop } from '../testing/screens.ts';
import type { Editing } from './questionEditor.ts';
import { draftOf, type QuestionDraft } from './QuestionForm.tsx';

const meta = preview.meta({
  title: 'Admin/QuestionDrawer',
  tags: ['stable'],
  component: EditedQuestions,
  globals: desktop,
  args: { ...questionEditorArgs, onStored: fn(), problem: null },
  parameters: { chromatic: { disableSnapshot: true } },
});

const texts = () => [...document.querySelectorAll('[data-part="words"]')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const closed = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const warning = () => screen.queryByText(/Er zijn al 9 antwoorden\. Wat niet meer past/);
const save = 'Bewaar';
const keptWhole = { ...aQuestion({ text: 'Waar woon je?' }), sample: true, hint: 'ook op zee' };

/** Enter moves from option to option; the question is stored only when it is complete. */
export const Adding = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Nieuwe vraag in Onderneming'));
    await waitFor(() => expect(field('Vraag')).toHaveFocus());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Soort antwoord' }), 'Eén keuze');
    await userEvent.click(button(save));
    await expect(screen.getByText('Vul de vraag in')).toBeVisible();
    await expect(screen.getByText('Voeg ten minste één keuze toe')).toBeVisible();
    await waitFor(() => expect(field('Vraag')).toHaveFocus());
    await userEvent.type(field('Vraag'), 'Vaar je onder Nederlandse vlag?');
    await userEvent.click(button('Voeg een keuze toe'));
    await waitFor(() => expect(field('Keuze 1')).toHaveFocus());
    await userEvent.keyboard('Ja');
    await press('{Enter}');
    await waitFor(() => expect(field('Keuze 2')).toHaveFocus());
    await userEvent.keyboard('Nee|soms');
    await expect(screen.getByText('Een keuze kan geen | bevatten. Gebruik een ander teken.')).toBeVisible();
    await userEvent.clear(field('Keuze 2'));
    await userEvent.keyboard('Nee');
    await expect(args.onStored).not.toHaveBeenCalled();
    await userEvent.click(button(save));
    await closed('dialog');
    await expect(args.onStored).toHaveBeenCalledOnce();
    await expect(button('Wijzig “Vaar je onder Nederlandse vlag?”')).toBeVisible();
    await expect(texts().indexOf('Vaar je onder Nederlandse vlag?')).toBe(9); // last of its section
    await expect(args.onStored).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        expect.objectContaining({ type: 'radio', options: ['Ja', 'Nee'], section: 'Onderneming' }),
      ]),
    );
  },
});

/** Options change places, and the focus moves with them. */
export const OrderingOptions = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(button('Wijzig “Keer je dividend uit?”'));
    await userEvent.click(await screen.findByRole('button', { name: 'Zet keuze 2 hoger' }));
    await expect(field('Keuze 1')).toHaveValue('Soms');
    await expect(button('Zet keuze 1 hoger')).toHaveFocus();
    await userEvent.click(button('Verwijder keuze 1'));
    await expect(field('Keuze 1')).toHaveValue('Ja, elk jaar');
    await expect(field('Keuze 1')).toHaveFocus();
  },
});

/** A choice that clients may have made: what becomes of their answers is said as soon as it changes. */
export const ChangingAChoice = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(button('Wijzig “Keer je dividend uit?”'));
    await userEvent.click(await screen.findByRole('button', { name: 'Zet keuze 2 hoger' }));
    await userEvent.click(button('Voeg een keuze toe'));
    await expect(warning()).toBeNull();
    await userEvent.type(field('Keuze 1'), '!');
    await expect(warning()).toBeVisible();
    await userEvent.type(field('Keuze 1'), '{Backspace}');
    await expect(warning()).toBeNull();
    await userEvent.click(button('Verwijder keuze 1'));
    await expect(warning()).toBeVisible();
    // Said once, also when the type changes too.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Soort antwoord' }), 'Keuzelijst');
    await expect(screen.getAllByText(/Er zijn al 9 antwoorden/)).toHaveLength(1);
  },
});

/** The number is already taken by another question. */
export const NumberIsTaken = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Wijzig “Toelichting”'));
    await userEvent.click(await screen.findByText('Geavanceerd'));
    await userEvent.clear(field('Nummer'));
    await userEvent.type(field('Nummer'), 'question_20');
    await userEvent.click(button(save));
    await expect(screen.getByText('Een andere vraag heeft dit nummer al. Kies een ander nummer.')).toBeVisible();
    await waitFor(() => expect(field('Nummer')).toHaveFocus());
    await expect(args.onStored).not.toHaveBeenCalled();
  },
});

/** Properties that the form does not show are preserved: that it is a sample, and data of a later version. */
export const KeepsTheRest = meta.story({
  args: { state: editorState({ questions: [keptWhole] }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(`Wijzig “${keptWhole.text}”`));
    await waitFor(() => expect(field('Vraag')).toHaveFocus());
    await userEvent.type(field('Vraag'), ' En sinds wanneer?');
    await userEvent.click(button(save));
    await closed('dialog');
    const changed = { ...keptWhole, text: `${keptWhole.text} En sinds wanneer?` };
    await expect(args.onStored).toHaveBeenLastCalledWith([changed]);
  },
});

const changedThere = { ...keptWhole, text: 'Waar slaap je?', required: true };
const keepChoices = { mine: 'Die van dit venster', theirs: 'Die van het andere venster' };

interface User {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}

async function changeHere(userEvent: User) {
  await userEvent.click(button(`Wijzig “${keptWhole.text}”`));
  await waitFor(() => expect(field('Vraag')).toHaveFocus());
  await userEvent.type(field('Vraag'), ' En sinds wanneer?');
  await userEvent.click(button(save));
}

/**
 * Another window changed the same field: nothing is stored before one version is chosen; its other changes are
 * preserved.
 */
export const ChangedElsewhere = meta.story({
  args: { state: editorState({ questions: [keptWhole] }), elsewhere: () => [changedThere] },
  play: async ({ args, userEvent }) => {
    await changeHere(userEvent);
    await expect(await screen.findByText(/is in een ander venster ook gewijzigd/)).toBeVisible();
    await expect(args.onStored).not.toHaveBeenCalled();
    await expect(screen.getByText('Waar woon je? En sinds wanneer?', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText('Waar slaap je?', { selector: 'p' })).toBeVisible();
    await userEvent.click(button(keepChoices.mine));
    await expect(field('Vraag')).toHaveValue('Waar woon je? En sinds wanneer?');
    await userEvent.click(button(save));
    await closed('dialog');
    await expect(args.onStored).toHaveBeenLastCalledWith([
      { ...changedThere, text: 'Waar woon je? En sinds wanneer?' },
    ]);
  },
});

export const TakingTheOther = meta.story({
  args: { state: editorState({ questions: [keptWhole] }), elsewhere: () => [changedThere] },
  play: async ({ args, userEvent }) => {
    await changeHere(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: keepChoices.theirs }));
    await expect(field('Vraag')).toHaveValue('Waar slaap je?');
    await userEvent.click(button('Annuleer')); // nothing is left to lose
    await closed('dialog');
    await expect(args.onStored).not.toHaveBeenCalled();
  },
});

/** Another window changed another field: both changes are stored without a question. */
export const BothChanges = meta.story({
  args: {
    state: editorState({ questions: [keptWhole] }),
    elsewhere: () => [{ ...changedThere, text: keptWhole.text }],
  },
  play: async ({ args, userEvent }) => {
    await changeHere(userEvent);
    await closed('dialog');
    await expect(args.onStored).toHaveBeenLastCalledWith([
      { ...changedThere, text: 'Waar woon je? En sinds wanneer?' },
    ]);
  },
});

/** Another window deleted the question: it is stored again only on request. */
export const DeletedElsewhere = meta.story({
  args: { state: editorState({ questions: [keptWhole] }), elsewhere: () => [] },
  play: async ({ args, userEvent }) => {
    await changeHere(userEvent);
    await expect(await screen.findByText(/is in een ander venster verwijderd/)).toBeVisible();
    await expect(args.onStored).not.toHaveBeenCalled();
    await userEvent.click(button(keepChoices.mine));
    await userEvent.click(button(save));
    await closed('dialog');
    await expect(args.onStored).toHaveBeenLastCalledWith([{ ...keptWhole, text: 'Waar woon je? En sinds wanneer?' }]);
  },
});

/** Closing an incomplete question asks first. */
export const ClosingUnsaved = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Wijzig “Toelichting”'));
    await waitFor(() => expect(field('Vraag')).toHaveFocus());
    await userEvent.type(field('Vraag'), ' bij alles');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await press('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Weggaan zonder te bewaren?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Blijf hier' }));
    await closed('alertdialog');
    await expect(field('Vraag')).toHaveValue('Toelichting bij alles');
    await userEvent.click(button('Annuleer'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ga weg, bewaar niet' }));
    await closed('dialog');
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await expect(button('Wijzig “Toelichting”')).toHaveFocus();
  },
});

/**
 * The browser's store is full: the drawer stays open with the input, and the error is beside Save, in sight however
 * far the question is scrolled; changing the order shows an error too.
 */
export const StoreIsFull = meta.story({
  args: { problem: { code: 'storage_full' } },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Wijzig “Toelichting”'));
    await waitFor(() => expect(field('Vraag')).toHaveFocus());
    await userEvent.type(field('Vraag'), '!');
    await userEvent.click(button(save));
    const message = 'De vragen zijn niet bewaard: De opslag van deze browser is vol.';
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(message);
    await expect(alert.closest('[data-dialog-foot]')).toContainElement(button(save));
    await expect(field('Vraag')).toHaveValue('Toelichting!');
    await userEvent.click(button('Annuleer'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ga weg, bewaar niet' }));
    await closed('dialog');
    await userEvent.click(button('Zet “Keer je dividend uit?” hoger'));
    await expect(await screen.findByText(new RegExp(message))).toBeVisible();
  },
});

/** A shared question in this client's own wording: it has the same number, so its answer is preserved. */
export const Overriding = meta.story({
  args: {
    client: sampleClientOfEditor,
    state: editorState({ questions: [], globalQuestions: sampleQuestions.slice(0, 8) }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(button('Vervang voor deze klant: In welk land woon je?'));
    await expect(await screen.findByRole('dialog', { name: 'Vervang vraag voor deze klant' })).toBeVisible();
    await expect(screen.queryByText('Geavanceerd')).toBeNull();
    await userEvent.type(field('Vraag'), ' En waar slaap je?');
    await userEvent.click(button(save));
    await closed('dialog');
    await expect(args.onStored).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'question_3', text: 'In welk land woon je? En waar slaap je?' }),
    ]);
    await expect(canvas.getByText('vervangen voor deze klant')).toBeVisible();
  },
});

const edited = sampleQuestions.at(-1) ?? aQuestion();
const held = keptEdit<QuestionDraft, Editing>({
  typed: { ...draftOf(edited), text: 'Waar ligt je schip?' },
  from: { kind: 'edit', question: edited },
});

/** A question that was half typed before a reload is open again, and is kept until it is saved. */
export const Restored = meta.story({
  args: { unsaved: held },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(isBack)).toBeVisible();
    await expect(field('Vraag')).toHaveValue('Waar ligt je schip?');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await expect(held.keep).toHaveBeenCalledWith(expect.objectContaining({ typed: expect.anything() }));
    held.forget.mockClear();
    await userEvent.click(button(save));
    await closed('dialog');
    await expect(held.forget).toHaveBeenCalled();
    await expect(button('Wijzig “Waar ligt je schip?”')).toBeVisible();
  },
});
