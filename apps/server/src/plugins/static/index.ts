import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveSite } from './site.ts';
import { createBuiltFiles, pathOf, fileHeaders, notBuilt, plainText } from './builtFiles.ts';

export interface BuiltFolders {
  /** Absolute path of the built site. */
  readonly site: string;
  /** Absolute path of the built admin app. */
  readonly admin: string;
}

/**
 * Both built apps on the server's own origin.
 *
 * @param adminMayCall origins that the back office may call besides this one
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
    // Serves `.br` and `.gz` files of the build, which saves compressing.
    preCompressed: true,
  });
  serveAdmin(app, folders.admin, adminMayCall);
  serveSite(app, folders.site);
}

/**
 * The back office is one page with its own routing, so every address under `/admin` that is not a file returns it. No
 * search engine lists it.
 *
 * @param folder  the built admin app
 * @param mayCall origins that its pages may call besides the server's own
 */
function serveAdmin(app: FastifyInstance, folder: string, mayCall: readonly string[]): void {
  const files = createBuiltFiles(folder);
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow');
      allowCalls(reply, mayCall);
      if (!files.isBuilt()) return notBuilt(reply, 'admin');
      const asked = pathOf(request.url)?.replace(/^admin\/?/, '') ?? '';
      const file = files.find(asked);
      // A missing script must not return the page, which the browser would report as a syntax error.
      if (file === undefined && path.extname(asked) !== '') return plainText(reply, 404, 'Not found');
      const found = file ?? 'index.html';
      return reply.headers(fileHeaders(found)).sendFile(found, folder);
    });
  }
}

const policyHeader = 'content-security-policy';

/** Lets the page of this answer call these origins too; all others stay forbidden. */
function allowCalls(reply: FastifyReply, origins: readonly string[]): void {
  const policy = reply.getHeader(policyHeader);
  if (typeof policy !== 'string' || origins.length === 0) return;
  const own = "connect-src 'self'";
  reply.header(policyHeader, policy.replace(own, [own, ...origins].join(' ')));
}
