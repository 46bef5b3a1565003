import * as z from 'zod/mini';
import { emailTemplateSchema, newTemplateSchema, templateChangeSchema } from '../../templates/emailTemplate.ts';
import { success, doneAnswerSchema } from '../answers/publicAnswers.ts';
import { editedAnswer, patchOf, recordParams } from './records.ts';
import { sendEmailBodyLimit, type ApiRoute } from './route.ts';

const path = '/api/admin/templates';
const params = recordParams;
const answer = z.object({ ...success, template: emailTemplateSchema });

export const templateRoutes = {
  listTemplates: {
    method: 'GET',
    path,
    access: 'bearer',
    answer: z.object({ ...success, templates: z.array(emailTemplateSchema) }),
  },
  findTemplate: { method: 'GET', path: `${path}/:id`, access: 'bearer', params, answer },
  addTemplate: {
    method: 'POST',
    path,
    access: 'bearer',
    body: newTemplateSchema,
    bodyLimit: sendEmailBodyLimit,
    answer,
  },
  updateTemplate: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'bearer',
    params,
    body: patchOf(templateChangeSchema),
    bodyLimit: sendEmailBodyLimit,
    answer: editedAnswer(emailTemplateSchema),
  },
  removeTemplate: { method: 'DELETE', path: `${path}/:id`, access: 'bearer', params, answer: doneAnswerSchema },
  restoreTemplate: { method: 'POST', path: `${path}/:id/restore`, access: 'bearer', params, answer },
} as const satisfies Record<string, ApiRoute>;
