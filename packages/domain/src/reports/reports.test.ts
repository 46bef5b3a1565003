import { describe, expect, test } from 'vitest';
import { fixedInstant } from '../testing/fixtures.ts';
import { promptParts } from '../testing/promptParts.ts';
import { buildPrompt } from './buildPrompt.ts';
import { completionFailure } from './completion/completionEvent.ts';
import { completionRequest, completionUrl, defaultAiSettings } from './completion/completionRequest.ts';
import { reportSchema } from './report.ts';
import { orderOf } from './reportForm.ts';
import { completionCutOff, completionFailed, thrownFailure } from './reportFailure.ts';
import { reportFileName } from './writing/reportChanges.ts';
import { sentToService } from './sentToService.ts';
import { writtenReport } from './writing/writtenReport.ts';

test.each([
  ['Cyprus Haalbaarheidsrapport', 'cyprus_haalbaarheidsrapport.md'],
  ['Rapport: 2026 (versie 2)', 'rapport__2026__versie_2_.md'],
  ['../../etc/passwd', '______etc_passwd.md'],
  ['', 'rapport.md'],
])('the file of %j is %s', (title, name) => {
  expect(reportFileName(title)).toBe(name);
});

describe('the request', () => {
  test('is the specified one: gpt-4, temperature 0.7, 4000 tokens, a system and a user message', () => {
    const messages = sentToService(buildPrompt(promptParts()));
    const { messages: sent, ...rest } = completionRequest(messages, defaultAiSettings);
    expect(rest).toEqual({ model: 'gpt-4', temperature: 0.7, max_tokens: 4000, stream: true });
    expect(sent.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(completionUrl(defaultAiSettings.baseUrl)).toBe('https://api.openai.com/v1/chat/completions');
  });
});

describe('a failure in words', () => {
  test.each([
    ['the service’s own message', completionFailure('ai_key_refused', 'Incorrect API key'), 'Incorrect API key'],
    ['none of its own', completionFailure('ai_error'), 'OpenAI API error. Probeer het over een minuut opnieuw.'],
    ['nothing written', completionFailure('ai_no_content'), 'Geen inhoud gegenereerd. Probeer het opnieuw.'],
    ['an error', thrownFailure(new Error('kapot')), 'kapot'],
    ['no error at all', thrownFailure('kapot'), 'Onbekende fout. Probeer het opnieuw.'],
  ])('%s', (_name, failure, reason) => {
    expect(completionFailed(failure, 'nl')).toEqual({
      code: failure.code,
      message: `Fout bij het genereren van het rapport: ${reason}`,
    });
  });

  test('cut off at the limit: no failure to generate, but a sentence with the limit', () => {
    expect(completionCutOff(4000, 'nl').message).toBe(
      'De tekst is afgekapt bij de grens van 4.000 tokens. Maak hem zelf af, of vraag om een korter rapport.',
    );
    expect(completionCutOff(4000, 'en').message).toBe(
      'The text was cut off at the limit of 4,000 tokens. Finish it yourself, or ask for a shorter report.',
    );
  });
});

test('a written report is an entry as specified, with its content and metadata', () => {
  const order = { ...promptParts({ language: 'en' }).form, reportType: 'cyprus-feasibility' } as const;
  const report = writtenReport({
    prompt: buildPrompt(promptParts({ language: 'en' })),
    order,
    clientName: 'Kompas Maritiem Advies',
    model: 'gpt-4',
    content: '# Report',
    status: 'completed',
    now: fixedInstant,
  });
  expect(report).toEqual({
    name: 'Cyprus feasibility report',
    date: '2026-11-20',
    status: 'completed',
    content: '# Report',
    metadata: {
      clientName: 'Kompas Maritiem Advies',
      generatedAt: fixedInstant,
      reportType: 'cyprus-feasibility',
      questionsAnalyzed: 10,
      answersAnalyzed: 8,
      language: 'en',
      model: 'gpt-4',
      order,
    },
  });
  const read = reportSchema.parse({ id: '1', ...report });
  expect(read).toMatchObject({ type: 'custom', ...report });
  expect(orderOf(read)).toEqual(order);
});

test('what is said about language, model and order may be anything: the report is read all the same', () => {
  const metadata = {
    clientName: 'x',
    generatedAt: fixedInstant,
    reportType: 'old',
    questionsAnalyzed: 1,
    answersAnalyzed: 1,
    language: 'de',
    model: 4,
    order: { ...promptParts().form, reportType: 'old' },
  };
  const report = reportSchema.parse({ id: '1', name: 'x', date: '2026-01-01', metadata });
  expect(orderOf(report)).toBeNull();
  const { metadata: read } = report;
  expect(read).toMatchObject({ reportType: 'old', language: undefined, model: undefined });
});
