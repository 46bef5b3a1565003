import { beforeEach, describe, expect, test } from 'vitest';
import type { BrowserClientRepository } from '../clients/browserClientRepository.ts';
import { aReport } from '../testing/fixtures.ts';
import type { BrowserReportRepository } from './browserReportRepository.ts';
import type { NewReport } from './reportRepository.ts';

export interface BrowserReportsUnderTest {
  readonly reports: BrowserReportRepository;
  /** The clients of the same store. */
  readonly clients: BrowserClientRepository;
}

const newReport = (changes: Partial<NewReport> = {}): NewReport => {
  const { id: _id, type: _type, updatedAt: _updatedAt, ...report } = aReport();
  return { ...report, ...changes };
};

/** What every store of reports does, whatever it is made of. */
export function describeBrowserReportRepository(adapter: string, create: () => Promise<BrowserReportsUnderTest>): void {
  describe(`reports in ${adapter}`, () => {
    let clients: BrowserClientRepository;
    let reports: BrowserReportRepository;
    let clientId: string;
    beforeEach(async () => {
      ({ clients, reports } = await create());
      const client = { name: 'a', contactPerson: 'b', email: 'c@example.com', status: 'pending' } as const;
      await clients.add(client);
      ({ id: clientId } = await clients.add(client));
    });
    const add = async (changes: Partial<NewReport> = {}) => {
      const report = await reports.add(clientId, newReport(changes));
      if (!report) throw new Error('There is no such client');
      return report;
    };
    const names = async () => (await clients.findById(clientId))?.reports.map(({ name }) => name);

    test('a report is appended to its client’s, with the type of the specification', async () => {
      await add({ name: 'eerste' });
      const second = await add({ name: 'tweede' });
      expect(second).toMatchObject({ ...newReport({ name: 'tweede' }), type: 'custom', status: 'completed' });
      expect(await names()).toEqual(['eerste', 'tweede']);
    });

    test('a report is found with its client', async () => {
      const report = await add();
      expect(await reports.findById(report.id)).toEqual({ report, client: await clients.findById(clientId) });
    });

    test('a draft is finished in its place, and only what is given changes', async () => {
      const draft = await add({ name: 'een', status: 'draft', content: 'half' });
      await add({ name: 'twee' });
      expect(await reports.update(draft.id, { status: 'completed', content: 'heel' })).toMatchObject({
        id: draft.id,
        name: 'een',
        status: 'completed',
        content: 'heel',
      });
      expect((await reports.findById(draft.id))?.report).toMatchObject({ content: 'heel', metadata: draft.metadata });
      expect(await names()).toEqual(['een', 'twee']);
    });

    const text = { name: 'een', content: 'tekst' };
    test.each<[name: string, stored: Partial<NewReport>, outcome: 'saved' | 'conflict']>([
      ['nothing changed since', text, 'saved'],
      ['another title', { ...text, name: 'anders' }, 'conflict'],
      ['another text', { ...text, content: 'anders' }, 'conflict'],
      ['no text at all', { name: 'een', content: undefined }, 'conflict'],
      ['the same change', { name: 'twee', content: 'mijn tekst' }, 'saved'],
    ])('title and text are stored over what they were changed from: %s', async (_name, stored, outcome) => {
      const report = await add(stored);
      const mine = { name: 'twee', content: 'mijn tekst' };
      const edited = await reports.edit(report.id, mine, text);
      expect(edited).toMatchObject(
        outcome === 'saved'
          ? { outcome, report: { ...report, ...mine } }
          : { outcome, theirs: { name: report.name, content: report.content ?? '' } },
      );
      expect((await reports.findById(report.id))?.report).toMatchObject(outcome === 'saved' ? mine : stored);
    });

    test('a removed report is gone, once, and comes back where it was', async () => {
      const [first] = [await add({ name: 'een' }), await add({ name: 'twee' })];
      expect(await reports.remove(first.id)).toBe(true);
      expect(await reports.findById(first.id)).toBeNull();
      expect(await reports.remove(first.id)).toBe(false);
      expect(await names()).toEqual(['twee']);
      expect(await reports.restore(first.id)).toEqual(first);
      expect(await reports.restore(first.id)).toBeNull();
      expect(await names()).toEqual(['een', 'twee']);
    });

    test('a report cannot come back to a client that is gone', async () => {
      const report = await add();
      await reports.remove(report.id);
      await clients.remove(clientId);
      expect(await reports.restore(report.id)).toBeNull();
      await clients.restore(clientId);
      expect(await reports.restore(report.id)).toEqual(report);
    });

    test('reports go and come back with their client', async () => {
      const report = await add();
      await clients.remove(clientId);
      expect(await reports.findById(report.id)).toBeNull();
      await clients.restore(clientId);
      expect((await reports.findById(report.id))?.report).toEqual(report);
    });

    test.each(['nope', '0', "'; --"])('there is no report or client %j', async (id) => {
      await add();
      expect(await reports.add(id, newReport())).toBeNull();
      expect(await reports.findById(id)).toBeNull();
      expect(await reports.update(id, { name: 'x' })).toBeNull();
      expect(await reports.edit(id, text, text)).toEqual({ outcome: 'gone' });
      expect(await reports.remove(id)).toBe(false);
      expect(await reports.restore(id)).toBeNull();
    });
  });
}
