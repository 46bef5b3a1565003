import { Readable } from 'node:stream';
import { type BundleFault, measuredLead, type CampaignMeasures } from '@fnc/domain';
import { apiContract, type ExportContents, type ExportedLeads } from '@fnc/domain/api';
import type { FileListPlan, WholeFile } from '../../adapters/sql/file/wholeFile.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { ServerLeads } from '../../adapters/sql/leads/leads.ts';
import type { Audit } from '../../plugins/audit.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

export interface FileRoutes extends ExportLeadsRoutes {
  readonly wholeFile: WholeFile;
  readonly countExport: () => Promise<ExportContents>;
}

const success = true as const;
/** A plan in the API's form: its lists are copies. */
const printPlan = ({ name, added, changed, skipped, broken }: FileListPlan) => ({
  name,
  added: [...added],
  changed: [...changed],
  skipped: [...skipped],
  broken: [...broken],
});
const refusal = (fault: BundleFault) => ({ success, outcome: 'refused' as const, ...fault });

/** The advisor's whole file, for the data tools of the dashboard. */
export function registerFile(app: App, dependencies: FileRoutes): void {
  const { wholeFile, countExport, audit } = dependencies;
  exportLeads(app, dependencies);
  app.route({
    ...contractRoute(apiContract.countExport),
    handler: async () => ({ success, ...(await countExport()) }),
  });
  app.route({
    ...contractRoute(apiContract.fileState),
    handler: async () => ({ success, ...(await wholeFile.state()) }),
  });
  app.route({
    ...contractRoute(apiContract.exportFile),
    handler: async (request) => {
      audit(request, 'file_exported', { admin: signedIn(request).admin.id });
      return { success, ...(await wholeFile.export()) };
    },
  });
  app.route({
    ...contractRoute(apiContract.planImport),
    handler: async (request) => {
      const plan = await wholeFile.plan(request.body.bundle);
      if (!plan.ok) return refusal(plan.error);
      const { exportedAt, lists } = plan.value;
      return { success, outcome: 'plan' as const, exportedAt, lists: lists.map(printPlan) };
    },
  });
  app.route({
    ...contractRoute(apiContract.importFile),
    handler: async (request) => {
      const { admin } = signedIn(request);
      const done = await wholeFile.import(admin.username, request.body.bundle);
      if (!done.ok) return refusal(done.error);
      audit(request, 'file_imported', { admin: admin.id });
      return { success, outcome: 'done' as const, change: done.value };
    },
  });
  app.route({
    ...contractRoute(apiContract.clearFile),
    handler: async (request) => {
      const { admin } = signedIn(request);
      audit(request, 'file_cleared', { admin: admin.id });
      return { success, ...(await wholeFile.clear(admin.username)) };
    },
  });
  app.route({
    ...contractRoute(apiContract.addSamples),
    handler: async (request) => ({ success, ...(await wholeFile.addSamples(signedIn(request).admin.username)) }),
  });
  app.route({
    ...contractRoute(apiContract.removeSamples),
    handler: async (request) => ({ success, ...(await wholeFile.removeSamples(signedIn(request).admin.username)) }),
  });
  app.route({
    ...contractRoute(apiContract.undoFileChange),
    handler: async (request) => {
      const undone = await wholeFile.undo(signedIn(request).admin.username, request.body.id);
      if (!undone) throw new ApiFailure(409, 'data_changed_since');
      return { success };
    },
  });
}

/** Leads read, and kept in memory, at a time. */
const pieceSize = 500;

interface ExportLeadsRoutes {
  readonly leads: ServerLeads;
  readonly measures: CampaignMeasures;
  readonly audit: Audit;
}

/** Streams the leads of an export at the reader's speed. */
function exportLeads(app: App, { leads, measures, audit }: ExportLeadsRoutes): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  async function* pieces(): AsyncGenerator<string, void> {
    let count = 0;
    let cursor: string | null = null;
    do {
      // The missing end tells the reader that the list is incomplete.
      if (isClosing) return;
      const asked = { sort: 'createdAt', limit: pieceSize, ...(cursor === null ? {} : { cursor }) } as const;
      const page = await leads.list(asked);
      if (!page.ok) throw new Error(`The list of leads refused its own cursor: ${page.error}`);
      const piece = page.value.leads.map((lead) => measuredLead(lead, measures));
      count += piece.length;
      cursor = page.value.nextCursor;
      yield print({ kind: 'leads', leads: piece });
    } while (cursor !== null);
    yield print({ kind: 'end', count });
  }

  const { method, url } = contractRoute(apiContract.exportLeads);
  app.route({
    method,
    url,
    // No schema serializes a stream.
    handler: (request, reply) => {
      audit(request, 'leads_exported', { admin: signedIn(request).admin.id });
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(pieces(), { objectMode: false }));
    },
  });
}

const print = (event: ExportedLeads) => `data: ${JSON.stringify(event)}\n\n`;
