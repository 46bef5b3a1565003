import { fn } from 'storybook/test';
import type { QuestionEdit, QuestionEditorProps, QuestionEditorState } from '../QuestionEditor/questionEditorProps.ts';
import type { Problem } from '../words/problem.ts';
import { sampleAnswers, sampleQuestions } from './sampleQuestionnaire.ts';

type Ready = Extract<QuestionEditorState, { phase: 'ready' }>;

export const editorState = (changes: Partial<Omit<Ready, 'phase'>> = {}): Ready => ({
  phase: 'ready',
  questions: sampleQuestions.slice(14),
  globalQuestions: [],
  answerCounts: new Map(sampleAnswers.map(({ questionId }) => [questionId, 9])),
  idsInUse: new Set(sampleAnswers.map(({ questionId }) => questionId)),
  ...changes,
});

/** The shared questions, with every change succeeding. */
export const questionEditorArgs: QuestionEditorProps = {
  state: editorState(),
  client: null,
  clientsHref: '/admin/clients',
  importHref: '/admin/questions/import',
  globalHref: '/admin/questions',
  onExport: fn(),
  onChange: fn((_edit: QuestionEdit): Promise<Problem | null> => Promise.resolve(null)),
  onReload: fn(),
  onCopy: fn(() => Promise.resolve()),
  onDirty: fn(),
  leaving: null,
};

export const sampleClientOfEditor: QuestionEditorProps['client'] = {
  name: 'Kompas Maritiem Advies',
  href: '/admin/clients/1?tab=questionnaires',
};
