import { aQuestion } from '@fnc/domain/testing';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { EditedQuestions, editorState, questionEditorArgs } from '../testing/EditedQuestions.tsx';
import { desktop } from '../testing/screens.ts';

const meta = preview.meta({
  title: 'Admin/QuestionEditorBehaviour',
  tags: ['stable'],
  component: EditedQuestions,
  globals: desktop,
  args: { ...questionEditorArgs, onStored: fn(), problem: null },
  parameters: { chromatic: { disableSnapshot: true } },
});

const first = aQuestion({ id: 'question_1', text: 'Waar woon je?' });
const second = aQuestion({ id: 'question_2', text: 'Waar vaar je?' });
const texts = () => [...document.querySelectorAll('[data-part="words"]')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const failures = () => screen.queryAllByText(/^De vragen zijn niet bewaard/);
const row = (text: string) => button(`Wijzig “${text}”`).closest('li') as HTMLElement;

/**
 * Alt with an arrow moves the focused question, as its buttons do. The focus moves too, and the new position is
 * announced.
 */
export const MovingByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    button('Wijzig “Wat is je omzet per jaar?”').focus();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(texts()[2]).toBe('Wat is je omzet per jaar?'));
    await expect(button('Wijzig “Wat is je omzet per jaar?”')).toHaveFocus();
    await expect(screen.getByText('“Wat is je omzet per jaar?”: plaats 3 van 9 in Onderneming')).toBeInTheDocument();
    await userEvent.click(button('Zet “Wat is je omzet per jaar?” hoger'));
    await userEvent.click(button('Zet “Wat is je omzet per jaar?” hoger'));
    await waitFor(() => expect(texts()[0]).toBe('Wat is je omzet per jaar?'));
    await expect(button('Zet “Wat is je omzet per jaar?” hoger')).toHaveFocus();
    await press('{Enter}'); // at the first place the button does nothing
    await expect(texts()[0]).toBe('Wat is je omzet per jaar?');
  },
});

/** Dropped on the upper half of another question, it moves in front of it, in its section. */
export const Dragging = meta.story({
  play: async ({ args }) => {
    const grip = row('Wat is je website?').querySelector('[draggable]') as HTMLElement;
    const target = row('Keer je dividend uit?');
    const { top } = target.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(grip, { dataTransfer });
    await fireEvent.dragOver(target, { dataTransfer, clientY: top + 2 });
    await waitFor(() => expect(target).toHaveAttribute('data-edge', 'before'));
    await fireEvent.drop(target, { dataTransfer });
    await waitFor(() => expect(args.onStored).toHaveBeenCalledOnce());
    const order = texts();
    await expect(order.indexOf('Wat is je website?')).toBe(order.indexOf('Keer je dividend uit?') - 1);
    await expect(await screen.findByText('Verplaatst naar Inkomen en dividend')).toBeVisible();
  },
});

/** Deleted at once; undo restores it at its place. */
export const Deleting = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = texts();
    await userEvent.click(button('Meer voor “Wie tekent contracten?”'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder' }));
    await waitFor(() => expect(canvas.queryByText('Wie tekent contracten?')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Maak ongedaan' }));
    await waitFor(() => expect(texts()).toEqual(before));
    await expect(await screen.findByText('Vraag teruggezet')).toBeVisible();
  },
});

/** Its answers would no longer be shown, and the undo is short: the number is named first. The focus stays in the list. */
export const DeletingAnswered = meta.story({
  args: { state: editorState({ questions: [first, second], answerCounts: new Map([[first.id, 12]]) }) },
  play: async ({ userEvent }) => {
    const ask = async () => {
      await userEvent.click(button(`Meer voor “${first.text}”`));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder' }));
      return within(await screen.findByRole('alertdialog', { name: 'Vraag met 12 antwoorden verwijderen?' }));
    };
    const asked = await ask();
    await userEvent.click(asked.getByRole('button', { name: 'Annuleer' }));
    await expect(texts()).toEqual([first.text, second.text]);
    await userEvent.click((await ask()).getByRole('button', { name: 'Verwijder' }));
    await waitFor(() => expect(texts()).toEqual([second.text]));
    await waitFor(() => expect(button(`Meer voor “${second.text}”`)).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Maak ongedaan' }));
    await waitFor(() => expect(texts()).toEqual([first.text, second.text]));
    await waitFor(() => expect(button(`Wijzig “${first.text}”`)).toHaveFocus());
  },
});

/** A question made since is not mistaken for the deleted one. */
export const DeletingThenCopying = meta.story({
  args: { state: editorState({ questions: [first, second], answerCounts: new Map(), idsInUse: new Set() }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(`Meer voor “${second.text}”`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijder' }));
    const undo = await screen.findByRole('button', { name: 'Maak ongedaan' });
    await userEvent.click(button(`Meer voor “${first.text}”`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dupliceer' }));
    await waitFor(() => expect(texts()).toEqual([first.text, first.text]));
    await userEvent.click(undo);
    await waitFor(() =>
      expect(args.onStored).toHaveBeenLastCalledWith([first, second, { ...first, id: 'question_3' }]),
    );
  },
});

/** The menu copies a question, and moves it to another section. */
export const CopyAndMove = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(button('Meer voor “Wie tekent contracten?”'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dupliceer' }));
    await waitFor(() => expect(texts().filter((text) => text === 'Wie tekent contracten?')).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Meer voor “Wie tekent contracten?”' })[0] as Element);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zet in Documenten' }));
    await waitFor(() => expect(texts().at(-1)).toBe('Wie tekent contracten?'));
  },
});

/** Numbers used by a client's question or a deleted one are not given to a new question. */
export const NewNumbers = meta.story({
  args: {
    state: editorState({ idsInUse: new Set(Array.from({ length: 60 }, (_, index) => `question_${index + 1}`)) }),
  },
  play: async ({ args, userEvent }) => {
    const stored = (id: string) =>
      waitFor(() =>
        expect(args.onStored).toHaveBeenLastCalledWith(expect.arrayContaining([expect.objectContaining({ id })])),
      );
    await userEvent.click(button('Meer voor “Wie tekent contracten?”'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dupliceer' }));
    await stored('question_61');
    await userEvent.click(button('Nieuwe vraag in Onderneming'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Vraag' }), 'Waar ligt het schip?');
    await userEvent.click(button('Bewaar'));
    await stored('question_62');
  },
});

/** All questions of the section move along; under the name of another section the two are merged. */
export const RenamingASection = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(button('Meer voor Documenten'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wijzig de naam' }));
    const name = await screen.findByRole('textbox', { name: 'Naam van het onderdeel' });
    await userEvent.clear(name);
    await userEvent.click(button('Bewaar'));
    await expect(screen.getByText('Geef het onderdeel een naam')).toBeVisible();
    await userEvent.type(name, 'Onderneming');
    await expect(screen.getByText(/Dit onderdeel bestaat al/)).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Papieren{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('heading', { name: 'Papieren' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Documenten' })).toBeNull();
  },
});

/** What became one section can be two again, in their places. */
export const MergingSections = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const before = names();
    await userEvent.click(button('Meer voor Onderneming'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wijzig de naam' }));
    const name = await screen.findByRole('textbox', { name: 'Naam van het onderdeel' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Documenten{Enter}');
    await expect(await screen.findByText('Verplaatst naar Documenten')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Onderneming' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await waitFor(() => expect(names()).toEqual(before));
  },
});

export const MovingASection = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button('Meer voor Documenten'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zet het onderdeel hoger' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Onderneming',
        'Inkomen en dividend',
        'Documenten',
        'Cyprus: kantoor en bestuur',
      ]),
    );
  },
});

/** A change of order that could not be stored is an error, and not announced. */
export const MovesThatFail = meta.story({
  args: { problem: { code: 'server_error' } },
  parameters: { toasts: 'paused' },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Zet “Wat is je omzet per jaar?” lager'));
    await waitFor(() => expect(failures()).toHaveLength(1));
    await expect(screen.queryByText(/plaats 3 van 9/)).toBeNull();
    await userEvent.click(button('Meer voor “Wie tekent contracten?”'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zet in Documenten' }));
    await waitFor(() => expect(failures()).toHaveLength(2));
    await expect(screen.queryByText('Verplaatst naar Documenten')).toBeNull();
    await userEvent.click(button('Meer voor Documenten'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zet het onderdeel hoger' }));
    await waitFor(() => expect(failures()).toHaveLength(3));
    await expect(screen.queryByText('Documenten: onderdeel 3 van 4')).toBeNull();
  },
});
