import type { AnswerDraft } from '@fnc/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPage } from '../testing/onPage.ts';
import {
  justSaved,
  longQuestions,
  questionnaireArgs,
  readyState,
  sampleAnswers,
  sampleQuestions,
} from '../testing/sampleQuestionnaire.ts';
import { desktop, tablet } from '../testing/screens.ts';
import { Questionnaire } from './Questionnaire.tsx';

const drafts = (entries: Readonly<Record<string, AnswerDraft>>): ReadonlyMap<string, AnswerDraft> =>
  new Map(Object.entries(entries));
const saved: AnswerDraft = { text: null, state: { phase: 'saved', at: justSaved } };

const meta = preview.meta({
  title: 'Admin/Questionnaire',
  tags: ['stable'],
  component: Questionnaire,
  globals: desktop,
  args: questionnaireArgs,
  parameters: { frame: 'shell', place: 'clients' },
  // The tab of the client's page sets the padding.
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-side)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Halfway: saved answers, one being saved, and one that cannot be saved yet. */
export const Filling = meta.story({
  args: {
    section: 'Inkomen en dividend',
    state: readyState({
      drafts: drafts({
        question_24: saved,
        question_25: saved,
        question_26: { text: '42.500', state: { phase: 'saving' } },
        question_27: {
          text: '31-02-2026',
          state: { phase: 'invalid', code: 'answer_not_a_date', left: true },
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 van 42', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Welk salaris/ })).toHaveValue('58.000');
    await expect(canvas.getByRole('radio', { name: 'Ja, elk jaar' })).toBeChecked();
    const date = canvas.getByRole('textbox', { name: /^Wanneer eindigt je boekjaar/ });
    await expect(date).toHaveValue('31-02-2026');
    await expect(date).toHaveAccessibleDescription(/Vul een bestaande dag, maand en jaar in/);
    const open = canvas.getByRole('complementary', { name: 'Nog open en verplicht' });
    await expect(open).toHaveTextContent('17Wie tekent contracten?');
    await expect(canvas.getAllByRole('img', { name: 'Nog niet bewaard' })).toHaveLength(1);
  },
});
export const Tablet = meta.story({ globals: tablet, args: { section: 'Dagen en reizen' } });

const everyType = sampleQuestions
  .filter(({ id }) => ['1', '2', '3', '5', '8', '9', '29', '38', '42'].includes(id.slice('question_'.length)))
  .map((question) => ({ ...question, section: 'Alle soorten' }));

/** The eight types of question, and the single checkbox of a question without options. */
export const EveryType = meta.story({
  args: {
    section: null,
    state: readyState({ questionnaire: { questions: everyType, ownCount: 0, answers: sampleAnswers.slice(0, 9) } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /geboortedatum/ })).toHaveValue('16-04-1979');
    await expect(canvas.getByRole('combobox', { name: /In welk land/ })).toHaveValue('Nederland');
    await expect(canvas.getByRole('textbox', { name: /e-mailadres/ })).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('group', { name: 'Welke inkomsten heb je daarnaast?' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /kopie van mijn paspoort/ })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Opmerkingen bij de documenten' })).not.toBeRequired();
  },
  parameters: { everyTurn: true },
});

/** The browser's store is full: one error for all and a mark beside each field; no input is lost. */
export const SavingFailed = meta.story({
  args: {
    section: 'Onderneming',
    state: readyState({
      drafts: drafts({
        question_17: { text: 'Bram Kompas', state: { phase: 'failed', problem: { code: 'storage_full' } } },
      }),
    }),
  },
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('De antwoorden zijn niet bewaard. Probeer het opnieuw.');
    await expect(alert).toHaveTextContent('De opslag van deze browser is vol.');
    await expect(canvas.getByRole('textbox', { name: /^Wie tekent contracten/ })).toHaveValue('Bram Kompas');
    await expect(onPage(canvasElement).getByRole('status')).toHaveTextContent('1 antwoord nog niet bewaard');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
  parameters: { everyTurn: true },
});

/** Both answers are shown; the advisor chooses one. */
export const Conflict = meta.story({
  args: {
    section: 'Onderneming',
    state: readyState({
      drafts: drafts({ question_16: { text: '210000', state: { phase: 'conflict', theirs: '195000' } } }),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('195.000', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('210.000', { selector: 'dd' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar dat van dit venster' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('question_16', 'mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Neem dat van het andere venster' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('question_16', 'theirs');
  },
  parameters: { everyTurn: true },
});

/** No questions yet: import them, write them, or use the shared ones. */
export const Empty = meta.story({
  args: { section: null, state: readyState({ questionnaire: { questions: [], ownCount: 0, answers: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Er zijn nog geen vragen' })).toBeVisible();
    const goesTo = (name: string, href: string) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await goesTo('Importeer vragen', '/admin/clients/1/questions/import');
    await goesTo('Stel vragen op', '/admin/clients/1/questions');
    await goesTo('Naar de vragen voor iedereen', '/admin/questions');
  },
  parameters: { everyTurn: true },
});

/** One question, answered: no open questions, and no next section. */
export const One = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: readyState({
      questionnaire: { questions: sampleQuestions.slice(0, 1), ownCount: 0, answers: sampleAnswers.slice(0, 1) },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Alle verplichte vragen hebben een antwoord.')).toBeVisible();
    await expect(onPage(canvasElement).getByRole('status')).toHaveTextContent('Bewaard 14:08');
    await expect(canvas.getByRole('navigation', { name: 'Vorig en volgend onderdeel' })).toBeEmptyDOMElement();
  },
});

export const LongWords = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    section: null,
    state: readyState({
      questionnaire: { questions: longQuestions, ownCount: 0, answers: [] },
      drafts: drafts({
        [longQuestions[0]?.id ?? '']: { text: 'x', state: { phase: 'conflict', theirs: 'y'.repeat(80) } },
        [longQuestions[1]?.id ?? '']: saved,
      }),
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Saved on another day: the head shows the date. */
export const SavedEarlier = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { now: '2026-11-23T09:00:00.000Z' },
  play: async ({ canvasElement }) => {
    await expect(onPage(canvasElement).getByRole('status')).toHaveTextContent('Bewaard vr 20 nov 14:08');
  },
});

/** The answer was stored before the question changed: it stays, with an error. */
export const AnswerOfAnotherType = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: readyState({
      questionnaire: {
        questions: [
          { id: 'a', section: 'A', text: 'Omzet', type: 'number', required: false, options: [] },
          { id: 'b', section: 'A', text: 'Land', type: 'select', required: false, options: ['Nederland'] },
        ],
        ownCount: 0,
        answers: [
          { questionId: 'a', value: 'ongeveer veel' },
          { questionId: 'b', value: 'Malta' },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Omzet' })).toHaveValue('ongeveer veel');
    await expect(canvas.getByText('Vul een getal in, bijvoorbeeld 1.250,50')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Land' })).toHaveValue('Malta');
    await expect(canvas.getByText('Kies een van de keuzes')).toBeVisible();
  },
});

/** An optional question whose answer is not saved is not among the required ones. */
export const OptionalNotSaved = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: readyState({
      questionnaire: {
        questions: [
          { id: 'a', section: 'A', text: 'Hoeveel kinderen?', type: 'number', required: false, options: [] },
          { id: 'b', section: 'A', text: 'Land', type: 'text', required: true, options: [] },
        ],
        ownCount: 0,
        answers: [],
      },
      drafts: drafts({ a: { text: '-1', state: { phase: 'invalid', code: 'answer_not_a_count', left: true } } }),
    }),
  },
  play: async ({ canvas }) => {
    const children = canvas.getByRole('textbox', { name: 'Hoeveel kinderen?' });
    await expect(children).toHaveAccessibleDescription('Vul een heel getal van 0 of hoger in');
    const open = canvas.getByRole('complementary', { name: 'Nog open en verplicht' });
    await expect(open).toHaveTextContent(
      /^Nog niet bewaard1\s?1Hoeveel kinderen\?Nog open en verplicht1\s?2Land(?! ?Hoeveel)/,
    );
  },
});

/** Leaving with an answer that cannot be saved. */
export const Leaving = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    section: 'Inkomen en dividend',
    leaving: { onStay: fn(), onLeave: fn() },
    state: readyState({
      drafts: drafts({
        question_27: { text: '31-02-2026', state: { phase: 'invalid', code: 'answer_not_a_date', left: true } },
      }),
    }),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Weggaan met 1 antwoord dat niet is bewaard?' });
    await userEvent.click(screen.getByRole('button', { name: 'Blijf hier' }));
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Ga weg' }));
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce();
  },
});

/** What was unsaved is saved while the question is on the screen: the advisor goes on without an answer. */
export const LeavingOnceSaved = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { leaving: { onStay: fn(), onLeave: fn() }, state: readyState({ drafts: drafts({ question_27: saved }) }) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.leaving?.onLeave).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { phase: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(onPage(canvasElement).getByRole('status')).toHaveTextContent('De vragenlijst wordt geladen…');
  },
});

export const Failed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { phase: 'failed', problem: { code: 'storage_failed' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('De gegevens van de klant zijn niet geladen');
    await userEvent.click(canvas.getByRole('button', { name: 'Probeer opnieuw' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const ClientGone = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { phase: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Klant niet gevonden' })).toBeVisible();
  },
});
