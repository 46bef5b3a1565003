import { ApiError } from '../api/apiError.ts';
import { createCampaignApiClient } from '../api/campaignClient.ts';
import { type AdminApiClient, createAdminApiClient } from '../api/adminClient.ts';
import { createLeadChangeApiClient, type LeadChangeApiClient } from '../api/leadChangeClient.ts';
import { createPublicApiClient, type PublicApiClient } from '../api/publicClient.ts';
import { createSessionApiClient, type SessionApiClient } from '../api/sessionClient.ts';
import type { AdminApiClientOptions } from '../api/sendRequest.ts';
import { errorMessages } from '../messages/messages.ts';
import type { Language } from '../shared/language.ts';
import type { TransportRequest, TransportResponse } from '../shared/ports.ts';

export interface Answer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** All calls. */
export interface ApiClient extends PublicApiClient, SessionApiClient, AdminApiClient, LeadChangeApiClient {}

/** Clients whose every request gets this answer, or none when it is an `Error`; `sent` is the request. */
export function clientThatGets(
  answer: Answer | Error,
  { token = 'secret', language = 'en' }: { token?: string; language?: Language } = {},
) {
  const sent: { url: string; request: TransportRequest }[] = [];
  const options: AdminApiClientOptions = {
    baseUrl: 'https://api.example',
    language,
    sentences: (wanted) => errorMessages[wanted],
    getToken: () => token || null,
    transport: async (url, request): Promise<TransportResponse> => {
      sent.push({ url, request });
      if (answer instanceof Error) throw answer;
      const { status = 200, statusText = '', headers = {}, body = '' } = answer;
      return {
        ok: status >= 200 && status < 300,
        status,
        statusText,
        headers: { get: (name) => headers[name] ?? null },
        text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
      };
    },
  };
  const client: ApiClient = {
    ...createPublicApiClient(options),
    ...createSessionApiClient(options),
    ...createAdminApiClient(options),
    ...createLeadChangeApiClient(options),
  };
  return { client, campaigns: createCampaignApiClient(options), sent };
}

/** The error that a call rejects with. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call succeeded');
};

/** Sample requests. */
export const login = { username: 'admin', password: 'secret-1' };
export const change = { currentPassword: 'secret-1', newPassword: 'secret-2' };
export const signUp = { name: 'Jan', email: 'jan@example.com', profession: 'kapitein' };
export const message = { name: 'Jan', email: 'jan@example.com', message: 'Kan het zo?' };
