import { orGone, orNull, wasThere } from '../api/records.ts';
import { sendRequest, type AdminApiClientOptions } from '../api/sendRequest.ts';
import { templateRoutes as routes } from '../api/templateRoutes.ts';
import { usual } from '../api/usualFailures.ts';
import type { TemplateRepository } from './templateRepository.ts';

/** Templates on the server. Methods reject with `ApiError`. */
export const createApiTemplateRepository = (options: AdminApiClientOptions): TemplateRepository => ({
  list: async () => (await sendRequest(options, routes.listTemplates, usual)).templates,
  findById: (id) =>
    orNull(sendRequest(options, routes.findTemplate, usual, { params: { id } }).then(({ template }) => template)),
  add: async (body) => (await sendRequest(options, routes.addTemplate, usual, { body })).template,
  update: (id, change, seen) =>
    orGone(sendRequest(options, routes.updateTemplate, usual, { params: { id }, body: { change, seen } })),
  remove: (id) => wasThere(sendRequest(options, routes.removeTemplate, usual, { params: { id } })),
  restore: (id) =>
    orNull(sendRequest(options, routes.restoreTemplate, usual, { params: { id } }).then(({ template }) => template)),
});
