import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientRepository } from '../clients/clientRepository.ts';
import { aReport } from '../testing/fixtures.ts';
import { saved } from '../testing/saved.ts';
import type { NewReport, ReportRepository } from './reportRepository.ts';

export interface ReportRepositoryUnderTest {
  readonly reports: ReportRepository;
  /** The clients of the same store. */
  readonly clients: ClientRepository;
}

const newReport = (changes: Partial<NewReport> = {}): NewReport => {
  const { id: _id, type: _type, updatedAt: _updatedAt, ...report } = aReport();
  return { ...report, ...changes };
};

/** The behaviour of every report store. */
export function describeReportRepository(adapter: string, create: () => Promise<ReportRepositoryUnderTest>): void {
  describe(`reports in ${adapter}`, () => {
    let clients: ClientRepository;
    let reports: ReportRepository;
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
    const names = async () => (await reports.listOf(clientId))?.map(({ name }) => name);

    test('a report is appended to its client’s, with the type of the specification', async () => {
      await add({ name: 'eerste' });
      const second = await add({ name: 'tweede' });
      expect(second).toMatchObject({ ...newReport({ name: 'tweede' }), type: 'custom', status: 'completed' });
      expect(await names()).toEqual(['eerste', 'tweede']);
    });

    test('a report is found with its client', async () => {
      const report = await add();
      const { reports: all, questions: _q, answers: _a, ...client } = (await clients.findById(clientId)) ?? {};
      expect(await reports.findById(report.id)).toEqual({ report, client });
      expect(all).toEqual([report]);
    });

    test('a list of reports is without what they say', async () => {
      const { content: _content, ...report } = await add();
      expect(await reports.listOf(clientId)).toEqual([report]);
    });

    test('a draft is finished in its place, and only what is given changes', async () => {
      const draft = await add({ name: 'een', status: 'draft', content: 'half' });
      await add({ name: 'twee' });
      const finished = await saved(reports.update(draft.id, { status: 'completed', content: 'heel' }));
      expect(finished).toMatchObject({ id: draft.id, name: 'een', status: 'completed', content: 'heel' });
      expect((await reports.findById(draft.id))?.report).toEqual(finished);
      expect(finished.metadata).toEqual(draft.metadata);
      expect(await names()).toEqual(['een', 'twee']);
    });

    test('a text is kept to the letter, spaces at its ends included', async () => {
      const content = '\n\t# Één ⛵\n\n  - a  \n';
      const { id } = await add({ content });
      expect((await reports.findById(id))?.report.content).toBe(content);
      await reports.update(id, { content: '' });
      expect((await reports.findById(id))?.report.content).toBe('');
    });

    const text = { name: 'een', content: 'tekst' };
    test('title and text may be changed on two sides', async () => {
      const { id, version } = await add(text);
      await reports.update(id, { name: 'twee' }, version);
      expect(await saved(reports.update(id, { content: 'mijn tekst' }, version))).toMatchObject({
        name: 'twee',
        content: 'mijn tekst',
      });
    });

    test('of two changes of the text the first stands, and the second is told', async () => {
      const { id, version } = await add(text);
      const first = await saved(reports.update(id, { content: 'eerste' }, version));
      const mine = { name: 'twee', content: 'tweede' };
      expect(await reports.update(id, mine, version)).toEqual({
        outcome: 'conflict',
        theirs: first,
        fields: ['content'],
      });
      // An identical change is no conflict.
      expect(await reports.update(id, { content: 'eerste' }, version)).toEqual({ outcome: 'saved', record: first });
      expect(await saved(reports.update(id, mine, first.version))).toMatchObject(mine);
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
      expect(await reports.listOf(clientId)).toBeNull();
      expect(await reports.update(report.id, { name: 'x' })).toEqual({ outcome: 'gone' });
      expect(await reports.remove(report.id)).toBe(false);
      await clients.restore(clientId);
      expect((await reports.findById(report.id))?.report).toEqual(report);
    });

    test.each(['nope', '0', "'; --"])('there is no report or client %j', async (id) => {
      await add();
      expect(await reports.add(id, newReport())).toBeNull();
      expect(await reports.findById(id)).toBeNull();
      expect(await reports.listOf(id)).toBeNull();
      expect(await reports.update(id, { name: 'x' })).toEqual({ outcome: 'gone' });
      expect(await reports.remove(id)).toBe(false);
      expect(await reports.restore(id)).toBeNull();
    });
  });
}
