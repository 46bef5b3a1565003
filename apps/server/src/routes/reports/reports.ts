import { apiContract } from '@fnc/domain/api';
import type { ServerReports } from '../../adapters/sql/file/reports/reports.ts';
import type { ReportWriter } from '../../jobs/reportWriter.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

export interface StoredReportRoutes {
  readonly reports: ServerReports;
  readonly reportWriter: ReportWriter;
}

const success = true as const;
const notFound = () => new ApiFailure(404, 'report_not_found');
const noClient = () => new ApiFailure(404, 'client_not_found');

/** The reports on clients. */
export function registerReports(app: App, { reports, reportWriter }: StoredReportRoutes): void {
  app.route({
    ...contractRoute(apiContract.listReports),
    handler: async (request) => {
      const found = await reports.listOf(request.params.id);
      if (found === null) throw noClient();
      return { success, reports: [...found] };
    },
  });
  app.route({
    ...contractRoute(apiContract.addReport),
    handler: async (request) => {
      const report = await reports.add(signedIn(request).admin.username, request.params.id, request.body);
      if (report === null) throw noClient();
      return { success, report };
    },
  });
  app.route({
    ...contractRoute(apiContract.findReport),
    handler: async (request) => {
      const found = await reports.findById(request.params.id);
      if (found === null) throw notFound();
      // The text as far as it is, and whether the server that writes it is still there.
      const report = found.report.writing === true ? await reportWriter.read(request.params.id) : found.report;
      if (report === null) throw notFound();
      return { success, report, client: found.client };
    },
  });
  app.route({
    ...contractRoute(apiContract.updateReport),
    handler: async (request) => {
      const { change, seen } = request.body;
      const edited = await reports.update(signedIn(request).admin.username, request.params.id, change, seen);
      if (edited.outcome === 'gone') throw notFound();
      return { success, ...edited };
    },
  });
  app.route({
    ...contractRoute(apiContract.removeReport),
    handler: async (request) => {
      if (!(await reports.remove(signedIn(request).admin.username, request.params.id))) throw notFound();
      return { success };
    },
  });
  app.route({
    ...contractRoute(apiContract.restoreReport),
    handler: async (request) => {
      const report = await reports.restore(signedIn(request).admin.username, request.params.id);
      if (report === null) throw notFound();
      return { success, report };
    },
  });
}
