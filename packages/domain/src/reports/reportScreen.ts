import type { Client } from '../clients/client.ts';
import { isErrorCode } from '../messages/messages.ts';
import type { Problem } from '../messages/problem.ts';
import { dayOf, type Day } from '../shared/time/day.ts';
import { type Instant, millisecondsOf } from '../shared/time/instant.ts';
import type { Language } from '../shared/language.ts';
import type { ReportPrompt } from './buildPrompt.ts';
import { completionFailure } from './completion/completionEvent.ts';
import { type AiSettings, defaultAiSettings } from './completion/completionRequest.ts';
import type { Report, ReportStatus } from './report.ts';
import { completionCutOff, completionFailed } from './reportFailure.ts';
import type { ReportForm } from './reportForm.ts';
import { reportSectionTitles } from './reportOutline.ts';

/** Data of a report's page, for a report being written or a stored one. */
export interface ReportScreenData {
  /** The title. */
  readonly name: string;
  /** Stored Markdown; `null` for an entry from before reports had content. While writing, `writing` holds the text. */
  readonly content: string | null;
  readonly status: ReportStatus;
  readonly date: Day;
  readonly clientId: string;
  readonly clientName: string;
  /** One of `reportTypes`, or another type from an older record. */
  readonly reportType: string;
  /** The report's language; `null` when it was not recorded. */
  readonly language: Language | null;
  /** `null` for an entry without metadata. */
  readonly questionsAnalyzed: number | null;
  readonly answersAnalyzed: number | null;
  /** When writing ended; `null` while writing, and for an entry without metadata. */
  readonly generatedAt: Instant | null;
  /** Last manual edit; `null` when there was none. */
  readonly updatedAt: Instant | null;
  /** Titles of the sections of this type, in the report's language; ticked off while the report is being written. */
  readonly outline: readonly string[];
  /** `gpt-4`, when known. */
  readonly model?: string | undefined;
}

/**
 * Why the text is incomplete. `stopped`: by an advisor; `serverStopped`: with the server that wrote it; `cutOff`: at
 * the token limit; `failed`: any other reason, such as no connection, a refused key or an empty text. The text so far
 * is in the report's `content`.
 */
export interface ReportEnd {
  readonly kind: 'stopped' | 'serverStopped' | 'failed' | 'cutOff';
  /** `null` only for `stopped` and `serverStopped`. */
  readonly problem: Problem | null;
}

/** A report that this browser writes, with the fields that its page shows. */
interface WrittenHere {
  readonly request: {
    readonly client: Pick<Client, 'id' | 'name'>;
    readonly form: ReportForm;
    readonly prompt: ReportPrompt;
    readonly settings: AiSettings;
  };
  readonly text: string;
  readonly startedAt: Instant;
  readonly phase: 'writing' | 'stopping' | 'ended';
  readonly isKept: boolean;
  readonly storedAs: string | null;
}

/** Storing the last words, a moment after the report was finished, also counts as a change; in ms. */
const sameMoment = 1_000;

function changedByHand({ metadata, updatedAt }: Report): Instant | null {
  if (updatedAt === undefined || metadata === undefined) return null;
  return millisecondsOf(updatedAt) - millisecondsOf(metadata.generatedAt) > sameMoment ? updatedAt : null;
}

/** The page's data for a stored report. */
export function storedScreen(report: Report, client: Pick<Client, 'id' | 'name'>): ReportScreenData {
  const { name, date, status, content = null, metadata } = report;
  const language = metadata?.language ?? null;
  const reportType = metadata?.reportType ?? '';
  return {
    name,
    content,
    status,
    date,
    clientId: client.id,
    clientName: client.name,
    reportType,
    language,
    questionsAnalyzed: metadata?.questionsAnalyzed ?? null,
    answersAnalyzed: metadata?.answersAnalyzed ?? null,
    generatedAt: metadata?.generatedAt ?? null,
    updatedAt: changedByHand(report),
    outline: metadata === undefined ? [] : reportSectionTitles(reportType, language ?? 'nl'),
    model: metadata?.model,
  };
}

/**
 * Why a draft that the server wrote is incomplete; `null` for any other report, and once the text was edited manually.
 *
 * @param language language of the sentences
 */
export function storedEnd(report: Report, language: Language): ReportEnd | null {
  const { ended, status } = report;
  if (ended === undefined || status !== 'draft' || changedByHand(report) !== null) return null;
  const { kind, code, message, tokens } = ended;
  if (kind === 'stopped' || kind === 'serverStopped') return { kind, problem: null };
  if (kind === 'cutOff') return { kind, problem: completionCutOff(tokens ?? defaultAiSettings.maxTokens, language) };
  const failure = completionFailure(isErrorCode(code) ? code : 'ai_error', message ?? null);
  return { kind, problem: completionFailed(failure, language) };
}

/** Whether to show the text in memory: it is not stored, has another id, or the stored report is not loaded yet. */
export const isInMemory = (
  id: string,
  { phase, isKept, storedAs }: Pick<WrittenHere, 'phase' | 'isKept' | 'storedAs'>,
  isLoading: boolean,
): boolean => phase !== 'ended' || !isKept || storedAs !== id || isLoading;

/** The page's data for a report that exists only in memory: being written, or refused by the browser's store. */
export const writingScreen = ({ request, text, startedAt, phase }: WrittenHere): ReportScreenData => {
  const { client, form, prompt, settings } = request;
  return {
    name: prompt.title,
    content: text.trim(),
    status: 'draft',
    date: dayOf(startedAt),
    clientId: client.id,
    clientName: client.name,
    reportType: form.reportType,
    language: form.language,
    questionsAnalyzed: prompt.counts.questions,
    answersAnalyzed: prompt.counts.answered,
    generatedAt: phase === 'ended' ? startedAt : null,
    updatedAt: null,
    outline: reportSectionTitles(form.reportType, form.language),
    model: settings.model,
  };
};
