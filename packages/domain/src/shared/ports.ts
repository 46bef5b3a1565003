import type { Instant } from './time/instant.ts';

/** Where the time comes from. The domain never reads a clock itself. */
export type Now = () => Instant;

/** What the domain needs of `localStorage`; the browser's object fits as it is. `setItem` throws when it is full. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface TransportRequest {
  method: string;
  headers: Record<string, string>;
  credentials: 'include';
  body?: string;
}

export interface TransportResponse {
  readonly ok: boolean;
  readonly status: number;
  /** Empty over HTTP/2. */
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** What the domain needs of `fetch` where the answer comes in pieces. `Signal` calls it off, as the platform does. */
export type StreamTransport<Signal> = (
  url: string,
  request: {
    method?: string;
    headers: Record<string, string>;
    body?: string;
    credentials?: 'omit';
    redirect?: 'error';
    referrerPolicy?: 'no-referrer';
    signal: Signal;
  },
) => Promise<{
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
  /** Text as it comes, split anywhere but within a character. */
  readonly pieces: AsyncIterable<string>;
}>;

/** What the domain needs of `fetch`; the browser's function fits as it is. Rejects when there is no answer at all. */
export type Transport = (url: string, request: TransportRequest) => Promise<TransportResponse>;
