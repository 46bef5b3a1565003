import { completionFailed } from '../reportFailure.ts';
import { completionFailure } from '../completion/completionEvent.ts';
import type { Language } from '../../shared/language.ts';
import type { ReportRepository, ReportWriting } from '../reportRepository.ts';
import type { ReportOrder } from '../reportForm.ts';
import type { Problem } from '../../messages/problem.ts';
import { problemOf } from '../../api/problemOf.ts';
import type { Call } from '../../api/listen.ts';
import type { Begun } from './writing.ts';

/** Parameters of a report that the server writes. */
interface Request {
  readonly clientId: string;
  readonly order: ReportOrder;
}

/** Has the server write reports. After the start this browser is not needed any more. */
export interface ServerWriter {
  /** Resolves once the AI service has started, or with the problem; then no report exists. */
  begin: (request: Request) => Promise<Begun>;
  /** Cancels requests that have not started yet. */
  callOff: () => void;
  /** Drops the request whose answer was lost. The server continues writing. */
  forget: () => void;
}

interface Dependencies {
  readonly newCall: () => Call;
  /** A UUID; `undefined` where the browser cannot make one. */
  readonly newId: () => string | undefined;
  readonly ai: Pick<ReportWriting, 'start'>;
  readonly reports: Pick<ReportRepository, 'remove'>;
  readonly language: () => Language;
}

export function createServerWriter({ newCall, newId, ai, reports, language }: Dependencies): ServerWriter {
  const waiting = new Set<Call>();
  // Each costs money: when its answer is lost, the same request asks for the same report again.
  let unanswered: { readonly request: string; readonly id: string | undefined } | null = null;

  return {
    async begin({ clientId, order }) {
      const call = newCall();
      waiting.add(call);
      const request = JSON.stringify([clientId, order]);
      const asked = unanswered?.request === request ? unanswered : { request, id: newId() };
      unanswered = null;
      try {
        const report = await ai.start(clientId, { ...order, id: asked.id });
        if (report === null) return { problem: call.signal.aborted ? null : { code: 'report_no_client' } };
        if (call.signal.aborted) {
          // The server does not notice a cancelled request. If removing fails, one report too many remains.
          await reports.remove(report.id).catch(() => false);
          return { problem: null };
        }
        return { id: report.id };
      } catch (error) {
        if (!call.signal.aborted) unanswered = asked;
        return { problem: call.signal.aborted ? null : whyNot(problemOf(error), language()) };
      } finally {
        waiting.delete(call);
      }
    },
    callOff() {
      for (const call of waiting) call.abort();
    },
    forget() {
      unanswered = null;
    },
  };
}

/** Uses the service's own message as the reason why no report exists. */
const whyNot = (problem: Problem, language: Language): Problem =>
  problem.code.startsWith('ai_')
    ? completionFailed(completionFailure(problem.code, problem.message ?? null), language)
    : problem;
