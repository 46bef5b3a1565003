import type { Client } from '../clients/client.ts';
import { restoreDays } from '../leads/leadRepository.ts';
import { timestampId } from '../shared/ids.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { isRestorable } from '../shared/restorable.ts';
import { advisorFile, advisorFileKeys } from '../storage/advisorFile.ts';
import { allOrNothing } from '../storage/allOrNothing.ts';
import type { Report } from './report.ts';
import type { BrowserReportChange, BrowserReportRepository, ReportText } from './browserReportRepository.ts';

interface Dependencies {
  store: KeyValueStore;
  now: Now;
}

interface Found {
  readonly report: Report;
  readonly client: Client;
}

const textOf = ({ name, content = '' }: Report): ReportText => ({ name, content });

/** Reports in a key-value store: each in its client's list, as specified; removed ones wait beside them. */
export function createStoredReportRepository({ store, now }: Dependencies): BrowserReportRepository {
  const { clients, removedClients, removedReports } = advisorFile(store);
  const bothOrNone = <T>(work: () => T) =>
    allOrNothing(store, [advisorFileKeys.clients, advisorFileKeys.removedReports], work);
  const stillRestorable = () =>
    removedReports.read().filter(({ removedAt }) => isRestorable(removedAt, now(), restoreDays));

  const find = (id: string): Found | null => {
    for (const client of clients.read()) {
      const report = client.reports.find((candidate) => candidate.id === id);
      if (report) return { report, client };
    }
    return null;
  };
  const setReports = (client: Client, reports: Report[]) => {
    const changed: Client = { ...client, reports, updatedAt: now() };
    clients.write(clients.read().map((other) => (other === client ? changed : other)));
  };
  const put = ({ report, client }: Found, change: BrowserReportChange): Report => {
    const changed: Report = { ...report, ...change, updatedAt: now() };
    setReports(
      client,
      client.reports.map((other) => (other === report ? changed : other)),
    );
    return changed;
  };
  const takenIds = () =>
    new Set([
      ...[...clients.read(), ...removedClients.read().map(({ client }) => client)].flatMap(({ reports }) =>
        reports.map(({ id }) => id),
      ),
      ...removedReports.read().map(({ report }) => report.id),
    ]);

  return {
    findById: async (id) => find(id),
    async add(clientId, report) {
      const client = clients.read().find(({ id }) => id === clientId);
      if (!client) return null;
      const taken = takenIds();
      const id = timestampId(now(), (candidate) => taken.has(candidate));
      const added: Report = { ...report, id, type: 'custom', updatedAt: now() };
      setReports(client, [...client.reports, added]);
      return added;
    },
    async update(id, change) {
      const found = find(id);
      return found && put(found, change);
    },
    async edit(id, text, before) {
      const found = find(id);
      if (!found) return { outcome: 'gone' };
      const theirs = textOf(found.report);
      // Who typed the same there wanted the same.
      const isKnown = [before, text].some(({ name, content }) => name === theirs.name && content === theirs.content);
      return isKnown ? { outcome: 'saved', report: put(found, text) } : { outcome: 'conflict', theirs };
    },
    async remove(id) {
      const found = find(id);
      if (!found) return false;
      const { client, report } = found;
      bothOrNone(() => {
        setReports(
          client,
          client.reports.filter((other) => other !== report),
        );
        removedReports.write([...stillRestorable(), { clientId: client.id, report, removedAt: now() }]);
      });
      return true;
    },
    async restore(id) {
      const entry = stillRestorable().findLast(({ report }) => report.id === id);
      const client = clients.read().find((candidate) => candidate.id === entry?.clientId);
      if (!entry || !client || find(id)) return null;
      bothOrNone(() => {
        removedReports.write(removedReports.read().filter(({ report }) => report.id !== id));
        const { report, reports } = { report: entry.report, reports: client.reports };
        const next = reports.findIndex((other) => Number(other.id) > Number(report.id));
        setReports(client, reports.toSpliced(next === -1 ? reports.length : next, 0, report));
      });
      return entry.report;
    },
  };
}
