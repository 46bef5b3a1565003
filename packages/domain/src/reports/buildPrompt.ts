import { reportCounts, type ReportCounts } from './reportCounts.ts';
import { reportTypeLabel } from './reportVocabulary.ts';
import { systemPrompt } from './systemPrompt.ts';
import { userPrompt, type PromptParts } from './userPrompt.ts';

/** What the AI service gets, word for word, and what the report will say about it. */
export interface ReportPrompt {
  readonly system: string;
  readonly user: string;
  readonly counts: ReportCounts;
  /** The title of the report, in the report's own language. */
  readonly title: string;
}

/**
 * The prompt for a report. Instructions are Dutch whatever the report's language is. A type that is not known gets the
 * feasibility prompt and the title "Rapport". Of the client go along: company, contact person, status and since when;
 * never the address, phone, e-mail or notes.
 */
export function buildPrompt(parts: PromptParts): ReportPrompt {
  const counts = reportCounts(parts.questions, parts.answers);
  return {
    system: systemPrompt,
    user: userPrompt(parts, counts),
    counts,
    title: reportTypeLabel(parts.form.reportType, parts.form.language),
  };
}
