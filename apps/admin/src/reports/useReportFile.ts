import {
  buildPrompt,
  type Client,
  type Questionnaire,
  type ReportForm,
  type ReportPrompt,
  reportClient,
} from '@fnc/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { usePaused } from '../shared/usePaused.ts';
import { problemOf } from '@fnc/domain/api';

/** Clients offered before a search; a search finds the others. */
const foundAtOnce = 50;

interface AskedClient {
  readonly client: Client;
  readonly questionnaire: Questionnaire;
}

/** The data of the form for a report: clients to choose from, the chosen one with its answers, and who writes. */
export function useReportFile(beginsWith: string) {
  const { clients, questionnaires, ai } = useAdmin().services;
  const [clientId, setClientId] = useState(beginsWith);
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const found = useQuery({
    queryKey: ['client', 'toChoose', search],
    queryFn: () => clients.list({ search, sort: 'name', limit: foundAtOnce }),
    placeholderData: keepPreviousData,
  });
  const asked = useQuery({
    queryKey: ['client', 'asked', clientId],
    queryFn: async (): Promise<AskedClient | null> => {
      const [client, questionnaire] = await Promise.all([
        clients.findById(clientId),
        questionnaires.questionnaireOf(clientId),
      ]);
      return client && questionnaire && { client, questionnaire };
    },
    enabled: clientId !== '',
  });
  const status = useQuery({ queryKey: ['aiStatus'], queryFn: () => ai.status() });

  const isThere =
    found.data !== undefined && status.data !== undefined && (clientId === '' || asked.data !== undefined);
  // The form stays when a later fetch fails: it may be half filled in.
  const [begun, setBegun] = useState(isThere);
  if (isThere && !begun) setBegun(true);
  const error = found.error ?? status.error ?? asked.error;
  const isReady = begun || isThere;

  /** `null` when the client no longer exists. */
  const promptOf = (form: ReportForm): { client: Client; prompt: ReportPrompt } | null => {
    if (!asked.data || asked.data.client.id !== form.clientId) return null;
    const { client, questionnaire } = asked.data;
    const { questions, answers } = questionnaire;
    return { client, prompt: buildPrompt({ client, questions, answers, form }) };
  };

  return {
    state: isReady ? ('ready' as const) : error === null ? ('loading' as const) : ('failed' as const),
    problem: isReady || error === null ? null : problemOf(error),
    ai: status.data ?? null,
    noClients: found.data?.total === 0,
    options: (found.data?.clients ?? []).map(({ client: { id, name }, questions, answered }) => ({
      id,
      name,
      questions,
      answers: answered,
    })),
    client: asked.data ? reportClient(asked.data.client, asked.data.questionnaire) : null,
    choose: setClientId,
    search: setTyped,
    promptOf,
    reload: () => {
      void found.refetch();
      void status.refetch();
      if (clientId !== '') void asked.refetch();
    },
  };
}
