import { completionFailure, type CompletionEvent } from '../completion/completionEvent.ts';
import { describe, expect, test } from 'vitest';
import { keepOpenWhile } from '../../shared/keepOpenWhile.ts';
import { isNotKept, saveEveryMs } from './reportWriter.ts';
import { client, setUpWriter, text } from '../../testing/setUpWriter.ts';

describe('a text that is not whole stays as a draft', () => {
  test('stopped', async () => {
    const { writer, service, stored, begun, ended, find } = setUpWriter();
    const id = await begun(text('een'));
    writer.stop(id);
    expect(find(id)?.phase).toBe('stopping');
    await ended(id);
    expect(find(id)?.end).toEqual({ kind: 'stopped', problem: null });
    expect(service.calls[0]?.signal.aborted).toBe(true);
    expect(stored()).toMatchObject([{ status: 'draft', content: 'een' }]);
  });

  test.each<[name: string, event: CompletionEvent, end: object]>([
    [
      'interrupted',
      completionFailure('ai_interrupted'),
      { kind: 'failed', problem: { code: 'ai_interrupted', message: expect.stringContaining('is verbroken') } },
    ],
    [
      'cut off where the service counted',
      { kind: 'cutOff', tokens: 3999 },
      { kind: 'cutOff', problem: { code: 'ai_cut_off', message: expect.stringContaining('3.999 tokens') } },
    ],
    [
      'cut off where it did not',
      { kind: 'cutOff', tokens: null },
      { kind: 'cutOff', problem: { code: 'ai_cut_off', message: expect.stringContaining('4.000 tokens') } },
    ],
  ])('%s', async (_name, event, end) => {
    const { service, stored, begun, ended, find } = setUpWriter();
    const id = await begun(text('een'));
    service.say(text(' twee'), event);
    await ended(id);
    expect(find(id)?.end).toEqual(end);
    expect(stored()).toMatchObject([{ status: 'draft', content: 'een twee' }]);
  });

  test('and is written again as a report of its own, with the same key', async () => {
    const { writer, service, stored, begun, ended, find } = setUpWriter();
    const id = await begun(text('een'), completionFailure('ai_interrupted'));
    await ended(id);
    service.say(text('opnieuw'), { kind: 'complete' });
    await writer.retry(id);
    const next = find(id)?.followedBy ?? '';
    await ended(next);
    expect(service.calls.map(({ key }) => key)).toEqual(['sk-1', 'sk-1']);
    expect(stored()).toMatchObject([
      { id, status: 'draft', content: 'een' },
      { id: next, status: 'completed', content: 'opnieuw' },
    ]);
  });

  test('also when writing it again fails: the new reason is told beside the old text', async () => {
    const { writer, service, begun, ended, find } = setUpWriter();
    const id = await begun(text('een'), completionFailure('ai_interrupted'));
    await ended(id);
    service.say(completionFailure('ai_rate_limited'));
    await writer.retry(id);
    expect(find(id)).toMatchObject({
      phase: 'ended',
      text: 'een',
      end: { kind: 'failed', problem: { code: 'ai_rate_limited' } },
    });
  });
});

describe('a server that cannot be reached', () => {
  const refusal = {
    kind: 'failed',
    problem: { code: 'report_save_failed', message: expect.stringContaining('Geen verbinding met de server') },
  };

  test('loses no word: the text stays on the screen, and is stored when it is back', async () => {
    const { writer, service, stored, begun, ended, find, road } = setUpWriter();
    road.isClosed = true;
    const id = await begun(text('een'));
    service.say(text(' twee'), { kind: 'complete' });
    await ended(id);
    expect(find(id)).toMatchObject({ text: 'een twee', isKept: false, storedAs: null, end: refusal });
    await writer.retry(id);
    expect(find(id)?.end).toEqual(refusal);
    road.isClosed = false;
    await writer.retry(id);
    expect(find(id)).toMatchObject({ isKept: true, end: null, storedAs: stored()[0]?.id });
    expect(stored()).toMatchObject([{ status: 'completed', content: 'een twee' }]);
    expect(service.calls).toHaveLength(1);
  });

  test('in the middle is told at the end, and the stored draft is what it was', async () => {
    const { service, stored, begun, ended, find, road } = setUpWriter();
    const id = await begun(text('een'));
    road.isClosed = true;
    service.say(text(' twee'), { kind: 'complete' });
    await ended(id);
    expect(find(id)).toMatchObject({ text: 'een twee', isKept: false, storedAs: id, end: refusal });
    expect(stored()).toMatchObject([{ status: 'draft', content: 'een' }]);
  });

  test('is told while it lasts, and no longer when it is back', async () => {
    const { service, begun, until, find, road, clock } = setUpWriter();
    road.isClosed = true;
    const id = await begun(text('een'));
    expect(find(id)).toMatchObject({ phase: 'writing', isKept: false });
    road.isClosed = false;
    clock.now += saveEveryMs;
    service.say(text(' twee'));
    await until(id, ({ isKept }) => isKept);
    road.isClosed = true;
    clock.now += saveEveryMs;
    service.say(text(' drie'));
    await until(id, ({ isKept }) => !isKept);
    expect(find(id)).toMatchObject({ phase: 'writing', text: 'een twee drie' });
  });

  test('keeps the page open until every word is stored', async () => {
    const { writer, service, begun, ended, road } = setUpWriter();
    const asks: boolean[] = [];
    keepOpenWhile(writer, isNotKept, {
      keepOpen() {
        asks.push(true);
        return () => void asks.push(false);
      },
    });
    road.isClosed = true;
    const id = await begun(text('een'));
    service.say(text(' twee'), { kind: 'complete' });
    await ended(id);
    expect(asks).toEqual([true]);
    road.isClosed = false;
    await writer.keep(id);
    expect(asks).toEqual([true, false]);
  });
});

describe('deleted while it is being written', () => {
  test('it is stored anew: what comes in is not lost for that', async () => {
    const { service, reports, stored, begun, ended, find } = setUpWriter();
    const id = await begun(text('een'));
    await reports.remove(id);
    service.say(text(' twee'), { kind: 'complete' });
    await ended(id);
    expect(stored()).toMatchObject([{ status: 'completed', content: 'een twee' }]);
    expect(find(id)).toMatchObject({ end: null, isKept: true, storedAs: stored()[0]?.id });
    expect(find(id)?.storedAs).not.toBe(id);
  });

  test('with its client: that is said, and it is stored once the client is back', async () => {
    const { writer, service, begun, ended, find, server, stored } = setUpWriter();
    const id = await begun(text('een'));
    server.clients.remove(client.id);
    service.say({ kind: 'complete' });
    await ended(id);
    expect(find(id)).toMatchObject({
      isKept: false,
      end: { problem: { code: 'report_save_failed', message: expect.stringContaining('Klant niet gevonden') } },
    });
    server.clients.restore(client.id);
    await writer.retry(id);
    expect(find(id)).toMatchObject({ isKept: true, end: null });
    expect(stored()).toMatchObject([{ id, status: 'completed', content: 'een' }]);
  });
});
