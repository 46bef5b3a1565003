import {
  answerAtRisk,
  areLostOnClose,
  answeredIds,
  countProgress,
  exportQuestions,
  keepOpenWhile,
  needsHelp,
  questionExportFileName,
  type QuestionnaireState,
  type AnswerSaver,
  createAnswerSaver,
} from '@fnc/domain';
import type { QuestionnaireProps } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { nowhere } from '../navigation/navigation.ts';
import { useGuard } from '../navigation/useGuard.ts';
import { linkTo, paths } from '../paths.ts';
import { copyQuestionsQuery } from '../queries/questionnaires.ts';
import { type SigningOut, useSignOut } from '../session/useSignOut.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/useStore.ts';
import { useNow } from '../shared/useNow.ts';
import type { AdminServices } from '../ports.ts';
import { copiedQuestionnaire } from '@fnc/domain/storage';
import { later } from '../shared/platform.ts';
import { problemOf } from '@fnc/domain/api';

function makeAnswers({ questionnaires, workingCopy, browser, preferences }: AdminServices) {
  const copied = (clientId: string) => copiedQuestionnaire(workingCopy, clientId);
  const answers = createAnswerSaver({
    questionnaires,
    copied,
    now: browser.now,
    later,
    problemOf,
    language: () => preferences.language(),
  });
  browser.onHidden(() => void answers.saveAll());
  keepOpenWhile(answers, ({ files }) => areLostOnClose(files), browser);
  const unsavedAt = () => {
    const found = answerAtRisk(answers.get().files);
    return found && questionnairePath(found.clientId, found.section);
  };
  const turns = { settle: answers.saveAll, unsavedAt, forget: answers.clear, resume: answers.retryAll };
  return [answers, turns] as const;
}

function questionnairePath(clientId: string, section: string | null): string {
  const query = new URLSearchParams({ tab: 'questionnaires', ...(section === null ? {} : { section }) });
  return `${paths.client(clientId)}?${query.toString()}`;
}

/** The saver of answers, the same object on every page. */
const useAnswers = (): AnswerSaver => useAdmin().keep(makeAnswers);

interface ClientQuestionnaire {
  /** Spread onto `Questionnaire`. */
  readonly view: QuestionnaireProps;
  /** What is stored, for the label of the tab ("24 van 42"); `null` until it is loaded. */
  readonly progress: { readonly questions: number; readonly answered: number } | null;
}

/** The questions and answers of one client, as props of the view. The address holds the shown section (`?section=`). */
export function useQuestionnaire(clientId: string): ClientQuestionnaire {
  const { services } = useAdmin();
  const { browser } = services;
  const answers = useAnswers();
  const state: QuestionnaireState = useStore(answers).files.get(clientId) ?? { phase: 'loading' };
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();

  // Refetched after anybody's changes, and shown where nothing is being typed. `answers` holds the data and outlives
  // the page, so the query caches nothing.
  const loaded = useQuery({
    queryKey: ['answer', clientId],
    queryFn: () => answers.open(clientId).then(() => null),
    staleTime: 0,
    gcTime: 0,
    enabled: clientId !== '',
  });

  useQuery(copyQuestionsQuery(services));

  // Only on the tab that can show the question. Leaving another tab loses nothing, because the session holds the input;
  // signing out leads here.
  const isShown = params.get('tab') === 'questionnaires';
  const isStuck = isShown && state.phase === 'ready' && [...state.drafts.values()].some(needsHelp);
  const isEnd = useRef(false);
  const leaving = useGuard(({ from, to }) => {
    isEnd.current = to === nowhere;
    return isStuck && from !== to;
  });
  const signOut = useSignOut();
  const { state: arrival } = useLocation() as { readonly state: Partial<SigningOut> | null };
  const signOutAgain = useEffectEvent(() => {
    void navigate(`?${params.toString()}`, { replace: true, state: null });
    signOut();
  });
  const isSigningOut = arrival?.signsOut === true && state.phase === 'ready';
  useEffect(() => {
    if (isSigningOut) signOutAgain();
  }, [isSigningOut]);

  const sectionPath = (section: string) => {
    const query = new URLSearchParams(params);
    query.set('tab', 'questionnaires');
    query.set('section', section);
    return `${paths.client(clientId)}?${query.toString()}`;
  };
  const questions = state.phase === 'ready' ? state.questionnaire.questions : [];

  async function exportAll() {
    // The name is only for the file; the questions are already loaded.
    const client = await services.clients.findById(clientId).catch(() => null);
    browser.download(questionExportFileName(client?.name ?? null, browser.now()), exportQuestions(questions));
  }

  return {
    progress: state.phase === 'ready' ? countProgress(questions, answeredIds(state.questionnaire.answers)) : null,
    view: {
      state,
      now,
      section: params.get('section'),
      sectionHref: (section) => linkTo(sectionPath(section)),
      onSection: (section) => void navigate(sectionPath(section)),
      importHref: linkTo(paths.importQuestions(clientId)),
      editHref: linkTo(paths.questions(clientId)),
      globalHref: linkTo(paths.questions()),
      onExport: () => void exportAll(),
      onAnswer: (questionId, text) => answers.type(clientId, questionId, text),
      onLeave: (questionId) => answers.leave(clientId, questionId),
      onRetry: () => answers.retry(clientId),
      onResolve: (questionId, keep) => answers.resolve(clientId, questionId, keep),
      onStore: (questionId, value) => answers.store(clientId, questionId, value),
      onReload: () => void loaded.refetch(),
      onCopy: browser.copy,
      leaving: leaving && {
        onStay: leaving.onStay,
        onLeave() {
          // Otherwise signing out would lead here again.
          if (isEnd.current && isStuck) answers.discard(clientId);
          leaving.onLeave();
        },
      },
    },
  };
}
