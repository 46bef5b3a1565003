import type { Instant } from '../shared/time/instant.ts';
import { variablesOf } from './placeholders.ts';
import type { Edited, FieldChanges } from '../changes/change.ts';
import { orGone, orNull, wasThere } from '../api/routes/records.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import { templateRoutes as routes } from '../api/routes/templateRoutes.ts';
import type { EmailTemplate, TemplateForm } from './emailTemplate.ts';

export interface NewTemplate extends TemplateForm {
  /** A UUID made by the caller: added again because the answer was lost, there is one template. */
  readonly id?: string | undefined;
  readonly sample?: boolean | undefined;
}

/** The stored record of an added template. */
export const addedTemplate = ({ id: _given, ...template }: NewTemplate, id: string, at: Instant): EmailTemplate => ({
  id,
  ...template,
  variables: variablesOf(template.subject, template.content),
  createdAt: at,
  updatedAt: at,
});

/** Only the given fields change; `variables` are derived from subject and content. */
export type TemplateChange = FieldChanges<TemplateForm>;

/** The templates. Methods reject only when the server is unreachable or refuses (`ApiError`). */
export interface TemplateRepository {
  /** All templates, in the order in which they were added; the first are `defaultTemplates`. */
  list(): Promise<readonly EmailTemplate[]>;
  /** `null` when it does not exist or was removed. */
  findById(id: string): Promise<EmailTemplate | null>;
  add(template: NewTemplate): Promise<EmailTemplate>;
  /** @param seen the version on which the change is based; without it there is no conflict check */
  update(id: string, change: TemplateChange, seen?: number): Promise<Edited<EmailTemplate>>;
  /** `false` when it was already removed. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to restore. */
  restore(id: string): Promise<EmailTemplate | null>;
}

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
