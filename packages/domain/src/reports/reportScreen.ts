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

/** A report as its page shows it: being written, or stored. */
export interface ReportScreenData {
  /** The title. */
  readonly name: string;
  /** Markdown as it is stored; `null` for an entry of before reports had content. While writing the text comes from `writing`. */
  readonly content: string | null;
  readonly status: ReportStatus;
  readonly date: Day;
  readonly clientId: string;
  readonly clientName: string;
  /** One of `reportTypes`, or what an older record has. */
  readonly reportType: string;
  /** Of the report itself; `null` when nobody wrote that down. */
  readonly language: Language | null;
  /** `null` for an entry without metadata. */
  readonly questionsAnalyzed: number | null;
  readonly answersAnalyzed: number | null;
  /** When writing ended; `null` while writing and for an entry without metadata. */
  readonly generatedAt: Instant | null;
  /** Last change by hand; `null` when there was none. */
  readonly updatedAt: Instant | null;
  /** Titles of the sections this type has, in the report's own language; they are ticked while it is being written. */
  readonly outline: readonly string[];
  /** `gpt-4`, where it is known. */
  readonly model?: string | undefined;
}

/**
 * Why the text is not whole. `stopped` by an advisor, `serverStopped` with the server that wrote it, `cutOff` at the limit of
 * tokens, `failed` for every other reason: no connection, refused key, nothing written. The words so far are in the report's
 * `content`.
 */
export interface ReportEnd {
  readonly kind: 'stopped' | 'serverStopped' | 'failed' | 'cutOff';
  /** `null` only for `stopped` and `serverStopped`. */
  readonly problem: Problem | null;
}

/** What a browser writes, as far as the page of the report shows it. */
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

/** Storing the last words is a change too, a moment after the report was finished; in ms. */
const sameMoment = 1_000;

function changedByHand({ metadata, updatedAt }: Report): Instant | null {
  if (updatedAt === undefined || metadata === undefined) return null;
  return millisecondsOf(updatedAt) - millisecondsOf(metadata.generatedAt) > sameMoment ? updatedAt : null;
}

/** A stored report, as its page shows it. */
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
 * Why a draft that the server wrote is not whole; `null` for any other report, and once somebody took the text in hand.
 *
 * @param language of the sentences
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

/** Whether the writing is shown: it is not stored, or not under this id, or it is not known yet what is. */
export const isInMemory = (
  id: string,
  { phase, isKept, storedAs }: Pick<WrittenHere, 'phase' | 'isKept' | 'storedAs'>,
  isLoading: boolean,
): boolean => phase !== 'ended' || !isKept || storedAs !== id || isLoading;

/** A report that is being written, or that this browser's store refuses: all there is of it is in memory. */
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
