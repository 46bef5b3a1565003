import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveSite } from './site.ts';
import { createBuiltFiles, pathOf } from './builtFiles.ts';
import { fileHeaders } from './fileHeaders.ts';
import { notBuilt, plainText } from './plainText.ts';

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

/**
 * The back office: one page that finds its own way, so every address under `/admin` that is not a file is that page. No
 * search engine lists it.
 *
 * @param folder  where the admin app was built
 * @param mayCall origins that its pages may call beside the server's own
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
      // A missing script must not be answered with a page: the browser would report nonsense.
      if (file === undefined && path.extname(asked) !== '') return plainText(reply, 404, 'Not found');
      const found = file ?? 'index.html';
      return reply.headers(fileHeaders(found)).sendFile(found, folder);
    });
  }
}

const policyHeader = 'content-security-policy';

/** Lets the page of this answer call these origins too; anything else stays forbidden. */
function allowCalls(reply: FastifyReply, origins: readonly string[]): void {
  const policy = reply.getHeader(policyHeader);
  if (typeof policy !== 'string' || origins.length === 0) return;
  const own = "connect-src 'self'";
  reply.header(policyHeader, policy.replace(own, [own, ...origins].join(' ')));
}
