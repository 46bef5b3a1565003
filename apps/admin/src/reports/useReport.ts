import {
  isInMemory,
  orderOf,
  storedScreen,
  writingScreen,
  type Instant,
  storedEnd,
  type Report,
  type ReportEnd,
  type ReportForm,
} from '@fnc/domain';
import type { ReportViewState, Problem, ReportWriting } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { reportQuery, useReportsReload } from '../queries/reports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { followWriting, problemOf, type ReportWriter, type Writing } from '@fnc/domain/api';
import { useWriter, useWritings, useServerWriter } from './useWriter.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useHere } from '../shared/useHere.ts';
import { later, newCall } from '../shared/platform.ts';

/** The writing of a report for its page, whoever started it, or why the report is incomplete. */
interface ShownWriting {
  /** `null`: the report is not being written. */
  readonly writing: ReportWriting | null;
  readonly ended: ReportEnd | null;
  /** Returns why stopping failed. */
  readonly stop: () => Promise<Problem | null>;
  /** Starts again as a new report; `null` when the form is not known. */
  readonly retry: (() => void) | null;
  /** The form that the report was written from; `null` for older reports. */
  readonly form: ReportForm | null;
}

/** A requested retry of a report: since when the request runs, or why it failed. */
type Again = { readonly since: Instant } | { readonly problem: Problem };

/** A stored report and its client. */
type Found = { readonly report: Report; readonly client: { readonly id: string } };

/** The server's writing of a report, or why it ended, and what the advisor can do. */
function useServerWriting(id: string, found: Found | null): ShownWriting {
  const { ai, browser, preferences } = useAdmin().services;
  const writer = useServerWriter();
  const reload = useReportsReload();
  const navigate = useNavigate();
  const here = useHere();
  const [followed, setFollowed] = useState<string | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const [again, setAgain] = useState<Again | null>(null);
  const report = found?.report ?? null;
  const order = report === null ? null : orderOf(report);

  const isWriting = report?.writing === true;
  const follow = useEffectEvent(() =>
    followWriting(
      { ai, browser, later, newCall },
      { id, known: report?.content ?? '', onText: setFollowed, onEnded: reload },
    ),
  );
  useEffect(() => (isWriting ? follow() : undefined), [isWriting]);

  async function stop(): Promise<Problem | null> {
    if (!isWriting) {
      writer.callOff();
      return null;
    }
    setIsStopping(true);
    try {
      await ai.stop(id);
      await reload();
      return null;
    } catch (error) {
      setIsStopping(false);
      return problemOf(error);
    }
  }

  async function retry(asked: Parameters<typeof writer.begin>[0]) {
    setAgain({ since: browser.now() });
    const begun = await writer.begin(asked);
    if (!here.current) return;
    if ('id' in begun) void navigate(paths.report(begun.id), { replace: true });
    else setAgain(begun.problem === null ? null : { problem: begun.problem });
  }

  function writing(): ShownWriting['writing'] {
    const shown = { isKept: true, goesOn: true } as const;
    if (again !== null && 'since' in again) return { ...shown, phase: 'writing', text: '', startedAt: again.since };
    if (!isWriting) return null;
    const text = followed ?? report.content ?? '';
    const startedAt = report.metadata?.generatedAt ?? report.updatedAt ?? browser.now();
    return { ...shown, phase: isStopping ? 'stopping' : 'writing', text, startedAt };
  }

  function end(): ShownWriting['ended'] {
    if (again !== null && 'problem' in again) return { kind: 'failed', problem: again.problem };
    return report === null ? null : storedEnd(report, preferences.language());
  }

  if (found === null || order === null) return { writing: writing(), ended: end(), stop, retry: null, form: null };
  const clientId = found.client.id;
  return {
    writing: writing(),
    ended: end(),
    stop,
    retry: () => void retry({ clientId, order }),
    form: { ...order, clientId },
  };
}

function inThisBrowser(
  id: string,
  { phase, text, startedAt, isKept, end, request }: Writing,
  writer: ReportWriter,
): ShownWriting {
  const isEnded = phase === 'ended';
  return {
    writing: isEnded ? null : { phase, text, startedAt, isKept, goesOn: false },
    ended: isEnded ? end : null,
    stop: () => {
      writer.stop(id);
      return Promise.resolve(null);
    },
    retry: isEnded ? () => void writer.retry(id) : null,
    form: request.form,
  };
}

/** One report: from memory while this browser writes it, else from the server. Updates with every change. */
export function useReport(id: string) {
  const { services } = useAdmin();
  const writer = useWriter();
  const kept = useWritings().get(id) ?? null;
  const isStored = kept === null || kept.phase === 'ended';
  const { data: found, error } = useQuery({ ...reportQuery(services, id), enabled: isStored });
  const onServer = useServerWriting(id, found ?? null);
  const reload = useReportsReload();

  function stateOf(): ReportViewState {
    const isLoading = found === undefined && error === null;
    if (kept !== null && isInMemory(id, kept, isLoading)) return { kind: 'ready', report: writingScreen(kept) };
    if (found === null) return { kind: 'notFound' };
    if (found !== undefined) return { kind: 'ready', report: storedScreen(found.report, found.client) };
    return error === null ? { kind: 'loading' } : { kind: 'failed', problem: problemOf(error) };
  }

  return { state: stateOf(), kept, shown: kept === null ? onServer : inThisBrowser(id, kept, writer), reload };
}
