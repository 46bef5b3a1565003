import {
  fillPage,
  type Language,
  languageOfPath,
  type Profession,
  professionLabel,
  professions,
  type PublicPage,
} from '@fnc/domain';
import { type ApiRoute, errorAnswerSchema, messageAnswerSchema, subscribeAnswerSchema } from '@fnc/domain/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languageOf } from './language.ts';
import { createInlineScripts } from './static/inlineScripts.ts';

type Fields = Readonly<Record<string, string>>;

/** The built pages that answer a form: the form again, and the page after it. */
interface AnswerPages {
  readonly form: string;
  readonly done: string;
}

/** Other names stand for values that the server fills in. */
const fieldName = /^[a-z]+$/i;

/** Where a form with one button is sent: to the API, and without JavaScript to its page's own address. */
export const addressesOf = ({ path: api }: ApiRoute, page: Pick<PublicPage, 'path'>): readonly string[] => [
  api,
  ...Object.values(page.path),
];

const urlencoded = 'application/x-www-form-urlencoded';
/** Browsers send such a body to any origin without asking: see `refuseOtherSites`. */
export const isFormPost = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith(urlencoded) ?? false;

/**
 * Lets a page without JavaScript send its form. The route answers JSON as usual; a posted form gets a page built
 * from that answer: what happens next, or the form again with each error beside its field and everything that
 * was typed.
 *
 * @param siteFolder where the site was built
 * @param pages      the answer pages of each address
 */
export function acceptFormPosts(
  app: FastifyInstance,
  siteFolder: string,
  pages: Readonly<Record<string, AnswerPages>>,
): void {
  const typed = new WeakMap<FastifyRequest, Fields>();
  const inlineScripts = createInlineScripts(siteFolder);
  app.addContentTypeParser(urlencoded, { parseAs: 'string' }, (request, body, done) => {
    const sent = [...new URLSearchParams(body.toString())].filter(([name]) => fieldName.test(name));
    const fields = { ...fromItsPage(request), ...Object.fromEntries(sent) };
    typed.set(request, fields);
    // A checkbox sends its value only when it is ticked.
    done(null, 'newsletter' in fields ? { ...fields, newsletter: true } : fields);
  });

  // Of a body that is too large only its page is known, which has a language.
  app.addHook('onRequest', (request, _reply, done) => {
    if (isFormPost(request)) request.body = fromItsPage(request);
    done();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const answers = pages[request.routeOptions.url ?? ''];
    if (answers === undefined || !isFormPost(request) || typeof payload !== 'string') return payload;
    const fields = typed.get(request) ?? fromItsPage(request);
    const language = languageOf({ body: fields, headers: request.headers });
    const answer: unknown = JSON.parse(payload);
    const failure = errorAnswerSchema.safeParse(answer).data;
    const template = await readTemplate(siteFolder, `${failure ? answers.form : answers.done}.${language}.html`);
    // A site that has not been built has no pages.
    if (template === null) return payload;
    if (failure?.issues !== undefined) reply.code(422);
    reply.type('text/html; charset=utf-8');
    inlineScripts.allowIn(reply); // the script that shows the page's fonts
    const faults = (failure?.issues ?? []).map(({ path: field, message }) => [`${field}.error`, message] as const);
    return fillPage(template, {
      ...fields,
      ...Object.fromEntries(faults),
      professionLabel: labelOf(fields['profession'], language),
      error: failure?.issues === undefined ? (failure?.error ?? '') : '',
      issues: faults.length > 0 ? 'yes' : '',
      incomplete: failure?.code === 'all_fields_required' ? failure.error : '',
      said: messageAnswerSchema.safeParse(answer).data?.message ?? '',
      errorId: failure?.errorId ?? '',
      downloadUrl: subscribeAnswerSchema.safeParse(answer).data?.downloadUrl ?? '',
    });
  });
}

/**
 * Takes values that a form lacks from the address of its page, such as the token of an unsubscribe link. A form with one
 * button is sent to its page's own address, because some browsers do not say where a request comes from.
 */
function fromItsPage({ headers, url }: FastifyRequest): Fields {
  const from = url.startsWith('/api/') ? URL.parse(headers.referer ?? '') : URL.parse(url, 'https://page.invalid');
  if (from === null) return {};
  const { pathname: page, searchParams } = from;
  const token = searchParams.get('t');
  return { page, language: languageOfPath(page), ...(token === null ? {} : { token }) };
}

const isProfession = (value: string | undefined): value is Profession =>
  (professions as readonly (string | undefined)[]).includes(value);

const labelOf = (profession: string | undefined, language: Language): string =>
  isProfession(profession) ? professionLabel(profession, language) : '';

async function readTemplate(siteFolder: string, file: string): Promise<string | null> {
  try {
    return await readFile(path.join(siteFolder, '.answers', file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
