import { type Answer, answeredIds, type Instant, type Language, type Question, sectionsOf } from '@fnc/domain';
import type { Stage } from '../../components/StageRing/StageRing.tsx';
import { fieldText } from './fieldText.ts';
import { type AnswerState, needsHelp, type QuestionnaireState } from './questionnaireData.ts';

/** One question with what stands in its field. */
export interface FilledQuestion {
  readonly question: Question;
  /** Its place among all questions, from 1. */
  readonly number: number;
  readonly text: string;
  /** What is stored; empty: nothing. */
  readonly stored: string;
  /** `null`: nothing was typed here. */
  readonly state: AnswerState | null;
}

export interface FilledSection {
  readonly name: string;
  readonly questions: readonly FilledQuestion[];
  readonly answered: number;
}

export interface FilledQuestionnaire {
  readonly sections: readonly FilledSection[];
  readonly count: number;
  readonly answered: number;
  /** Required and not answered, or typed and not saved, in their order. */
  readonly open: readonly FilledQuestion[];
  /** Answers whose question is not asked any more. */
  readonly gone: readonly Answer[];
  readonly states: readonly AnswerState[];
  /** When the newest answer was stored. */
  readonly savedAt: Instant | null;
}

const isOpen = ({ question, stored, state }: FilledQuestion): boolean =>
  (question.required && stored.trim() === '') || (state !== null && needsHelp({ text: null, state }));

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
    gone: answers.filter(({ questionId, value }) => value.trim() !== '' && !asked.has(questionId)),
    states: [...drafts].flatMap(([id, { state }]) => (asked.has(id) ? state : [])),
    savedAt: moments.toSorted().at(-1) ?? null,
  };
}

/** How far a section is, as a drawing. */
export function stageOf({ answered, questions }: FilledSection): Stage {
  if (answered === 0) return 'dashed';
  if (answered === questions.length) return 'check';
  return answered / questions.length < 2 / 3 ? 'half' : 'threeQuarters';
}
