import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface Kept {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A reverse proxy in front of the server, as at a host: one address for changing servers, with a cache of the console's
 * files.
 */
export interface Front {
  /** http://127.0.0.1:<port> */
  readonly url: string;
  /** Sets the server to forward to; `null`: there is none. */
  pointAt(server: string | null): void;
  close(): Promise<void>;
}

/** All addresses of the console that are not a file serve the same page. */
const fileOf = (url: string): string => {
  const { pathname } = new URL(url, 'http://front');
  return path.extname(pathname) === '' ? '/admin' : pathname;
};

/** Caches the requested files of the console; responds with 502 to anything else while there is no server. */
export async function startFront(server: string): Promise<Front> {
  const files = new Map<string, Kept>();
  let target: string | null = server;

  function answer(url: string, response: ServerResponse) {
    const file = url.startsWith('/admin') ? files.get(fileOf(url)) : undefined;
    if (file === undefined) response.writeHead(502).end('Bad gateway');
    else response.writeHead(file.status, file.headers).end(file.body);
  }

  function pass(asked: IncomingMessage, response: ServerResponse, to: string) {
    const { url = '/', method, headers } = asked;
    const onward = request(new URL(url, to), { method, headers }, (answered) => {
      const { statusCode: status = 502 } = answered;
      response.writeHead(status, answered.headers);
      const parts: Buffer[] = [];
      answered.on('data', (part: Buffer) => parts.push(part));
      answered.on('end', () => {
        if (status === 200 && url.startsWith('/admin')) {
          files.set(fileOf(url), { status, headers: answered.headers, body: Buffer.concat(parts) });
        }
      });
      answered.on('error', () => response.destroy());
      answered.pipe(response);
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : answer(url, response)));
    response.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  const front = createServer((asked, response) => {
    if (target === null) answer(asked.url ?? '/', response);
    else pass(asked, response, target);
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pointAt(to) {
      target = to;
    },
    close() {
      front.closeAllConnections();
      return new Promise((resolve) => {
        front.close(() => resolve());
      });
    },
  };
}
