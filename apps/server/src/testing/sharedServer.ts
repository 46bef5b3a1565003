import type { AdminApiClientOptions } from '@fnc/domain/api';
import { errorMessagesEn } from '@fnc/domain';
import { afterAll } from 'vitest';
import { eraseFile } from '../adapters/sql/file/eraseFile.ts';
import type { TestEngine } from './engines.ts';
import { startTestServer, type TestServer } from './testServer.ts';
import { transportTo } from './transportTo.ts';

/** Signed in on a server, as the console is. */
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
  /** As if it had just been installed. @returns what a client of it is made of */
  readonly emptied: () => Promise<AdminApiClientOptions>;
}

/** One server for all tests of a suite; starting one for each would take most of the time. Closed after all of them. */
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
