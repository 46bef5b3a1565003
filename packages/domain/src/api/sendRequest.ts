import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { fillMessage, type MessageParams } from '../messages/fillMessage.ts';
import type { Language } from '../shared/language.ts';
import type { Transport, TransportResponse } from '../shared/ports.ts';
import { ApiError } from './apiError.ts';
import { timeLimitOf } from './timeLimit.ts';
import { routePath, type ApiRoute } from './routes/route.ts';

export interface ApiClientOptions {
  /** `apiBaseFor(…)`. */
  baseUrl: string;
  /** `fetch`, or a function with its signature. */
  transport: Transport;
  /** Language of the sentences; a function when it can change while the page is open. */
  language: Language | (() => Language);
  /** The app's sentences per code, used when the server sends none; an app may not have one for every code. */
  sentences: (language: Language) => Sentences;
  /** Called with the error before the call rejects. */
  onFailure?: (error: ApiError) => void;
}

/** By code; codes without a sentence count as unknown. */
export type Sentences = Readonly<Partial<Record<ErrorCode, string>>>;

export interface AdminApiClientOptions extends ApiClientOptions {
  /** The token of the signed-in admin; `null` when signed out. */
  getToken: () => string | null;
}

/** The code of a failure for which the server sends none. */
export interface FailureRules {
  /** The answer's status is not 2xx. */
  refused: (status: number) => ErrorCode;
  /** No answer arrived. */
  unreachable: ErrorCode;
  /** The status is 2xx, but the body does not match the schema. */
  unreadable: ErrorCode;
  /** Signed out, so no request is sent. */
  withoutToken: ErrorCode;
  /** Choose the sentence by status only, ignoring the server's code. */
  byStatusOnly?: boolean;
}

interface RequestParts {
  params?: Readonly<Record<string, string>>;
  /** Without the `?`. */
  query?: string;
  body?: unknown;
}

const bodySchema = z.object({
  success: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  code: z.optional(z.unknown()),
  errorId: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sentenceIn = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Codes that the app handles, so they are used even with `byStatusOnly`. */
const actedUpon = new Set<ErrorCode>(['password_change_required']);

type Options = ApiClientOptions & Partial<AdminApiClientOptions>;
type Route<T> = Omit<ApiRoute, 'answer'> & { readonly answer: z.core.$ZodType<T> };

/** Sends one request of the contract and returns the parsed body. Rejects with `ApiError` only. */
export async function sendRequest<T>(
  options: Options,
  route: Route<T>,
  rules: FailureRules,
  parts: RequestParts = {},
): Promise<T> {
  try {
    return await send(options, route, rules, parts);
  } catch (error) {
    if (error instanceof ApiError) options.onFailure?.(error);
    throw error;
  }
}

async function send<T>(
  { baseUrl, transport, language, sentences, getToken }: Options,
  route: Route<T>,
  rules: FailureRules,
  { params, query = '', body }: RequestParts,
): Promise<T> {
  const lang = typeof language === 'function' ? language() : language;
  // Read after the answer arrives, because the sentences may load meanwhile.
  const sentenceOf = (code: ErrorCode, messageParams?: MessageParams) =>
    fillMessage(sentences(lang)[code] ?? '', messageParams);
  const failure = (code: ErrorCode, status = 0, messageParams?: MessageParams, cause?: unknown) =>
    new ApiError({ code, status, message: sentenceOf(code, messageParams) }, cause);

  const token = route.access === 'bearer' ? getToken?.() : undefined;
  if (route.access === 'bearer' && !token) throw failure(rules.withoutToken);

  const sent = body === undefined ? undefined : JSON.stringify(body);
  let response: TransportResponse;
  let text: string;
  try {
    response = await transport(`${baseUrl}${routePath(route.path, params)}${query && `?${query}`}`, {
      method: route.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(sent === undefined ? {} : { body: sent }),
      timeLimitMs: timeLimitOf(route, sent?.length ?? 0),
    });
    text = await response.text();
  } catch (cause) {
    throw failure(rules.unreachable, 0, {}, cause);
  }

  const json = parseJson(text);
  const answer = response.ok ? z.safeParse(route.answer, json) : undefined;
  if (answer?.success) return answer.data;

  const said = z.safeParse(bodySchema, json).data ?? {};
  const { status, statusText } = response;
  const fallback = response.ok ? rules.unreadable : rules.refused(status);
  const isKnown = (code: unknown): code is ErrorCode =>
    typeof code === 'string' && Object.hasOwn(sentences(lang), code);
  const named = isKnown(said.code) ? said.code : undefined;
  const ownWords = !rules.byStatusOnly || (named !== undefined && actedUpon.has(named));
  const code = (ownWords ? named : undefined) ?? fallback;
  const sentence = ownWords && said.success !== true ? (sentenceIn(said.error) ?? sentenceIn(said.message)) : undefined;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new ApiError({
    code,
    status,
    message: sentence ?? sentenceOf(code, { status, statusText }),
    issues: said.issues,
    errorId: said.errorId,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

const byStatus = (status: number): ErrorCode =>
  status === 401 ? 'authentication_failed' : status === 404 ? 'endpoint_not_found' : 'server_error';

/** The console's codes for failures for which the server sends none. */
export const usual: FailureRules = {
  refused: byStatus,
  unreachable: 'cannot_connect',
  unreadable: 'answer_invalid',
  withoutToken: 'not_authenticated',
};
