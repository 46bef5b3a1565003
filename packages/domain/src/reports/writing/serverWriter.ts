import { completionFailed } from '../reportFailure.ts';
import { completionFailure } from '../completion/completionEvent.ts';
import type { Language } from '../../shared/language.ts';
import type { ReportRepository } from '../reportRepository.ts';
import type { ReportWish } from '../reportForm.ts';
import type { Problem } from '../../messages/problem.ts';
import { problemOf } from '../../api/problemOf.ts';
import type { ReportWriting } from '../apiReportWriting.ts';
import type { Call } from '../../api/listen.ts';
import type { Begun } from './writing.ts';

/** What the server is asked for. */
interface Request {
  readonly clientId: string;
  readonly wish: ReportWish;
}

/** Has the server write reports. Nothing of it needs this browser but to be asked. */
export interface ServerWriter {
  /** Resolves when the service has begun, or with why it did not: then there is no report. */
  begin: (request: Request) => Promise<Begun>;
  /** Calls off what has not begun yet. */
  callOff: () => void;
  /** What was asked for a report, so that it can be written again; `null` where that was not asked here. */
  requestOf: (id: string) => Request | null;
  /** Forgets what was asked. What the server writes it goes on writing. */
  forget: () => void;
}

interface Dependencies {
  readonly newCall: () => Call;
  readonly ai: Pick<ReportWriting, 'start'>;
  readonly reports: Pick<ReportRepository, 'remove'>;
  readonly language: () => Language;
}

export function createServerWriter({ newCall, ai, reports, language }: Dependencies): ServerWriter {
  const waiting = new Set<Call>();
  const requests = new Map<string, Request>();

  return {
    async begin({ clientId, wish }) {
      const call = newCall();
      waiting.add(call);
      try {
        const report = await ai.start(clientId, wish);
        if (report === null) return { problem: call.signal.aborted ? null : { code: 'report_no_client' } };
        if (call.signal.aborted) {
          // The server does not see who leaves before it has answered. Where this fails the report is only one too many.
          await reports.remove(report.id).catch(() => false);
          return { problem: null };
        }
        requests.set(report.id, { clientId, wish });
        return { id: report.id };
      } catch (error) {
        return { problem: call.signal.aborted ? null : whyNot(problemOf(error), language()) };
      } finally {
        waiting.delete(call);
      }
    },
    callOff() {
      for (const call of waiting) call.abort();
    },
    requestOf: (id) => requests.get(id) ?? null,
    forget: () => requests.clear(),
  };
}

/** What the service said is told as the reason why there is no report. */
const whyNot = (problem: Problem, language: Language): Problem =>
  problem.code.startsWith('ai_')
    ? completionFailed(completionFailure(problem.code, problem.message ?? null), language)
    : problem;
