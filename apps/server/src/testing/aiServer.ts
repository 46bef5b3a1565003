import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { reportFromPrompt } from './aiReport.ts';

/** One received request. */
interface AiRequest {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly temperature: number;
    readonly max_tokens: number;
    readonly stream?: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/**
 * How it answers. `stream` and `json` give a whole report; `cutOff` stops at the limit, `uncounted` also omits the
 * token count; `slow` and `brokenOff` send some words and wait for `AiServer.goOn()`: then the first continues, the
 * second breaks the connection. `refused` answers with a status other than 200, `failed` with an error after some words.
 */
export type AiAnswer =
  | { readonly kind: 'stream' | 'json' | 'cutOff' | 'uncounted' | 'brokenOff' | 'slow' | 'empty' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The body; absent: one that is not JSON. */
      readonly message?: string;
      /** Seconds. */
      readonly retryAfter?: number;
    };

export interface AiServer {
  /** The value for `AI_BASE_URL`. */
  readonly url: string;
  readonly received: readonly AiRequest[];
  /** May be changed at any time; applies to the next request. */
  says: AiAnswer;
  /** Continues a waiting answer. */
  goOn(): void;
  /** Resolves when a caller disconnected before its answer ended. */
  left(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly port?: number;
  /** Only this key is accepted; absent: every key. */
  readonly key?: string;
}

const chunk = (choice: object) => `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [choice] })}\n\n`;
const said = (content: string) => chunk({ index: 0, delta: { content }, finish_reason: null });
const usage = `data: ${JSON.stringify({ choices: [], usage: { completion_tokens: 4000 } })}\n\n`;
const finish = (reason: string, counted = usage) =>
  `${chunk({ index: 0, delta: {}, finish_reason: reason })}${counted}data: [DONE]\n\n`;

/** How many words are sent before an answer waits. */
const firstWords = 40;

/** Words with their trailing space, as a model sends them. */
const piecesOf = (report: string): string[] => report.match(/\S+\s*|\s+/g) ?? [];

/** A chat-completion service on a free port of this machine, whose reports follow the prompt's outline. */
export async function startAiServer({ port = 0, key }: Options = {}): Promise<AiServer> {
  const received: AiRequest[] = [];
  let release = Promise.withResolvers<void>();
  const leaving = Promise.withResolvers<void>();
  const state: { says: AiAnswer } = { says: { kind: 'stream' } };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser's preflight request, from any address of the console.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.url !== '/v1/chat/completions')
      return refuse(response, { kind: 'refused', status: 404, message: 'Unknown request URL' });
    response.once('close', () => {
      if (!response.writableFinished) leaving.resolve();
    });
    const body = JSON.parse(await text(request)) as AiRequest['body'];
    const { authorization } = request.headers;
    received.push({ authorization, body });
    const { says } = state;
    if (key !== undefined && authorization !== `Bearer ${key}`) {
      return refuse(response, { kind: 'refused', status: 401, message: 'Incorrect API key provided' });
    }
    if (says.kind === 'refused') return refuse(response, says);
    const prompt = body.messages.map(({ content }) => content).join('\n');
    const report = says.kind === 'empty' ? '' : reportFromPrompt(prompt);
    if (says.kind === 'json' || body.stream !== true) return inOnePiece(response, report);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(': welcome\n\n');
    const pieces = piecesOf(report);
    if (says.kind === 'failed') {
      const error = `data: ${JSON.stringify({ error: { message: says.message } })}\n\n`;
      return void response.end(pieces.slice(0, firstWords).map(said).join('') + error);
    }
    if (says.kind === 'slow' || says.kind === 'brokenOff') {
      response.write(pieces.slice(0, firstWords).map(said).join(''));
      await release.promise;
      release = Promise.withResolvers<void>();
      if (says.kind === 'slow') response.end(pieces.slice(firstWords).map(said).join('') + finish('stop'));
      else response.destroy();
      return;
    }
    const whole = says.kind !== 'cutOff' && says.kind !== 'uncounted';
    const used = whole ? pieces : pieces.slice(0, Math.ceil(pieces.length / 2));
    for (const piece of used) response.write(said(piece));
    response.end(finish(whole ? 'stop' : 'length', says.kind === 'uncounted' ? '' : usage));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    get says() {
      return state.says;
    },
    set says(next) {
      state.says = next;
    },
    goOn: () => release.resolve(),
    left: () => leaving.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(
  response: ServerResponse,
  { status, message, retryAfter }: Extract<AiAnswer, { kind: 'refused' }>,
): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
  if (message === undefined) response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
}

function inOnePiece(response: ServerResponse, content: string): void {
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'chat.completion', choices: [choice], usage: { completion_tokens: 900 } }));
}
