import { changeQuestions, type Question, type QuestionScope, questionSchema } from '@fnc/domain';
import type { Problem, QuestionEdit, QuestionEditorState } from '@fnc/ui/admin';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '@fnc/domain/api';
import { beginningWithList } from './copies.ts';

type Services = Pick<AdminServices, 'questionnaires' | 'clients' | 'workingCopy'>;

const everybody = { kind: 'global' } as const;

const keyOf = (scope: QuestionScope) => [
  'questions',
  scope.kind === 'client' ? ['client', scope.clientId] : 'everybody',
];

interface EditedQuestions {
  readonly state: QuestionEditorState;
  /** Empty for the shared questions. */
  readonly clientName: string;
}

async function readQuestions(
  { questionnaires, clients, workingCopy }: Services,
  scope: QuestionScope,
  signal: AbortSignal,
): Promise<EditedQuestions> {
  const isOfClient = scope.kind === 'client';
  const [own, global, idsInUse, answerCounts, client] = await Promise.all([
    questionnaires.questionsOf(scope),
    isOfClient ? questionnaires.questionsOf(everybody) : null,
    questionnaires.idsInUse(scope),
    questionnaires.answerCounts(scope),
    isOfClient ? clients.findById(scope.clientId) : null,
  ]);
  if (own === null) return { state: { phase: 'notFound' }, clientName: '' };
  const { questions } = own;
  const globalQuestions = global?.questions ?? [];
  // After a sign-out nothing may be written to the copy.
  if (!signal.aborted) workingCopy.write('globalQuestions', isOfClient ? globalQuestions : questions);
  return {
    state: { phase: 'ready', questions, globalQuestions, answerCounts, idsInUse },
    clientName: client?.name ?? '',
  };
}

/** Reads the shared questions for the cached copy: a client's questions do not say which of them are shared. */
export const copyQuestionsQuery = ({ questionnaires, workingCopy }: Pick<Services, 'questionnaires' | 'workingCopy'>) =>
  queryOptions({
    // A key of its own: answers do not change this data.
    queryKey: ['copiedQuestions'],
    async queryFn({ signal }) {
      const asked = await questionnaires.questionsOf(everybody);
      if (asked !== null && !signal.aborted) workingCopy.write('globalQuestions', asked.questions);
      return null;
    },
  });

/** The shared questions of an earlier visit: the number of answers to each is not known. */
function copiedQuestions(questions: readonly Question[]): EditedQuestions {
  const idsInUse = new Set(questions.map(({ id }) => id));
  return {
    state: { phase: 'ready', questions, globalQuestions: [], answerCounts: new Map(), idsInUse },
    clientName: '',
  };
}

/**
 * The questions of a scope for the editor; the shared ones start from the cached copy, and are fetched all the same.
 */
export const questionsQuery = (services: Services, scope: QuestionScope) =>
  queryOptions({
    queryKey: keyOf(scope),
    queryFn: ({ signal }) => readQuestions(services, scope, signal),
    ...(scope.kind === 'global'
      ? beginningWithList(services.workingCopy, 'globalQuestions', questionSchema, copiedQuestions)
      : {}),
  });

/** Changes questions and refetches them. Never rejects. */
export function useQuestionEdit(scope: QuestionScope): (edit: QuestionEdit) => Promise<Problem | null> {
  const { questionnaires } = useAdmin().services;
  const queries = useQueryClient();

  return async (edit) => {
    try {
      const problem = await changeQuestions(questionnaires, scope, edit);
      await queries.invalidateQueries({ queryKey: ['questions'] });
      return problem;
    } catch (error) {
      return problemOf(error);
    }
  };
}
