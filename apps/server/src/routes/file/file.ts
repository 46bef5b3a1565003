import type { BundleFault } from '@fnc/domain';
import { apiContract, type ExportContents } from '@fnc/domain/api';
import type { FileListPlan, WholeFile } from '../../adapters/sql/file/wholeFile.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { exportLeads, type ExportLeadsRoutes } from './exportLeads.ts';

export interface FileRoutes extends ExportLeadsRoutes {
  readonly wholeFile: WholeFile;
  readonly countExport: () => Promise<ExportContents>;
}

const success = true as const;
/** A plan as it travels: its lists are copies. */
const printPlan = ({ name, added, changed, skipped, broken }: FileListPlan) => ({
  name,
  added: [...added],
  changed: [...changed],
  skipped: [...skipped],
  broken: [...broken],
});
const refusal = (fault: BundleFault) => ({ success, outcome: 'refused' as const, ...fault });

/** The advisor's file as a whole: what the data tools of the dashboard do. */
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
