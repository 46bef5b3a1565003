import { completionFailure, type CompletionEvent } from '@fnc/domain';
import { describe, expect, test } from 'vitest';
import { setUpWriter, text } from './writerForTests.ts';

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

describe('a full store', () => {
  const refusal = {
    kind: 'failed',
    problem: { code: 'report_save_failed', message: expect.stringContaining('De opslag van deze browser is vol') },
  };

  test('loses no word: the text stays on the screen, and is stored when there is room', async () => {
    const { writer, service, stored, begun, ended, find, room } = setUpWriter();
    room.isFull = true;
    const id = await begun(text('een'));
    service.say(text(' twee'), { kind: 'complete' });
    await ended(id);
    expect(find(id)).toMatchObject({ text: 'een twee', isKept: false, storedAs: null, end: refusal });
    await writer.retry(id);
    expect(find(id)?.end).toEqual(refusal);
    room.isFull = false;
    await writer.retry(id);
    expect(find(id)).toMatchObject({ isKept: true, end: null, storedAs: stored()[0]?.id });
    expect(stored()).toMatchObject([{ status: 'completed', content: 'een twee' }]);
    expect(service.calls).toHaveLength(1);
  });

  test('in the middle is told at the end, and the stored draft is what it was', async () => {
    const { service, stored, begun, ended, find, room } = setUpWriter();
    const id = await begun(text('een'));
    room.isFull = true;
    service.say(text(' twee'), { kind: 'complete' });
    await ended(id);
    expect(find(id)).toMatchObject({ text: 'een twee', isKept: false, storedAs: id, end: refusal });
    expect(stored()).toMatchObject([{ status: 'draft', content: 'een' }]);
  });
});
