import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface Kept {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A proxy in front of the server, as a host has one: one address, whatever server stands behind it, and the console's files. */
export interface Front {
  /** http://127.0.0.1:<port> */
  readonly url: string;
  /** Where the server is from now on; `null`: it is not there. */
  pointAt(server: string | null): void;
  close(): Promise<void>;
}

/** All addresses of the console that are not a file are one page. */
const fileOf = (url: string): string => {
  const { pathname } = new URL(url, 'http://front');
  return path.extname(pathname) === '' ? '/admin' : pathname;
};

/** The files of the console that were asked for once are kept; all else is a 502 while the server is not there. */
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
