import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveAdmin } from './admin.ts';
import { serveSite } from './site.ts';

export interface BuiltFolders {
  /** Absolute path of the built site. */
  readonly site: string;
  /** Absolute path of the built admin app. */
  readonly admin: string;
}

/**
 * Both built apps on the server's own origin.
 *
 * @param adminMayCall origins that the back office may call beside this one
 */
export async function serveBuiltApps(
  app: FastifyInstance,
  folders: BuiltFolders,
  adminMayCall: readonly string[],
): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // A build that leaves `.br` or `.gz` beside a file saves the work here.
    preCompressed: true,
  });
  serveAdmin(app, folders.admin, adminMayCall);
  serveSite(app, folders.site);
}
