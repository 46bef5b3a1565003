import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
const inlineHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const asVisitor = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const ask = (url: string, headers: Record<string, string> = asVisitor) => get(server, url, headers);

function build(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

describe('before anything was built', () => {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test.each([
    ['/', 'The site has not been built yet: run "npm run build" and load this page again.\n'],
    ['/cyprus-gids', 'The site has not been built yet: run "npm run build" and load this page again.\n'],
    ['/admin', 'The admin has not been built yet: run "npm run build" and load this page again.\n'],
    ['/admin/leads', 'The admin has not been built yet: run "npm run build" and load this page again.\n'],
  ])('%s says so in plain words', async (url, text) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      503,
      'text/plain; charset=utf-8',
      text,
    ]);
  });
});

describe('the built site', () => {
  beforeAll(async () => {
    server = await startTestServer();
    build(server.folders.site, {
      'index.html': 'dutch home',
      'en.html': 'english home',
      'cyprus-gids.html': 'dutch guide',
      'en/cyprus-guide.html': 'english guide',
      'assets/main-abc123.js': 'console.log("a long enough script");'.repeat(100),
      'guide/cyprus-gids.pdf': '%PDF-1.7 dutch',
      'robots.txt': 'User-agent: *',
      'script.js': 'code',
      '.inline-scripts.json': JSON.stringify([inlineHash, "'unsafe-inline'"]),
      '.hidden': 'secret',
      'en/.hidden.html': 'secret',
    });
    build(path.dirname(server.folders.site), { 'outside.html': 'secret' });
  });
  afterAll(() => server.close());

  test.each([
    ['/', 'dutch home'],
    ['/?utm_source=x', 'dutch home'],
    ['/en', 'english home'],
    ['/cyprus-gids', 'dutch guide'],
    ['/cyprus-gids?x=1', 'dutch guide'],
    ['/en/cyprus-guide', 'english guide'],
    ['/contact', 'dutch home'],
    ['/en/contact', 'english home'],
  ])('%s is the page "%s"', async (url, body) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('a page may run the scripts that its build lists, and no other inline script', async () => {
    const scripts = async (url: string) =>
      /script-src [^;]*/.exec(String((await ask(url)).headers['content-security-policy']))?.[0];
    expect(await scripts('/')).toBe(`script-src 'self' ${inlineHash}`);
    expect(await scripts('/en/cyprus-guide')).toBe(`script-src 'self' ${inlineHash}`);
    expect(await scripts('/robots.txt')).toBe("script-src 'self'");
    expect((await ask('/.inline-scripts.json', {})).statusCode).toBe(404);
  });

  test('/contact is its own page once there is one', async () => {
    build(server.folders.site, { 'contact.html': 'home with the form open' });
    expect((await ask('/contact')).body).toBe('home with the form open');
  });

  test.each([
    ['/assets/main-abc123.js', 'public, max-age=31536000, immutable', undefined],
    ['/guide/cyprus-gids.pdf', 'public, no-cache', 'inline; filename="cyprus-gids.pdf"'],
    ['/robots.txt', 'public, max-age=86400', undefined],
    ['/script.js', 'no-cache', undefined],
  ])('%s may be kept: %s', async (url, cacheControl, disposition) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(cacheControl);
    expect(answer.headers['content-disposition']).toBe(disposition);
  });

  test('a script is compressed for clients that accept it, and not sent again when it has not changed', async () => {
    const packed = await ask('/assets/main-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('a long enough script');
    const plain = await ask('/cyprus-gids');
    const again = await ask('/cyprus-gids', { 'if-none-match': plain.headers.etag ?? '' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['/geen-pagina', '/?notfound=%2Fgeen-pagina'],
    ['/a/b?c=d', '/?notfound=%2Fa%2Fb'],
    ['/en/nothing', '/en?notfound=%2Fen%2Fnothing'],
    ['/english', '/?notfound=%2Fenglish'],
    ['/caf%C3%A9%20%22%3E', '/?notfound=%2Fcaf%C3%A9%2520%2522%253E'],
    ['/50%-korting?x=%', '/?notfound=%2F50%25-korting'],
    ['/en//cyprus-guide', '/en?notfound=%2Fen%2F%2Fcyprus-guide'],
    ['//evil.example', '/?notfound=%2Fevil.example'],
    ['/%5Cevil.example', '/?notfound=%2F%255Cevil.example'],
    ['//evil.example/', '/?notfound=%2Fevil.example'],
    [`/${'x'.repeat(500)}`, `/?notfound=%2F${'x'.repeat(199)}`],
  ])('a visitor of %s lands on %s', async (url, location) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      location,
      'no-store',
    ]);
  });

  test('a program whose address cannot be decoded gets an error that says so', async () => {
    const answer = await ask('/50%-korting', { accept: '*/*' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'request_invalid']);
  });

  test.each([
    ['/en/', '/en'],
    ['/cyprus-gids/', '/cyprus-gids'],
    ['/cyprus-gids/?utm_source=a%20b&x', '/cyprus-gids?utm_source=a%20b&x'],
    ['/en/cyprus-guide//', '/en/cyprus-guide'],
    ['//cyprus-gids/', '/cyprus-gids'],
    ['//?x=//evil.example', '/?x=//evil.example'],
    ['/contact/', '/contact'],
    ['/%63yprus-gids', '/cyprus-gids'],
    ['/index?x=1', '/?x=1'],
    ['/robots.txt/', '/robots.txt'],
    ['/Cyprus-Gids?utm_source=Card', '/cyprus-gids?utm_source=Card'],
    ['/EN/Cyprus-Guide/', '/en/cyprus-guide'],
    ['/en.html?x=1', '/en?x=1'],
  ])('%s leads for good to the one address of its page, %s', async (url, location) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  test('the address of a file becomes the address of its page', async () => {
    expect((await ask('/index.html')).headers.location).toBe('/');
    expect((await ask('/en.html')).headers.location).toBe('/en');
    expect((await ask('/en/cyprus-guide.html')).headers.location).toBe('/en/cyprus-guide');
  });

  test.each(['/assets/old-hash.js', '/robots.txt/x', '/favicon.ico', '/guide/malta.pdf', '/wp-login.php'])(
    'a program that asks for %s gets a plain 404',
    async (url) => {
      const answer = await ask(url, { accept: '*/*' });
      expect([answer.statusCode, answer.body]).toEqual([404, 'Not found\n']);
    },
  );

  test.each([
    '/.hidden',
    '/en/.hidden',
    '/../outside.html',
    '/..%2Foutside.html',
    '/%2e%2e/outside',
    '/..%5Coutside.html',
    '/assets/..%2F..%2Foutside.html',
  ])('%s never leaves the folder', async (url) => {
    const answer = await ask(url, { accept: '*/*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });
});

describe('the language of /', () => {
  const english = { ...asVisitor, 'accept-language': 'en-GB,en;q=0.9,nl;q=0.8' };
  const dutch = { ...asVisitor, 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' };
  const host = { host: 'fnc.example' };

  beforeAll(async () => {
    server = await startTestServer();
    // Equal times, as in a copied build.
    build(server.folders.site, { 'index.html': 'dutch home', 'en.html': 'home: uk.', 'privacy.html': 'dutch privacy' });
    build(server.folders.site, { 'index.html.br': 'packed-nl', 'en.html.br': 'br of en' });
    for (const name of ['index.html', 'en.html', 'index.html.br', 'en.html.br']) {
      utimesSync(path.join(server.folders.site, name), 1, 1);
    }
  });
  afterAll(() => server.close());

  test.each([
    ['a browser that prefers English', '/', english, 'home: uk.'],
    ['the same with a query', '/?utm_source=x', english, 'home: uk.'],
    ['the first language the site speaks', '/', { ...asVisitor, 'accept-language': 'de,en;q=0.9' }, 'home: uk.'],
    ['a browser that prefers Dutch', '/', dutch, 'dutch home'],
    ['a language the site does not speak', '/', { ...asVisitor, 'accept-language': 'de' }, 'dutch home'],
    ['nothing said', '/', asVisitor, 'dutch home'],
    ['a search engine that says English', '/', { ...english, 'user-agent': 'Googlebot/2.1' }, 'dutch home'],
    ['a link of this site', '/', { ...english, 'sec-fetch-site': 'same-origin' }, 'dutch home'],
    ['a link of another site', '/', { ...english, 'sec-fetch-site': 'cross-site' }, 'home: uk.'],
    ['an address typed', '/', { ...english, 'sec-fetch-site': 'none' }, 'home: uk.'],
    ['an older browser on this site', '/', { ...english, ...host, referer: 'https://fnc.example/en' }, 'dutch home'],
    ['an older browser from elsewhere', '/', { ...english, ...host, referer: 'https://a.example/' }, 'home: uk.'],
    ['Dutch asked for', '/?lang=nl', english, 'dutch home'],
    ['English asked for', '/?x=1&lang=en', dutch, 'home: uk.'],
    ['a language nobody has', '/?lang=xx', english, 'home: uk.'],
    ['another address, whatever the browser prefers', '/privacy', english, 'dutch privacy'],
  ])('%s: %s', async (_who, url, headers, body) => {
    const answer = await ask(url, headers);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
  });

  test('caches keep the languages apart: Vary names what the answer depends on, also when compressed', async () => {
    for (const headers of [english, { ...english, 'accept-encoding': 'br' }]) {
      const { vary, 'cache-control': kept } = (await ask('/', headers)).headers;
      expect(String(vary)).toContain('accept-language, sec-fetch-site, referer');
      expect(kept).toBe('no-cache');
    }
    expect((await ask('/privacy', english)).headers.vary ?? '').not.toContain('accept-language');
    expect((await ask('/', { ...english, 'accept-encoding': 'br' })).body).toBe('br of en');
    expect((await ask('/', { ...dutch, 'accept-encoding': 'br' })).body).toBe('packed-nl');
  });

  test('a cached page in one language is never used for the other', async () => {
    const held = await ask('/', english);
    const since = {
      'if-none-match': held.headers.etag ?? '',
      'if-modified-since': held.headers['last-modified'] ?? '',
    };
    expect((await ask('/', { ...english, ...since })).statusCode).toBe(304);
    expect(String((await ask('/', { ...english, ...since })).headers.vary)).toContain('accept-language');
    expect((await ask('/', { ...dutch, ...since })).body).toBe('dutch home');
    const packed = await ask('/', { ...english, 'accept-encoding': 'br' });
    const again = { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag ?? '' };
    expect((await ask('/', { ...dutch, ...again })).body).toBe('packed-nl');
  });
});

describe('the built back office', () => {
  beforeAll(async () => {
    server = await startTestServer();
    build(server.folders.admin, { 'index.html': 'the app', 'assets/app-1.js': 'code' });
  });
  afterAll(() => server.close());

  test.each(['/admin', '/admin/', '/admin/login', '/admin/leads', '/admin/leads/01a1fa9b', '/admin/no/such/page'])(
    '%s is the app, and no search engine lists it',
    async (url) => {
      const answer = await ask(url);
      expect([answer.statusCode, answer.body, answer.headers['x-robots-tag']]).toEqual([
        200,
        'the app',
        'noindex, nofollow',
      ]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test('an existing script is served, a missing one is a 404 and not the app', async () => {
    expect((await ask('/admin/assets/app-1.js')).body).toBe('code');
    expect((await ask('/admin/assets/app-0.js')).statusCode).toBe(404);
  });

  test('/administrator is not the back office', async () => {
    expect((await ask('/administrator')).body).not.toBe('the app');
  });
});
