import * as z from 'zod/mini';
import { clientChangeSchema, clientSchema, clientSummarySchema, newClientSchema } from '../../clients/client.ts';
import { clientListQuerySchema, maximumClientLimit } from '../../clients/clientQuery.ts';
import { clientStatusSchema } from '../../clients/clientVocabulary.ts';
import { plainAnswerSchema } from '../../questionnaires/answer.ts';
import { parameter } from '../../shared/schemas/queryParameter.ts';
import { doneAnswerSchema, success } from '../answers/publicAnswers.ts';
import { editedAnswer, patchOf, recordId, recordParams } from './records.ts';
import type { ApiRoute } from './route.ts';

const path = '/api/admin/clients';
const params = recordParams;
/** A client as sent: stored answers of every version have been converted to text. */
const clientAnswerSchema = z.extend(clientSchema, { answers: z.array(plainAnswerSchema) });
const answer = z.object({ ...success, client: clientAnswerSchema });
const summaryAnswer = z.object({ ...success, client: clientSummarySchema });
const figure = z.int();
/** A form may send text that is too long for the field. */
const typed = z.pipe(parameter, z.optional(z.string().check(z.maxLength(1_000, { error: 'text_too_long' }))));

export const clientRoutes = {
  listClients: {
    method: 'GET',
    path,
    access: 'bearer',
    query: clientListQuerySchema,
    answer: z.object({
      ...success,
      clients: z.array(z.object({ client: clientSummarySchema, questions: figure, answered: figure, reports: figure })),
      count: figure,
      total: figure,
      nextCursor: z.nullable(z.string()),
    }),
  },
  addClient: { method: 'POST', path, access: 'bearer', body: newClientSchema, answer },
  countFile: {
    method: 'GET',
    path: `${path}/counts`,
    access: 'bearer',
    answer: z.object({
      ...success,
      totalClients: figure,
      pendingClients: figure,
      completedClients: figure,
      activeClients: figure,
      inactiveClients: figure,
      totalQuestions: figure,
      totalAnswers: figure,
    }),
  },
  findClientAlike: {
    method: 'GET',
    path: `${path}/alike`,
    access: 'bearer',
    /** `except`: id of the client being edited. */
    query: z.object({ name: typed, email: typed, except: typed }),
    answer: z.object({
      ...success,
      alike: z.nullable(
        z.object({
          client: z.object({ id: z.string(), name: z.string(), email: z.string() }),
          by: z.enum(['email', 'name']),
        }),
      ),
    }),
  },
  /** `:id` is the lead's id. */
  findClientOfLead: { method: 'GET', path: `${path}/of-lead/:id`, access: 'bearer', params, answer: summaryAnswer },
  setClientStatus: {
    method: 'PUT',
    path: `${path}/status`,
    access: 'bearer',
    body: z.object({
      ids: z.array(recordId).check(z.maxLength(maximumClientLimit)),
      status: clientStatusSchema,
    }),
    bodyLimit: 256 * 1024,
    answer: z.object({ ...success, clients: z.array(clientSummarySchema) }),
  },
  findClient: { method: 'GET', path: `${path}/:id`, access: 'bearer', params, answer },
  updateClient: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'bearer',
    params,
    body: patchOf(clientChangeSchema),
    answer: editedAnswer(clientAnswerSchema),
  },
  removeClient: { method: 'DELETE', path: `${path}/:id`, access: 'bearer', params, answer: doneAnswerSchema },
  restoreClient: { method: 'POST', path: `${path}/:id/restore`, access: 'bearer', params, answer },
} as const satisfies Record<string, ApiRoute>;
