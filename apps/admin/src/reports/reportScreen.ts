import {
  completionCutOff,
  completionFailed,
  completionFailure,
  dayOf,
  defaultAiSettings,
  isErrorCode,
  millisecondsOf,
  reportSectionTitles,
  type Client,
  type Instant,
  type Language,
  type Report,
} from '@fnc/domain';
import type { ReportEnd, ReportScreenData } from '@fnc/ui/admin';
import type { Writing } from './writing.ts';

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
export const isInMemory = (id: string, { phase, isKept, storedAs }: Writing, isLoading: boolean): boolean =>
  phase !== 'ended' || !isKept || storedAs !== id || isLoading;

/** A report that is being written, or that this browser's store refuses: all there is of it is in memory. */
export const writingScreen = ({ request, text, startedAt, phase }: Writing): ReportScreenData => {
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
