import type { Lead } from '../leads/lead.ts';
import { ApiError } from './apiError.ts';
import { fileRoutes, type ExportedLeads } from './routes/fileRoutes.ts';

/** Path of an export's leads. */
export const exportLeadsPath = fileRoutes.exportLeads.path;

/**
 * The leads of an export in batches. Rejects with an `ApiError` when some are missing, because exports must be
 * complete.
 */
export async function* leadsInExport(events: AsyncIterable<ExportedLeads>): AsyncGenerator<readonly Lead[], void> {
  let came = 0;
  let count: number | null = null;
  try {
    for await (const event of events) {
      if (event.kind === 'end') count = event.count;
      else {
        came += event.leads.length;
        yield event.leads;
      }
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError({ code: 'cannot_connect', status: 0, message: 'The leads broke off.' }, error);
  }
  if (count === null) throw new ApiError({ code: 'cannot_connect', status: 0, message: 'The leads broke off.' });
  if (count !== came) throw new ApiError({ code: 'answer_invalid', status: 0, message: `${came} leads of ${count}` });
}
