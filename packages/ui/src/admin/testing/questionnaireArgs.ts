import { fn } from 'storybook/test';
import type { QuestionnaireState } from '@fnc/domain';
import type { QuestionnaireProps } from '../Questionnaire/questionnaireProps.ts';
import type { Problem } from '../words/problem.ts';
import { now, sampleQuestionnaire } from './sampleQuestionnaire.ts';

type Ready = Extract<QuestionnaireState, { phase: 'ready' }>;

export const readyState = (changes: Partial<Omit<Ready, 'phase'>> = {}): Ready => ({
  phase: 'ready',
  questionnaire: sampleQuestionnaire,
  drafts: new Map(),
  ...changes,
});

/** The questionnaire of the design, without input. */
export const questionnaireArgs: QuestionnaireProps = {
  state: readyState(),
  now,
  section: null,
  sectionHref: (section) => `/admin/clients/1?tab=questionnaires&section=${encodeURIComponent(section)}`,
  onSection: fn(),
  importHref: '/admin/clients/1/questions/import',
  editHref: '/admin/clients/1/questions',
  globalHref: '/admin/questions',
  onExport: fn(),
  onAnswer: fn(),
  onLeave: fn(),
  onRetry: fn(),
  onResolve: fn(),
  onStore: fn((): Promise<Problem | null> => Promise.resolve(null)),
  onReload: fn(),
  onCopy: fn(() => Promise.resolve()),
  leaving: null,
};
