import { connect, createServer, type AddressInfo } from 'node:net';

export interface Cutter {
  /** The database through this proxy. */
  readonly url: string;
  /** Ends the connection of this commit, counted from now, after PostgreSQL answered it and before the client hears. */
  cutAtCommit(nth: number): void;
  close(): Promise<void>;
}

/** A proxy in front of PostgreSQL that loses an answer, as a network does. */
export async function startCutter(databaseUrl: string): Promise<Cutter> {
  const { hostname, port } = new URL(databaseUrl);
  let commitsLeft = Infinity;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let isCut = false;
    const end = () => {
      client.destroy();
      server.destroy();
    };
    client.on('data', (data) => {
      if (data.includes('commit\0')) {
        commitsLeft -= 1;
        isCut = commitsLeft === 0;
      }
      server.write(data);
    });
    server.on('data', (data) => {
      if (isCut) end();
      else client.write(data);
    });
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    cutAtCommit(nth) {
      commitsLeft = nth;
    },
    close: () => new Promise((resolve) => void proxy.close(() => resolve())),
  };
}
