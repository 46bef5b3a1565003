import {
  type Answer,
  answeredIds,
  type AnswerState,
  checkAnswer,
  type Instant,
  type Language,
  needsHelp,
  type Question,
  type QuestionnaireState,
  sectionsOf,
} from '@fnc/domain';
import type { MouseEvent } from 'react';
import type { Stage } from '../../components/StageRing/StageRing.tsx';
import { regionOf } from '../../locales/figures.ts';
import type { Problem } from '../words/problem.ts';

export interface QuestionnaireProps {
  state: QuestionnaireState;
  now: Instant;
  /** The section that is shown; the first one when it does not exist (any more). */
  section: string | null;
  sectionHref: (section: string) => string;
  onSection: (section: string) => void;
  /** The addresses of the import, of this client's questions, and of the shared ones. */
  importHref: string;
  editHref: string;
  globalHref: string;
  onExport: () => void;
  /** Called at every key or choice with the value of the field. */
  onAnswer: (questionId: string, text: string) => void;
  /** The field lost the focus: its value is saved at once. */
  onLeave: (questionId: string) => void;
  /** Retries what failed. */
  onRetry: () => void;
  /** Called after a conflict, with the chosen version. */
  onResolve: (questionId: string, keep: 'mine' | 'theirs') => void;
  /** Stores an answer without a field: deletes (empty) or restores the answer to a removed question. */
  onStore: (questionId: string, value: string) => Promise<Problem | null>;
  onReload: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Set while the advisor is leaving and something could not be saved. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}

/** From the text, because a number in JavaScript has fifteen digits. */
const numberIn = (value: string, language: Language): string =>
  new Intl.NumberFormat(regionOf(language), { maximumFractionDigits: 20 }).format(value as `${number}`);

/**
 * A stored answer as the text of its field: `58.000` or `58,000`, and `31-12-2025`. A value that would not parse back
 * to the same answer is shown as stored.
 */
function fieldText(question: Question, value: string, language: Language): string {
  if (question.type === 'date') return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
  if (question.type !== 'number' || value.trim() === '' || !Number.isFinite(Number(value))) return value;
  const text = numberIn(value, language);
  const readBack = checkAnswer(question, text, language);
  return readBack.ok && Number(readBack.value) === Number(value) ? text : value;
}

/** One question with the value of its field. */
export interface FilledQuestion {
  readonly question: Question;
  /** Its position among all questions, from 1. */
  readonly number: number;
  readonly text: string;
  /** The stored answer; empty: none. */
  readonly stored: string;
  /** `null`: nothing was typed here. */
  readonly state: AnswerState | null;
}

interface FilledSection {
  readonly name: string;
  readonly questions: readonly FilledQuestion[];
  readonly answered: number;
}

export interface FilledQuestionnaire {
  readonly sections: readonly FilledSection[];
  readonly count: number;
  readonly answered: number;
  /** Required and unanswered, in order. */
  readonly open: readonly FilledQuestion[];
  /** Typed and not saved, and not in `open`. */
  readonly unsaved: readonly FilledQuestion[];
  /** Answers whose question was removed. */
  readonly gone: readonly Answer[];
  readonly states: readonly AnswerState[];
  /** When the newest answer was stored. */
  readonly savedAt: Instant | null;
}

const isOpen = ({ question, stored }: FilledQuestion): boolean => question.required && stored.trim() === '';

/** What was typed into the field is not saved, and will not be without the advisor. */
export const isUnsaved = ({ state }: FilledQuestion): boolean => state !== null && needsHelp({ text: null, state });

export function filledQuestionnaire(
  { questionnaire, drafts }: Extract<QuestionnaireState, { phase: 'ready' }>,
  language: Language,
): FilledQuestionnaire {
  const { questions, answers } = questionnaire;
  const stored = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  const answered = answeredIds(answers);
  let number = 0;
  const sections = sectionsOf(questions).map((section): FilledSection => {
    const filled = section.questions.map((question): FilledQuestion => {
      const draft = drafts.get(question.id);
      const value = stored.get(question.id) ?? '';
      number += 1;
      return {
        question,
        number,
        text: draft?.text ?? fieldText(question, value, language),
        stored: value,
        state: draft?.state ?? null,
      };
    });
    return {
      name: section.name,
      questions: filled,
      answered: filled.filter(({ question }) => answered.has(question.id)).length,
    };
  });
  const asked = new Set(questions.map(({ id }) => id));
  const moments = answers.flatMap(({ updatedAt }) => updatedAt ?? []);
  return {
    sections,
    count: questions.length,
    answered: sections.reduce((sum, section) => sum + section.answered, 0),
    open: sections.flatMap((section) => section.questions.filter(isOpen)),
    unsaved: sections.flatMap((section) => section.questions.filter((one) => isUnsaved(one) && !isOpen(one))),
    gone: answers.filter(({ questionId, value }) => value.trim() !== '' && !asked.has(questionId)),
    states: [...drafts].flatMap(([id, { state }]) => (asked.has(id) ? state : [])),
    savedAt: moments.toSorted().at(-1) ?? null,
  };
}

/** The progress of a section, as a stage of an icon. */
export function stageOf({ answered, questions }: FilledSection): Stage {
  if (answered === 0) return 'dashed';
  if (answered === questions.length) return 'check';
  return answered / questions.length < 2 / 3 ? 'half' : 'threeQuarters';
}

/** Handles a plain click on the page; with a modifier key or the middle button the browser follows the link. */
export const plainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
};
