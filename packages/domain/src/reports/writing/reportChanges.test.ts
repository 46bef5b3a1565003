import { aReport } from '../../testing.ts';
import { describe, expect, test } from 'vitest';
import { createReportChanges } from './reportChanges.ts';
import { setUpWriter, text } from '../../testing/setUpWriter.ts';
import { goesOnAt, type Writing } from './writing.ts';

/** A finished report, with the actions of its page. */
async function setUpWritten({ isClosed = false } = {}) {
  const world = setUpWriter();
  const { writer, reports, service, road, begun, ended, find } = world;
  road.isClosed = isClosed;
  const id = await begun(text('een'));
  service.say({ kind: 'complete' });
  await ended(id);
  const browser = { download: () => undefined };
  const changes = createReportChanges(id, { reports, writer, browser, reload: () => Promise.resolve() });
  const before = { name: find(id)?.request.prompt.title ?? '', content: 'een' };
  return { ...world, id, changes, before, edited: { name: 'Titel', content: 'een en meer' } };
}

test('the status of a report is set where it is stored, and the error is told', async () => {
  const { writer, changes, stored, find, id, road } = await setUpWritten({ isClosed: true });
  expect(await changes.setStatus('draft')).toMatchObject({ code: 'cannot_connect' });
  road.isClosed = false;
  await writer.keep(id);
  expect(stored()[0]?.id).not.toBe(id);
  expect(await changes.setStatus('draft')).toBeNull();
  expect(stored()).toMatchObject([{ status: 'draft' }]);
  expect(find(id)?.storedAs).toBe(stored()[0]?.id);
});

describe('what is typed in a report', () => {
  test('is stored over what it was changed from', async () => {
    const { changes, before, edited, stored, find, id } = await setUpWritten();
    expect(await changes.save(edited, before)).toBeNull();
    expect(stored()).toMatchObject([{ id, ...edited }]);
    expect(find(id)).toBeUndefined();
  });

  test('is not stored over what another window stored since', async () => {
    const { changes, before, edited, reports, stored, id } = await setUpWritten();
    const theirs = { ...before, content: 'van hen' };
    await reports.update(id, theirs);
    expect(await changes.save(edited, before)).toEqual({ theirs });
    expect(stored()).toMatchObject([theirs]);
    expect(await changes.save(edited, theirs)).toBeNull();
    expect(stored()).toMatchObject([edited]);
  });

  test('of a report that was never stored goes with it, as soon as the server is back', async () => {
    const { changes, before, edited, stored, find, id, road } = await setUpWritten({ isClosed: true });
    expect(await changes.save(edited, before)).toMatchObject({ code: 'cannot_connect' });
    road.isClosed = false;
    expect(await changes.save(edited, before)).toBeNull();
    expect(stored()).toMatchObject([{ ...edited, status: 'completed' }]);
    expect(find(id)?.storedAs).toBe(stored()[0]?.id);
  });

  test('of such a report is offered again where the report was stored and the change was not', async () => {
    const { writer, changes, before, edited, stored, id, road } = await setUpWritten({ isClosed: true });
    road.isClosed = false;
    await writer.keep(id);
    road.isClosed = true;
    expect(await changes.save(edited, before)).toMatchObject({ code: 'cannot_connect' });
    road.isClosed = false;
    expect(await changes.save(edited, before)).toBeNull();
    expect(stored()).toMatchObject([edited]);
  });

  test('of a report that is gone is not stored anywhere', async () => {
    const { changes, before, edited, reports, stored, id } = await setUpWritten();
    await reports.remove(id);
    expect(await changes.save(edited, before)).toEqual({ code: 'report_not_found' });
    expect(stored()).toEqual([]);
  });
});

describe('the page of a report', () => {
  const kept = { phase: 'ended', isKept: true, storedAs: aReport().id, followedBy: null } as const;

  test.each<[name: string, writing: Partial<Writing> | null, isEdited: boolean, next: string | null]>([
    ['stays where nothing was written', null, false, null],
    ['stays where it is stored', { ...kept, storedAs: 'unsaved-1' }, false, null],
    ['moves to where it is stored after all', kept, false, aReport().id],
    ['moves to where it is written again', { ...kept, followedBy: '7' }, false, '7'],
    ['stays while it is being edited', kept, true, null],
    ['stays while it is being written', { ...kept, phase: 'writing' }, false, null],
    ['stays while its last words are nowhere else', { ...kept, isKept: false }, false, null],
    ['stays while nothing of it is stored', { ...kept, isKept: false, storedAs: null }, false, null],
  ])('%s', (_name, writing, isEdited, next) => {
    expect(goesOnAt('unsaved-1', writing as Writing | null, isEdited)).toBe(next);
  });
});
