import { completionFailure, type CompletionEvent } from '../completion/completionEvent.ts';
import { createMemoryFile, createMemoryReportRepository, fixedInstant } from '../../testing.ts';
import { describe, expect, test } from 'vitest';
import { createReportWriter, saveEveryMs } from './reportWriter.ts';
import { client, request, setUpWriter, text } from '../../testing/setUpWriter.ts';

describe('a report', () => {
  test('is stored as a draft with its first words, and appended as completed when it is whole', async () => {
    const { service, stored, begun, ended, find } = setUpWriter();
    const { clientId: _clientId, ...order } = request.form;
    const id = await begun(text('\n'), text('# Een '));
    expect(stored()).toMatchObject([{ id, status: 'draft', content: '# Een', type: 'custom' }]);
    service.say(text('rapport\n'), { kind: 'complete' });
    await ended(id);
    expect(find(id)).toMatchObject({ text: '\n# Een rapport\n', end: null });
    expect(stored()).toEqual([
      {
        id,
        name: 'Cyprus Haalbaarheidsrapport',
        date: '2026-11-20',
        type: 'custom',
        status: 'completed',
        content: '# Een rapport',
        metadata: {
          clientName: client.name,
          generatedAt: fixedInstant,
          reportType: 'cyprus-feasibility',
          questionsAnalyzed: 0,
          answersAnalyzed: 0,
          language: 'nl',
          model: 'gpt-4',
          order,
        },
        updatedAt: fixedInstant,
        version: 2,
      },
    ]);
  });

  test('is stored every few seconds meanwhile, and not with every word', async () => {
    const { service, stored, begun, until, clock } = setUpWriter();
    const id = await begun(text('een'));
    service.say(text(' twee'));
    await until(id, (writing) => writing.text === 'een twee');
    expect(stored()[0]?.content).toBe('een');
    clock.now += saveEveryMs;
    service.say(text(' drie'));
    await until(id, (writing) => writing.text === 'een twee drie');
    expect(stored()[0]?.content).toBe('een twee drie');
  });

  test('is stored at once when the page may go', async () => {
    const { writer, service, stored, begun, until } = setUpWriter();
    const id = await begun(text('een'));
    service.say(text(' twee'));
    await until(id, (writing) => writing.text === 'een twee');
    void writer.saveAll();
    expect(stored()[0]).toMatchObject({ content: 'een twee', status: 'draft' });
  });

  test('that the store refused is stored when the page may go', async () => {
    const { writer, service, road, stored, begun, ended } = setUpWriter();
    const id = await begun(text('een'));
    road.isClosed = true;
    service.say(text(' twee'), { kind: 'complete' });
    await ended(id);
    road.isClosed = false;
    await writer.saveAll();
    expect(stored()[0]).toMatchObject({ content: 'een twee', status: 'completed' });
  });

  test('may be written while another one is', async () => {
    const { writer, service, begun, ended, stored } = setUpWriter();
    const first = await begun(text('een'));
    const second = await begun(text('twee'));
    expect([...writer.get().writings.keys()]).toEqual([first, second]);
    service.say({ kind: 'complete' }, { kind: 'complete' });
    await Promise.all([ended(first), ended(second)]);
    expect(stored().map(({ status }) => status)).toEqual(['completed', 'completed']);
  });
});

describe('before the first word', () => {
  test.each<[name: string, event: CompletionEvent, code: string, reason: string]>([
    ['a refused key', completionFailure('ai_key_refused', 'Incorrect API key'), 'ai_key_refused', 'Incorrect API key'],
    ['a rate limit', completionFailure('ai_rate_limited', 'Slow down'), 'ai_rate_limited', 'Slow down'],
    [
      'no connection',
      completionFailure('ai_unreachable'),
      'ai_unreachable',
      'Geen verbinding met de AI-dienst. Controleer je verbinding en probeer het opnieuw.',
    ],
    [
      'an empty answer',
      completionFailure('ai_no_content'),
      'ai_no_content',
      'Geen inhoud gegenereerd. Probeer het opnieuw.',
    ],
  ])('%s is told in the specified words, and nothing is stored', async (_name, event, code, reason) => {
    const { writer, service, stored } = setUpWriter();
    service.say(event);
    expect(await writer.begin(request)).toEqual({
      problem: { code, message: `Fout bij het genereren van het rapport: ${reason}` },
    });
    expect(stored()).toEqual([]);
    expect(writer.get().writings.size).toBe(0);
  });

  test.each([
    [new Error('kapot'), 'kapot'],
    ['kapot', 'Onbekende fout. Probeer het opnieuw.'],
  ])('what is thrown is told: %s', async (thrown, reason) => {
    const writer = createReportWriter({
      newCall: () => new AbortController(),
      ai: {
        stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(thrown) }) }),
      },
      reports: createMemoryReportRepository(createMemoryFile(() => fixedInstant)),
      now: () => fixedInstant,
      language: () => 'nl',
    });
    expect(await writer.begin(request)).toMatchObject({
      problem: { message: `Fout bij het genereren van het rapport: ${reason}` },
    });
  });

  test('it can be called off: nothing is stored and nothing is told', async () => {
    const { writer, service, stored } = setUpWriter();
    const outcome = writer.begin(request);
    writer.callOff();
    expect(await outcome).toEqual({ problem: null });
    expect(service.calls[0]?.signal.aborted).toBe(true);
    expect(stored()).toEqual([]);
  });

  test('a client that is gone is told, and the service is let go', async () => {
    const { writer, service } = setUpWriter();
    service.say(text('een'));
    const gone = { ...request, client: { id: 'gone', name: 'Weg' } };
    expect(await writer.begin(gone)).toEqual({ problem: { code: 'report_no_client' } });
    expect(service.calls[0]?.signal.aborted).toBe(true);
  });
});

test('signing out stops all writing and keeps the drafts', async () => {
  const { writer, service, stored, begun, until } = setUpWriter();
  const id = await begun(text('een'));
  service.say(text(' twee'));
  await until(id, (writing) => writing.text === 'een twee');
  writer.clear();
  expect(writer.get().writings.size).toBe(0);
  expect(service.calls[0]?.signal.aborted).toBe(true);
  expect(stored()).toMatchObject([{ status: 'draft', content: 'een twee' }]);
});
