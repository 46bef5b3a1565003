import * as z from 'zod/mini';
import { loginSchema } from '../auth/user.ts';
import { passwordChangeSchema } from '../auth/passwordChange.ts';
import { contactMessageSchema } from '../contact/contactMessage.ts';
import { guideSignUpSchema } from '../guide/guideSignUp.ts';
import { leadQuerySchema } from '../leads/leadQuery.ts';
import { adminStatusSchema } from './adminStatus.ts';
import {
  doneAnswerSchema,
  leadAnswerSchema,
  leadDetailAnswerSchema,
  leadListAnswerSchema,
  leadStatusChangeSchema,
  loginAnswerSchema,
  messageAnswerSchema,
  subscribeAnswerSchema,
  userAnswerSchema,
} from './answers.ts';

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` stands for a path parameter; see `routePath`. */
  readonly path: string;
  /** `bearer`: only with the token of a signed-in admin. */
  readonly access: 'public' | 'bearer';
  readonly body?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly params?: z.ZodMiniType;
  /** The body of a 200 answer. Any other status answers `errorAnswerSchema`. */
  readonly answer: z.ZodMiniType;
}

const leadParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Every call between the apps and the server, once. The server registers these; the client sends to these. */
export const apiContract = {
  contact: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    body: contactMessageSchema,
    answer: messageAnswerSchema,
  },
  subscribe: {
    method: 'POST',
    path: '/api/fnc-subscribe',
    access: 'public',
    body: guideSignUpSchema,
    answer: subscribeAnswerSchema,
  },
  login: { method: 'POST', path: '/api/auth/login', access: 'public', body: loginSchema, answer: loginAnswerSchema },
  verify: { method: 'GET', path: '/api/auth/verify', access: 'bearer', answer: userAnswerSchema },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'bearer', answer: doneAnswerSchema },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'bearer',
    body: passwordChangeSchema,
    answer: messageAnswerSchema,
  },
  listLeads: {
    method: 'GET',
    path: '/api/fnc-leads',
    access: 'bearer',
    query: leadQuerySchema,
    answer: leadListAnswerSchema,
  },
  findLead: {
    method: 'GET',
    path: '/api/fnc-leads/:id',
    access: 'bearer',
    params: leadParams,
    answer: leadDetailAnswerSchema,
  },
  setLeadStatus: {
    method: 'PUT',
    path: '/api/fnc-leads/:id',
    access: 'bearer',
    params: leadParams,
    body: leadStatusChangeSchema,
    answer: leadAnswerSchema,
  },
  removeLead: {
    method: 'DELETE',
    path: '/api/fnc-leads/:id',
    access: 'bearer',
    params: leadParams,
    answer: doneAnswerSchema,
  },
  restoreLead: {
    method: 'POST',
    path: '/api/fnc-leads/:id/restore',
    access: 'bearer',
    params: leadParams,
    answer: leadAnswerSchema,
  },
  adminStatus: { method: 'GET', path: '/api/admin/status', access: 'bearer', answer: adminStatusSchema },
} as const satisfies Record<string, ApiRoute>;

export type ApiRouteName = keyof typeof apiContract;

/** `routePath('/api/fnc-leads/:id', { id })`: the path with its parameters filled in and escaped. */
export const routePath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
