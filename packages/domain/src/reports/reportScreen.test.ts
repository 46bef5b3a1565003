import { aClient, aReport, fixedInstant } from '../testing.ts';
import { describe, expect, test } from 'vitest';
import { buildPrompt } from './buildPrompt.ts';
import { defaultAiSettings } from './completion/completionRequest.ts';
import type { Report } from './report.ts';
import type { ReportForm } from './reportForm.ts';
import { isInMemory, storedEnd, storedScreen, writingScreen } from './reportScreen.ts';

const client = aClient();
const generatedAt = aReport().metadata?.generatedAt ?? '';

describe('a stored report', () => {
  test('an entry of before reports had a text has none, and nothing is made up about it', () => {
    const { content: _content, metadata: _metadata, ...old } = aReport({ name: 'Oud' });
    expect(storedScreen(old, client)).toMatchObject({
      name: 'Oud',
      content: null,
      language: null,
      questionsAnalyzed: null,
      generatedAt: null,
      updatedAt: null,
      outline: [],
    });
  });

  test.each([
    ['when its last words were stored', '2026-11-19T12:20:00.900Z', null],
    ['by hand, later', '2026-11-19T12:25:00.000Z', '2026-11-19T12:25:00.000Z'],
  ])('changed %s', (_name, updatedAt, shown) => {
    expect(generatedAt).toBe('2026-11-19T12:20:00.000Z');
    expect(storedScreen(aReport({ updatedAt }), client).updatedAt).toBe(shown);
  });

  test('its sections are those of its type, in its own language', () => {
    const { metadata } = aReport();
    const english = aReport({ metadata: metadata && { ...metadata, language: 'en' } });
    expect(storedScreen(english, client).outline.at(-1)).toBe('Plan for 12 months');
    expect(storedScreen(aReport(), client).outline.at(-1)).toBe('Plan voor 12 maanden');
  });
});

const draft = (ended: Report['ended'], changes: Partial<Report> = {}) =>
  aReport({ status: 'draft', updatedAt: generatedAt, ended, ...changes });

describe('why a draft that the server wrote is not whole', () => {
  test.each<[name: string, ended: Report['ended'], end: object]>([
    ['stopped', { kind: 'stopped' }, { kind: 'stopped', problem: null }],
    ['the server stopped', { kind: 'serverStopped' }, { kind: 'serverStopped', problem: null }],
    [
      'at the limit',
      { kind: 'cutOff', tokens: 3999 },
      { kind: 'cutOff', problem: { code: 'ai_cut_off', message: expect.stringContaining('3.999 tokens') } },
    ],
    [
      'at a limit that nobody counted',
      { kind: 'cutOff' },
      { kind: 'cutOff', problem: { code: 'ai_cut_off', message: expect.stringContaining('4.000 tokens') } },
    ],
    [
      'in the words of the service',
      { kind: 'failed', code: 'ai_error', message: 'Overloaded' },
      {
        kind: 'failed',
        problem: { code: 'ai_error', message: 'Fout bij het genereren van het rapport: Overloaded' },
      },
    ],
    [
      'in our own words where it had none',
      { kind: 'failed', code: 'ai_interrupted' },
      { kind: 'failed', problem: { code: 'ai_interrupted', message: expect.stringContaining('is verbroken') } },
    ],
    [
      'by a code of a later version',
      { kind: 'failed', code: 'ai_asleep', message: 'Zzz' },
      { kind: 'failed', problem: { code: 'ai_error', message: expect.stringContaining('Zzz') } },
    ],
  ])('%s', (_name, ended, end) => {
    expect(storedEnd(draft(ended), 'nl')).toEqual(end);
  });

  test('is told no longer once somebody changed it, and of no other report', () => {
    expect(storedEnd(draft({ kind: 'stopped' }, { updatedAt: '2026-11-19T13:00:00.000Z' }), 'nl')).toBeNull();
    expect(storedEnd(draft(undefined), 'nl')).toBeNull();
    expect(storedEnd(aReport(), 'nl')).toBeNull();
  });
});

test('a report that is being written is shown from memory, as a draft', () => {
  const form: ReportForm = {
    clientId: client.id,
    reportType: 'business-setup',
    language: 'nl',
    includeCharts: true,
    includePersonalRecommendations: true,
    focusAreas: [],
    customInstructions: '',
  };
  const prompt = buildPrompt({ client, questions: [], answers: [], form });
  const screen = writingScreen({
    request: { client, form, prompt, settings: defaultAiSettings },
    phase: 'writing',
    text: ' # Een\n',
    startedAt: fixedInstant,
    storedAs: '1',
    isKept: true,
  });
  expect(screen).toMatchObject({
    name: 'Bedrijfsoprichting Gids',
    content: '# Een',
    status: 'draft',
    date: '2026-11-20',
    generatedAt: null,
    model: 'gpt-4',
  });
  expect(screen.outline).toHaveLength(7);
});

test.each<[name: string, writing: Partial<Parameters<typeof isInMemory>[1]>, isLoading: boolean, inMemory: boolean]>([
  ['it is being written', { phase: 'writing', isKept: true, storedAs: '1' }, false, true],
  ['the store refused its last words', { phase: 'ended', isKept: false, storedAs: '1' }, false, true],
  ['it is stored', { phase: 'ended', isKept: true, storedAs: '1' }, false, false],
  ['it is stored, but not read yet', { phase: 'ended', isKept: true, storedAs: '1' }, true, true],
  [
    'it is stored elsewhere, and its editor may be open here',
    { phase: 'ended', isKept: true, storedAs: '2' },
    false,
    true,
  ],
])('whether the writing is shown: %s', (_name, writing, isLoading, inMemory) => {
  expect(isInMemory('1', writing as Parameters<typeof isInMemory>[1], isLoading)).toBe(inMemory);
});
