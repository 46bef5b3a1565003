import type { AdminApiClientOptions } from '@fnc/domain/api';
import { errorMessagesEn } from '@fnc/domain';
import { afterAll } from 'vitest';
import { eraseFile } from '../adapters/sql/file/eraseFile.ts';
import type { TestEngine } from './engines.ts';
import { startTestServer, type TestServer } from './testServer.ts';
import { transportTo } from './transportTo.ts';

/** A signed-in client of a server, like the console. */
export async function clientOf(server: TestServer): Promise<AdminApiClientOptions> {
  const { authorization } = await server.signIn();
  return {
    baseUrl: 'http://server',
    transport: transportTo(server.app),
    language: 'en',
    sentences: () => errorMessagesEn,
    getToken: () => authorization.slice('Bearer '.length),
  };
}

export interface SharedServer {
  readonly server: () => Promise<TestServer>;
  /** Resets the server to a new installation. @returns the parts of a client */
  readonly emptied: () => Promise<AdminApiClientOptions>;
}

/** One server for all tests of a suite, because starting one each takes most of the time. Closed after all of them. */
export function sharedServer(engine: TestEngine): SharedServer {
  let started: Promise<TestServer> | undefined;
  const server = () => (started ??= startTestServer({ engine }));
  afterAll(async () => {
    await (await started)?.close();
  });
  return {
    server,
    async emptied() {
      const { database } = await server();
      await database.query.transaction().execute(eraseFile);
      return await clientOf(await server());
    },
  };
}
