import { fn } from 'storybook/test';
import type { ImportErrorList } from '../QuestionImport/importState.ts';
import { kapiteinsCheck } from './sampleImport.ts';

/** The check of forty rows, for one client, with every action succeeding. */
export const questionImportArgs = {
  state: { phase: 'check' as const, check: kapiteinsCheck(), saving: false, problem: null },
  place: {
    clientsHref: '/admin/clients',
    questionsHref: '/admin/clients/7?tab=questionnaires',
    client: { name: 'Kompas Maritiem Advies', href: '/admin/clients/7' },
  },
  onFile: fn(),
  onStop: fn(),
  onWishes: fn(),
  onErrors: fn((_errors: ImportErrorList) => undefined),
  onTemplate: fn(),
  onImport: fn(() => Promise.resolve(true)),
  onUndo: fn(() => Promise.resolve()),
  onAnotherFile: fn(),
  onRetry: fn(),
  onCopy: fn(() => Promise.resolve()),
};
