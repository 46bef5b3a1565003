import { orGone, orNull, wasThere } from '../api/records.ts';
import { reportRoutes as routes } from '../api/reportRoutes.ts';
import { sendRequest, type AdminApiClientOptions } from '../api/sendRequest.ts';
import { usual } from '../api/usualFailures.ts';
import type { ReportRepository } from './reportRepository.ts';

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
