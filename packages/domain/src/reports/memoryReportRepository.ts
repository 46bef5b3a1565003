import type { Edited } from '../changes/change.ts';
import { reportOf, summaryOf, type KeptReport, type MemoryFile } from '../testing/memoryFile.ts';
import type { Report } from './report.ts';
import type { ReportRepository } from './reportRepository.ts';

/** Reports in memory, for tests. */
export function createMemoryReportRepository(file: MemoryFile): ReportRepository {
  const { clients, reports } = file;
  /** Reports of a removed client are not found. */
  const find = (id: string): KeptReport | null => {
    const report = reports.find(id);
    return report !== null && clients.find(report.clientId) !== null ? report : null;
  };

  return {
    listOf: async (clientId) =>
      clients.find(clientId) === null
        ? null
        : file.reportsOf(clientId).map(({ content: _content, ...report }) => report),
    async findById(id) {
      const report = find(id);
      const client = report && clients.find(report.clientId);
      return report && client && { report: reportOf(report), client: summaryOf(client) };
    },
    async add(clientId, report) {
      if (clients.find(clientId) === null) return null;
      const added = reports.add((id, at) => ({
        ...report,
        id,
        type: 'custom',
        clientId,
        createdAt: at,
        updatedAt: at,
      }));
      clients.touch(clientId);
      return reportOf(added);
    },
    update: async (id, change, seen) =>
      find(id) === null ? { outcome: 'gone' } : edited(reports.update(id, () => change, seen)),
    remove: async (id) => find(id) !== null && reports.remove(id),
    async restore(id) {
      const restored = reports.restore(id);
      if (restored === null) return null;
      if (clients.find(restored.clientId) !== null) return reportOf(restored);
      reports.remove(id);
      return null;
    },
  };
}

function edited(answer: Edited<KeptReport>): Edited<Report> {
  if (answer.outcome === 'gone') return answer;
  if (answer.outcome === 'saved') return { ...answer, record: reportOf(answer.record) };
  return { ...answer, theirs: reportOf(answer.theirs) };
}
