import { orNull } from '../api/routes/records.ts';
import { reportRoutes as routes } from '../api/routes/reportRoutes.ts';
import { routePath } from '../api/routes/route.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { Report } from './report.ts';
import type { ReportWish } from './reportForm.ts';

/** Reports that the server writes with its own key. Methods reject with `ApiError`. */
export interface ReportWriting {
  /**
   * Resolves with an empty draft once the AI service has started; writing then continues without the client. `null`:
   * no such client.
   */
  start(clientId: string, wish: ReportWish): Promise<Report | null>;
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
