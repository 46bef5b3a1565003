import type { AnswerDraft } from '@fnc/domain';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { questionnaireArgs, readyState, sampleAnswers, sampleQuestions } from '../testing/sampleQuestionnaire.ts';
import { desktop, phone } from '../testing/screens.ts';
import type { QuestionnaireProps } from './questionnaire.ts';
import { Questionnaire } from './Questionnaire.tsx';

/** Replaces the app: shows the chosen section, and stores the input. */
function Sample(props: QuestionnaireProps) {
  const [section, setSection] = useState(props.section);
  const [typed, setTyped] = useState<ReadonlyMap<string, AnswerDraft>>(new Map());
  const { state } = props;
  return (
    <Questionnaire
      {...props}
      section={section}
      state={state.phase === 'ready' ? { ...state, drafts: new Map([...state.drafts, ...typed]) } : state}
      onSection={(name) => {
        props.onSection(name);
        setSection(name);
      }}
      onAnswer={(id, text) => {
        props.onAnswer(id, text);
        setTyped((before) => new Map(before).set(id, { text, state: { phase: 'saving' } }));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Admin/QuestionnaireBehaviour',
  tags: ['stable'],
  component: Sample,
  globals: desktop,
  args: { ...questionnaireArgs, section: 'Inkomen en dividend' },
  parameters: { frame: 'padded', chromatic: { disableSnapshot: true } },
});

/** From the list, from the foot of the page (to the heading of the next section), and by keyboard. */
export const ToAnotherSection = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Onderdelen van de vragenlijst' }));
    await expect(list.getByRole('link', { name: /^Inkomen en dividend/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(list.getByRole('link', { name: /^Documenten/ }));
    await expect(args.onSection).toHaveBeenLastCalledWith('Documenten');
    await expect(canvas.getByRole('heading', { name: 'Documenten' })).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: 'Vorig en volgend onderdeel' })).getByRole('link'),
    );
    const head = canvas.getByRole('heading', { name: 'Cyprus: kantoor en bestuur' });
    await expect(head).toHaveFocus();
    list.getByRole('link', { name: /^Onderneming/ }).focus();
    await press('{Enter}');
    await expect(canvas.getByText('deel 3 van 6')).toBeVisible();
  },
});

/** On a phone a select replaces the list. */
export const SectionByPhone = meta.story({
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Onderdelen van de vragenlijst' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Onderdeel' }), 'Documenten');
    await expect(args.onSection).toHaveBeenLastCalledWith('Documenten');
    await expect(canvas.getByRole('heading', { name: 'Documenten' })).toBeVisible();
  },
});

/** A link of the open questions goes to the section and focuses the field. */
export const ToAnOpenQuestion = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Wie is bestuurder?' }));
    await expect(args.onSection).toHaveBeenLastCalledWith('Cyprus: kantoor en bestuur');
    await expect(canvas.getByRole('textbox', { name: /^Wie is bestuurder/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Waar vergadert het bestuur?' }));
    await expect(args.onSection).toHaveBeenCalledOnce(); // the section was already shown
    await expect(canvas.getByRole('textbox', { name: /^Waar vergadert/ })).toHaveFocus();
  },
});

/** Text is reported at every key and again when the field loses the focus; a choice is reported as both at once. */
export const Answering = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const salary = canvas.getByRole('textbox', { name: /^Welk salaris/ });
    await userEvent.clear(salary);
    await userEvent.type(salary, '61.000');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('question_24', '61.000');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenLastCalledWith('question_24');

    await userEvent.click(canvas.getByRole('radio', { name: 'Soms' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('question_25', 'Soms');
    await expect(canvas.queryByRole('button', { name: 'Wis keuze' })).toBeNull(); // the question is required
    const adviser = within(canvas.getByRole('group', { name: 'Heb je een belastingadviseur in Nederland?' }));
    await userEvent.click(adviser.getByRole('radio', { name: 'Nee' }));
    await userEvent.click(adviser.getByRole('button', { name: 'Wis keuze' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('question_30', '');

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rente' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Verhuur' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('question_29', 'Verhuur|Rente');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /opdrachtgevers/ }), 'Duitsland');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('question_28', 'Duitsland');
    await expect(args.onLeave).toHaveBeenLastCalledWith('question_28');
  },
});

/** A number of more digits than a number in JavaScript has is shown as it was stored, with its separators. */
export const LongNumber = meta.story({
  args: {
    state: readyState({
      questionnaire: {
        questions: sampleQuestions,
        ownCount: 0,
        answers: [{ questionId: 'question_24', value: '12345678901234567890' }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Welk salaris/ })).toHaveValue('12.345.678.901.234.567.890');
  },
});

/** A single checkbox is yes, or no answer. */
export const Ticking = meta.story({
  args: { section: 'Documenten' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Laatste jaarrekening' });
    await userEvent.click(box);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('question_40', 'true');
    await userEvent.click(box);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('question_40', '');
  },
});

/** A field that is removed with its section counts as left: its input is saved at once. */
export const LeftWithItsSection = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Toelichting' }).focus();
    await userEvent.keyboard('x');
    await expect(args.onLeave).not.toHaveBeenCalled();
    (await screen.findByRole('link', { name: /^Documenten/ })).click();
    await expect(await canvas.findByRole('heading', { name: 'Documenten' })).toBeVisible();
    await expect(args.onLeave).toHaveBeenCalledWith('question_31');
  },
});

/** Answers without a question are folded at the end; deleting one can be undone. */
export const GoneQuestions = meta.story({
  args: {
    section: null,
    state: readyState({
      questionnaire: {
        questions: sampleQuestions.slice(0, 8),
        ownCount: 0,
        answers: [...sampleAnswers.slice(0, 8), { questionId: 'oude_vraag', value: 'Ja|Nee' }],
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Ja, Nee')).not.toBeVisible();
    await userEvent.click(canvas.getByText('1 antwoord op een vraag die niet meer wordt gesteld'));
    await expect(canvas.getByText('Ja, Nee')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder het antwoord op oude_vraag' }));
    await expect(args.onStore).toHaveBeenLastCalledWith('oude_vraag', '');
    await userEvent.click(await screen.findByRole('button', { name: 'Maak ongedaan' }));
    await expect(args.onStore).toHaveBeenLastCalledWith('oude_vraag', 'Ja|Nee');
  },
});

export const Exporting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Exporteer vragen/ }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Wijzig vragen' })).toHaveAttribute(
      'href',
      '/admin/clients/1/questions',
    );
  },
});
