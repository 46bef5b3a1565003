import { apiContract } from '@fnc/domain/api';
import type { ServerTemplates } from '../../adapters/sql/file/templates.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

export interface TemplateRoutes {
  readonly templates: ServerTemplates;
}

const notFound = () => new ApiFailure(404, 'template_not_found');

/** The templates of mails. */
export function registerTemplates(app: App, { templates }: TemplateRoutes): void {
  app.route({
    ...contractRoute(apiContract.listTemplates),
    handler: async () => ({ success: true as const, templates: await templates.list() }),
  });
  app.route({
    ...contractRoute(apiContract.findTemplate),
    handler: async (request) => {
      const template = await templates.findById(request.params.id);
      if (template === null) throw notFound();
      return { success: true as const, template };
    },
  });
  app.route({
    ...contractRoute(apiContract.addTemplate),
    handler: async (request) => {
      const template = await templates.add(signedIn(request).admin.username, request.body);
      return { success: true as const, template };
    },
  });
  app.route({
    ...contractRoute(apiContract.updateTemplate),
    handler: async (request) => {
      const { change, seen } = request.body;
      const edited = await templates.update(signedIn(request).admin.username, request.params.id, change, seen);
      if (edited.outcome === 'gone') throw notFound();
      return { success: true as const, ...edited };
    },
  });
  app.route({
    ...contractRoute(apiContract.removeTemplate),
    handler: async (request) => {
      if (!(await templates.remove(signedIn(request).admin.username, request.params.id))) throw notFound();
      return { success: true as const };
    },
  });
  app.route({
    ...contractRoute(apiContract.restoreTemplate),
    handler: async (request) => {
      const template = await templates.restore(signedIn(request).admin.username, request.params.id);
      if (template === null) throw notFound();
      return { success: true as const, template };
    },
  });
}
