import {
  buildPrompt,
  countQuestionnaire,
  questionnaireOf,
  type Client,
  type Question,
  type ReportForm,
  type ReportPrompt,
} from '@fnc/domain';
import type { AiStatus } from '@fnc/domain/api';
import { advisorFileKeys } from '@fnc/domain/storage';
import type { Problem, ReportClientOption } from '@fnc/ui/admin';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';

interface Loaded {
  readonly clients: readonly Client[];
  readonly questions: readonly Question[];
  readonly ai: AiStatus;
}

interface Shown {
  readonly loaded: Loaded | null;
  readonly problem: Problem | null;
}

const byName = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });

const toOption = (client: Client, questions: readonly Question[]): ReportClientOption => {
  const progress = countQuestionnaire(client, questions);
  const { id, name, contactPerson, status } = client;
  return {
    id,
    name,
    contactPerson,
    status,
    questions: progress.questions,
    answers: progress.answered,
    unansweredRequired: progress.required - progress.requiredAnswered,
  };
};

/** What the form for a report is about: the clients with what they were asked, and who writes. Follows other tabs. */
export function useReportFile() {
  const { clients, questionnaires, ai, onStored } = useAdmin().services;
  const [shown, setShown] = useState<Shown>({ loaded: null, problem: null });
  const asked = useRef(0);
  const { loaded, problem } = shown;

  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const show = (change: Partial<Shown>) => question === asked.current && setShown((now) => ({ ...now, ...change }));
    try {
      const [all, questions, status] = await Promise.all([
        clients.list(),
        questionnaires.questionsOf({ kind: 'global' }),
        ai.status(),
      ]);
      show({ loaded: { clients: all, questions: questions ?? [], ai: status }, problem: null });
    } catch (error) {
      show({ problem: problemOf(error) });
    }
  }, [clients, questionnaires, ai]);

  useEffect(() => {
    void load();
    return onStored((key) => {
      if (key === null || key === advisorFileKeys.clients || key === advisorFileKeys.globalQuestions) void load();
    });
  }, [load, onStored]);

  const options = useMemo(
    () =>
      (loaded?.clients ?? [])
        .map((client) => toOption(client, loaded?.questions ?? []))
        .sort((one, other) => byName.compare(one.name, other.name)),
    [loaded],
  );

  /** `null` when the client is not there any more. */
  const promptOf = (form: ReportForm): { client: Client; prompt: ReportPrompt } | null => {
    const client = loaded?.clients.find(({ id }) => id === form.clientId);
    if (loaded === null || client === undefined) return null;
    const { questions, answers } = questionnaireOf(client, loaded.questions);
    return { client, prompt: buildPrompt({ client, questions, answers, form }) };
  };

  return {
    // What was loaded before stays on the screen when a later look fails: the form may be half filled in.
    state: loaded !== null ? ('ready' as const) : problem === null ? ('loading' as const) : ('failed' as const),
    problem: loaded === null ? problem : null,
    ai: loaded?.ai ?? null,
    options,
    promptOf,
    reload: () => {
      setShown((now) => ({ ...now, problem: null }));
      void load();
    },
  };
}
