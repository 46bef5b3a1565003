import { dayOf } from '../../shared/time/day.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { ReportPrompt } from '../buildPrompt.ts';
import type { ReportStatus } from '../report.ts';
import type { ReportOrder } from '../reportForm.ts';
import type { NewReport } from '../reportRepository.ts';

interface Written {
  readonly prompt: Pick<ReportPrompt, 'title' | 'counts'>;
  readonly order: ReportOrder;
  readonly clientName: string;
  readonly model: string;
  readonly content: string;
  readonly status: ReportStatus;
  readonly now: Instant;
}

/** The entry for a client's reports. `questionsAnalyzed` counts all questions, as the specification does. */
export const writtenReport = ({ prompt, order, clientName, model, content, status, now }: Written): NewReport => ({
  name: prompt.title,
  date: dayOf(now),
  status,
  content,
  metadata: {
    clientName,
    generatedAt: now,
    reportType: order.reportType,
    questionsAnalyzed: prompt.counts.questions,
    answersAnalyzed: prompt.counts.answered,
    language: order.language,
    model,
    order,
  },
});
