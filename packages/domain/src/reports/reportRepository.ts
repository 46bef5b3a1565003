import type { Edited, FieldChanges } from '../changes/change.ts';
import type { ClientSummary } from '../clients/client.ts';
import { orGone, orNull, wasThere } from '../api/routes/records.ts';
import { reportRoutes as routes } from '../api/routes/reportRoutes.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { Report, ReportSummary } from './report.ts';
import { routePath } from '../api/routes/route.ts';
import type { WritingOrder } from './reportForm.ts';

export type NewReport = Omit<Report, 'id' | 'type' | 'updatedAt' | 'version' | 'ended' | 'writing'>;
/** Only the given fields change. */
export type ReportChange = FieldChanges<Pick<Report, 'name' | 'content' | 'status' | 'metadata'>>;

/** Methods reject only when the server is unreachable or refuses (`ApiError`). */
export interface ReportRepository {
  /**
   * A client's reports without their text, in the order in which they were added; `null` when the client does not
   * exist.
   */
  listOf(clientId: string): Promise<readonly ReportSummary[] | null>;
  /** `null` when the report does not exist. */
  findById(id: string): Promise<{ readonly report: Report; readonly client: ClientSummary } | null>;
  /** Appends a report to the client's; `null` when the client does not exist. */
  add(clientId: string, report: NewReport): Promise<Report | null>;
  /** @param seen the version on which the change is based; without it there is no conflict check */
  update(id: string, change: ReportChange, seen?: number): Promise<Edited<Report>>;
  /** `false` when it was already removed. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to restore or the client was removed. */
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

/** Reports that the server writes with its own key. Methods reject with `ApiError`. */
export interface ReportWriting {
  /**
   * Resolves with an empty draft once the AI service has started; writing then continues without the client. `null`:
   * no such client. Started again with the same id, it is one report, as it is now.
   */
  start(clientId: string, order: WritingOrder): Promise<Report | null>;
  /** Keeps the text written so far as a draft. `null`: no such report. */
  stop(id: string): Promise<Report | null>;
}

/** Path of a report's text stream. @param from length of the text already received, in UTF-16 units */
export const writingAddress = (id: string, from: number): string =>
  `${routePath(routes.followWriting.path, { id })}?from=${from}`;

export const createApiReportWriting = (options: AdminApiClientOptions): ReportWriting => ({
  start: (id, body) =>
    orNull(sendRequest(options, routes.startWriting, usual, { params: { id }, body }).then(({ report }) => report)),
  stop: (id) =>
    orNull(sendRequest(options, routes.stopWriting, usual, { params: { id } }).then(({ report }) => report)),
});
