import type { Instant } from './time/instant.ts';

/** The clock. The domain never reads the time itself. */
export type Now = () => Instant;

/** The part of `localStorage` that the domain needs; the browser's object fits. `setItem` throws when it is full. */
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
  /** A call that takes longer gets no answer any more: the connection is dead, although nobody closed it. */
  timeLimitMs: number;
}

export interface TransportResponse {
  readonly ok: boolean;
  readonly status: number;
  /** Empty over HTTP/2. */
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The part of `fetch` that the domain needs for streamed answers. `Signal` aborts the call. */
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
  /** Text as it arrives, never split within a character. */
  readonly pieces: AsyncIterable<string>;
}>;

/** The part of `fetch` that the domain needs; the browser's function fits. Rejects when no answer arrives. */
export type Transport = (url: string, request: TransportRequest) => Promise<TransportResponse>;
