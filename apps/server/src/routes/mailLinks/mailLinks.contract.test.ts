import type { Lead } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSignedTokens } from '../../adapters/secrets/signedTokens.ts';
import { newToken } from '../../adapters/secrets/tokens.ts';
import { sharedSecret } from '../../adapters/sql/secrets.ts';
import { aLeadOn, deliveriesOf, figuresOf, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { get, listed } from '../../testing/requests.ts';
import { startTestServer, testSeal, type TestServer } from '../../testing/testServer.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const content = `<p>Dag, <a href="https://www.fnc.example/cyprus-gids?a=1&amp;b=2">lees verder</a>,
  <a href='https://elsewhere.example/'>elders</a> of <a href="mailto:advies@fnc.example">schrijf</a>.</p>`;

/** The signing key of that server. */
const linkKey = ({ database, clock }: TestServer) =>
  sharedSecret(database, 'unsubscribe', newToken, new Date(clock.now).toISOString(), testSeal);

/** Counts on its page: mails opened by a reader, and by a program only. */
async function figuresOnLead(server: TestServer, id: string): Promise<unknown[]> {
  const answer = await get(server, `/api/fnc-leads/${id}`, await server.signIn());
  const { lead, openedByMachine } = answer.json<{ lead: Lead; openedByMachine: number | null }>();
  return [lead.emailStats.opened, openedByMachine];
}

describe.each(engines)('opens and clicks, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine, measuresReaders: true });
  });
  afterEach(() => server.close());

  /** The addresses in the sent mail, without the host. */
  async function sent(said = content) {
    const lead = await aLeadOn(server, 'a@fleet.example');
    await sendCampaignMail(server, lead, { content: said });
    await server.outboxWorker.settled();
    const html = server.mailServer.sent.at(-1)?.html ?? '';
    const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path);
    const clicks = found(/href=["']https:\/\/www\.fnc\.example(\/api\/c\/[^"']+)/g);
    const [picture = ''] = found(/src="https:\/\/www\.fnc\.example(\/api\/o\/[^"]+)/g);
    return { lead, html, clicks, picture };
  }
  const later = () => {
    server.clock.now += 60_000;
  };

  test('a reader opens and clicks: each counts once, for the campaign and for the lead', async () => {
    const { clicks, picture, html } = await sent();
    expect(clicks).toHaveLength(2);
    expect(html).toContain('href="mailto:advies@fnc.example"');
    expect(await figuresOf(server)).toMatchObject({ opened: 0, openedByMachine: 0, clicked: 0 });
    later();
    for (let time = 0; time < 2; time++) {
      const shown = await get(server, picture, browser);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/gif']);
      expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
      const clicked = await get(server, clicks[0] ?? '', browser);
      expect([clicked.statusCode, clicked.headers.location]).toEqual([
        302,
        'https://www.fnc.example/cyprus-gids?a=1&b=2',
      ]);
    }
    expect((await get(server, clicks[1] ?? '', browser)).headers.location).toBe('https://elsewhere.example/');
    expect(await figuresOf(server)).toMatchObject({ opened: 1, openedByMachine: 0, clicked: 1 });
    expect((await listed(server))[0]).toMatchObject({ emailStats: { sent: 1, opened: 1, clicked: 1, bounced: 0 } });
    expect(await deliveriesOf(server)).toMatchObject([
      { openedByMachine: false, openedAt: new Date(server.clock.now).toISOString(), clickedAt: expect.any(String) },
    ]);
  });

  test.each([
    ['within ten seconds of sending', 9_999, browser['user-agent']],
    ['by Gmail for its user', 60_000, 'Mozilla/5.0 (Windows NT 5.1) Firefox/11.0 (via ggpht.com GoogleImageProxy)'],
    ['by Apple for its user', 60_000, 'Mozilla/5.0'],
    ['by a scanner', 60_000, 'curl/8.5.0'],
  ])('what is fetched %s is a program’s, most likely', async (_name, waited, userAgent) => {
    const { lead, clicks, picture } = await sent();
    server.clock.now += waited;
    await get(server, picture, { 'user-agent': userAgent });
    expect((await get(server, clicks[0] ?? '', { 'user-agent': userAgent })).statusCode).toBe(302);
    expect(await figuresOf(server)).toMatchObject({ opened: 0, openedByMachine: 1, clicked: 0 });
    expect((await listed(server))[0]).toMatchObject({ emailStats: { opened: 0, clicked: 0 } });
    expect(await deliveriesOf(server)).toMatchObject([{ openedByMachine: true }]);
    expect(await figuresOnLead(server, lead.id)).toEqual([0, 1]);
    later();
    await get(server, picture, browser);
    expect(await figuresOf(server)).toMatchObject({ opened: 1, openedByMachine: 0 });
    expect(await figuresOnLead(server, lead.id)).toEqual([1, 0]);
  });

  test('an address with non-ASCII letters redirects; an invalid one does not', async () => {
    const links = ['https://www.fnc.example/café?q=één', 'https://кипр.example/', 'https://fnc.example/'];
    const { clicks } = await sent(links.map((link) => `<a href="${link}">lees</a>`).join(' '));
    const stored = JSON.stringify([...links.slice(0, 2), 'https://[']);
    await server.database.query.updateTable('campaign_mail').set({ links: stored }).execute();
    const led = [];
    for (const click of clicks) {
      const { statusCode, headers } = await get(server, click, browser);
      led.push([statusCode, headers.location]);
    }
    expect(led).toEqual([
      [302, 'https://www.fnc.example/caf%C3%A9?q=%C3%A9%C3%A9n'],
      [302, 'https://xn--h1adqe.example/'],
      [404, undefined],
    ]);
  });

  test('a link redirects only to an address in the mail', async () => {
    const { clicks } = await sent();
    const [click = ''] = clicks;
    const [{ id } = { id: '' }] = await deliveriesOf(server);
    const key = await linkKey(server);
    const forged = [
      `/api/c/${encodeURIComponent('https://evil.example')}`,
      `${click}?url=https://evil.example`.replace(/.(?=\?)/, (last) => (last === 'A' ? 'E' : 'A')),
      click.replace(/\.0\./, '.1.'),
      // A token of a picture, or of a link that the mail lacks.
      `/api/c/${createSignedTokens(key, 'open').sign(id)}`,
      `/api/c/${createSignedTokens(key, 'click').sign(`${id}.7`)}`,
      `/api/c/${createSignedTokens(key, 'click').sign(`${crypto.randomUUID()}.0`)}`,
      `/api/o/${click.split('/').at(-1)}`,
    ];
    for (const address of forged) {
      const answer = await get(server, address, browser);
      expect([address, answer.statusCode, answer.headers.location]).toEqual([address, 404, undefined]);
      expect(answer.body).toBe('Deze link kennen we niet. Open de link in de mail nog eens.\n');
    }
    expect((await get(server, `${click}?url=https://evil.example`, browser)).headers.location).toBe(
      'https://www.fnc.example/cyprus-gids?a=1&b=2',
    );
  });

  test('a HEAD request counts nothing', async () => {
    const { clicks, picture } = await sent();
    later();
    for (const url of [picture, clicks[0] ?? '']) await server.app.inject({ method: 'HEAD', url, headers: browser });
    expect(await figuresOf(server)).toMatchObject({ opened: 0, clicked: 0 });
  });

  test('switched off, a mail has neither picture nor tracked links', async () => {
    const { clicks, picture } = await sent();
    const off = await startTestServer({ engine });
    const lead = await aLeadOn(off, 'a@fleet.example');
    await sendCampaignMail(off, lead, { content });
    await off.outboxWorker.settled();
    const html = off.mailServer.sent.at(-1)?.html ?? '';
    expect(html).not.toMatch(/\/api\/[oc]\/|<img/);
    expect(html).toContain('href="https://www.fnc.example/cyprus-gids?a=1&amp;b=2"');
    expect(await figuresOnLead(off, lead.id)).toEqual([null, null]);
    for (const url of [picture, clicks[0] ?? '']) expect((await get(off, url, browser)).statusCode).toBe(404);
    // Links sent before still redirect, without counting.
    const key = await linkKey(off);
    const [{ id } = { id: '' }] = await deliveriesOf(off);
    off.clock.now += 60_000;
    const clicked = await get(off, `/api/c/${createSignedTokens(key, 'click').sign(`${id}.1`)}`, browser);
    expect([clicked.statusCode, clicked.headers.location]).toEqual([302, 'https://elsewhere.example/']);
    await get(off, `/api/o/${createSignedTokens(key, 'open').sign(id)}`, browser);
    expect(await figuresOf(off)).toMatchObject({ opened: null, openedByMachine: null, clicked: null });
    await off.close();
  });
});
