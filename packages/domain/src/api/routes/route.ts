import type * as z from 'zod/mini';
import type { ErrorCode } from '../../messages/errorCodes.ts';

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `:name` stands for a path parameter; see `routePath`. */
  readonly path: string;
  /** `bearer`: only with the token of a signed-in admin. */
  readonly access: 'public' | 'bearer';
  readonly body?: z.ZodMiniType;
  /** Code of the error as a whole when a required field is missing; each field has its own code too. */
  readonly incomplete?: ErrorCode;
  readonly query?: z.ZodMiniType;
  readonly params?: z.ZodMiniType;
  /** Bytes; absent: the server's default. */
  readonly bodyLimit?: number;
  /** Works on all records or waits for another service, which can take minutes. */
  readonly isLong?: true;
  /** The answer is a stream of server-sent events; `answer` is the schema of one event. */
  readonly streams?: true;
  /** Body of a 200 answer. Other statuses use `errorAnswerSchema`. */
  readonly answer: z.ZodMiniType;
}

/** `routePath('/api/fnc-leads/:id', { id })`: the path with its parameters filled in and escaped. */
export const routePath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));

/** Maximum bytes of a request that contains a whole mail. */
export const sendEmailBodyLimit = 512 * 1024;
