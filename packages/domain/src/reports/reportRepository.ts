import type { Edited, FieldChanges } from '../changes/change.ts';
import type { ClientSummary } from '../clients/client.ts';
import { orGone, orNull, wasThere } from '../api/routes/records.ts';
import { reportRoutes as routes } from '../api/routes/reportRoutes.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { Report, ReportSummary } from './report.ts';

export type NewReport = Omit<Report, 'id' | 'type' | 'updatedAt' | 'version' | 'ended' | 'writing'>;
/** Only the given fields change. */
export type ReportChange = FieldChanges<Pick<Report, 'name' | 'content' | 'status' | 'metadata'>>;

/** Every method rejects only when the server cannot be asked (`ApiError`), or has not done it. */
export interface ReportRepository {
  /** The reports of a client without what they say, in the order in which they were added; `null` when there is no such client. */
  listOf(clientId: string): Promise<readonly ReportSummary[] | null>;
  /** `null` when no client has it. */
  findById(id: string): Promise<{ readonly report: Report; readonly client: ClientSummary } | null>;
  /** Appended to the client's reports; `null` when there is no such client. */
  add(clientId: string, report: NewReport): Promise<Report | null>;
  /** @param seen the version that the change was made from; without it nothing is a conflict */
  update(id: string, change: ReportChange, seen?: number): Promise<Edited<Report>>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to bring back or the client is gone. */
  restore(id: string): Promise<Report | null>;
}

/** Reports on the server. Methods reject with `ApiError`. */
export const createApiReportRepository = (options: AdminApiClientOptions): ReportRepository => ({
  listOf: (id) =>
    orNull(sendRequest(options, routes.listReports, usual, { params: { id } }).then(({ reports }) => reports)),
  findById: (id) =>
    orNull(
      sendRequest(options, routes.findReport, usual, { params: { id } }).then(({ report, client }) => ({
        report,
        client,
      })),
    ),
  add: (id, body) =>
    orNull(sendRequest(options, routes.addReport, usual, { params: { id }, body }).then(({ report }) => report)),
  update: (id, change, seen) =>
    orGone(sendRequest(options, routes.updateReport, usual, { params: { id }, body: { change, seen } })),
  remove: (id) => wasThere(sendRequest(options, routes.removeReport, usual, { params: { id } })),
  restore: (id) =>
    orNull(sendRequest(options, routes.restoreReport, usual, { params: { id } }).then(({ report }) => report)),
});
