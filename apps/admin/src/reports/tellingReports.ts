import type { BrowserReportRepository } from '@fnc/domain';

/**
 * The same reports, with someone who hears of every change: a report is written and brought back while other pages, such as
 * its client's, are open.
 */
export function tellingReports(reports: BrowserReportRepository, onChanged: () => void): BrowserReportRepository {
  const told = async <Outcome>(change: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await change;
    if (outcome !== null && outcome !== false) onChanged();
    return outcome;
  };
  return {
    findById: (id) => reports.findById(id),
    add: (clientId, report) => told(reports.add(clientId, report)),
    update: (id, change) => told(reports.update(id, change)),
    async edit(id, text, before) {
      const edited = await reports.edit(id, text, before);
      if (edited.outcome === 'saved') onChanged();
      return edited;
    },
    remove: (id) => told(reports.remove(id)),
    restore: (id) => told(reports.restore(id)),
  };
}
