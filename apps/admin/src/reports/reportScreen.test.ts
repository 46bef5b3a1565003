import { buildPrompt, defaultAiSettings, type ReportForm } from '@fnc/domain';
import { aClient, aReport, fixedInstant } from '@fnc/domain/testing';
import { describe, expect, test } from 'vitest';
import type { Writing } from './writing.ts';
import { isInMemory, storedScreen, writingScreen } from './reportScreen.ts';

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
    request: { client, form, prompt, settings: defaultAiSettings, key: null },
    phase: 'writing',
    text: ' # Een\n',
    startedAt: fixedInstant,
    end: null,
    storedAs: '1',
    isWhole: false,
    isKept: true,
    followedBy: null,
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

test.each<[name: string, writing: Partial<Writing>, isLoading: boolean, inMemory: boolean]>([
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
  expect(isInMemory('1', writing as Writing, isLoading)).toBe(inMemory);
});
