import { fail, instantOf, leadSorts, ok } from '@fnc/domain';
import { apiContract, type ApiRoute } from '@fnc/domain/api';
import { createAddressHash } from '../adapters/secrets/addressHash.ts';
import { createChangeLog } from '../adapters/sql/file/changes/changeLog.ts';
import { createCampaignMails } from '../adapters/sql/campaigns/campaignMails.ts';
import { callClients } from './everyClientCall.ts';
import { aCampaignMail, aLeadOn, confirmTokenIn } from './campaigns.ts';
import { report } from './mailEvents.ts';
import { aMessage, aSignUp, listed } from './requests.ts';
import { testAdmin, type TestServer } from './testServer.ts';

/** Start options of the server for `useEverything`. */
export const everyCallSecret = 'a-secret-of-the-mail-service';
const linkOf = ({ mailServer }: TestServer, path: RegExp) => {
  const text = mailServer.sent.findLast((mail) => path.test(mail.text))?.text ?? '';
  return path.exec(text)?.[1] ?? '';
};

/** Makes every call of the contract and runs every job. @returns the calls */
export async function useEverything(server: TestServer): Promise<Set<string>> {
  const made = new Set<string>();
  let headers = await server.signIn();
  const call = async (method: ApiRoute['method'], url: string, payload?: object) => {
    const path = url.split('?')[0] ?? '';
    for (const [name, route] of Object.entries(apiContract)) {
      const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`);
      if (route.method === method && pattern.test(path)) made.add(name);
    }
    const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    if (answer.statusCode >= 500) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  await call('POST', '/api/fnc-subscribe', aSignUp({ newsletter: true }));
  await call('POST', '/api/fnc-subscribe', aSignUp({ newsletter: true }));
  await call('POST', '/api/contact', aMessage());
  const lead = await aLeadOn(server, 'reader@fleet.example');
  const other = await aLeadOn(server, 'other@fleet.example', { consent: 'pending' });
  await call('POST', '/api/confirm-newsletter', { token: confirmTokenIn(server) });
  await call('POST', `/api/fnc-leads/${other.id}/confirmation`, {});

  const filters = [
    '',
    '&status=new',
    '&status=converted',
    '&status=new,contacted&source=linkedin',
    '&from=2026-01-02',
    '&from=2026-01-02&to=2026-01-02&status=new',
  ];
  // Rare words first: the plans of the test are those for the first values, and a common word is soon found by scanning.
  const searches = ['', '&search=reader', '&search=qxz', '&search=fleet', '&search=re'];
  for (const sort of leadSorts) {
    for (const filter of sort === 'urgency' || sort === 'createdAt' ? filters : [''])
      for (const search of searches) await call('GET', `/api/fnc-leads?limit=5&sort=${sort}${filter}${search}`);
    const page = await call('GET', `/api/fnc-leads?limit=5&sort=${sort}`);
    const { nextCursor } = page.json<{ nextCursor: string }>();
    await call('GET', `/api/fnc-leads?limit=5&sort=${sort}&cursor=${encodeURIComponent(nextCursor)}`);
    await call('GET', `/api/fnc-leads?limit=5&sort=${sort}&status=new&cursor=${encodeURIComponent(nextCursor)}`);
  }
  await call('GET', '/api/fnc-leads');
  await call('GET', `/api/fnc-leads/${lead.id}`);
  await call('GET', `/api/fnc-leads/${lead.id}/consents`);
  await call('PUT', `/api/fnc-leads/${lead.id}`, { status: 'qualified' });
  const both = { ids: [lead.id, other.id] };
  await call('POST', '/api/fnc-leads/status', { ...both, status: 'contacted' });
  await call('POST', '/api/fnc-leads/remove', both);
  await call('POST', '/api/fnc-leads/restore', both);
  const [asker] = await listed(server, '?search=ruben');
  if (asker === undefined) throw new Error('There is no lead to correct.');
  await call('PATCH', `/api/fnc-leads/${asker.id}`, { email: 'corrected@fleet.example' });
  for (const path of ['status', 'counts', 'mail', 'ai', 'campaigns/figures', 'campaigns/figures?ids=campaign-1'])
    await call('GET', `/api/admin/${path}`);

  await call('POST', '/api/send-email', aCampaignMail(lead));
  await call('POST', '/api/send-email', aCampaignMail(lead));
  const { campaignId: _none, ...answer } = aCampaignMail(lead);
  await call('POST', '/api/send-email', answer);
  await server.outboxWorker.settled();
  const token = linkOf(server, /[?&]t=([^\s)]+)/);
  server.mailServer.answer = () => fail({ code: 'refused', detail: '550', permanent: true });
  await call('POST', '/api/send-email', aCampaignMail(lead, { campaignId: 'fails' }));
  await server.outboxWorker.settled();
  server.mailServer.answer = () => ok(undefined);
  for (const id of ['campaign-1', 'fails']) {
    await call('GET', `/api/admin/campaigns/${id}/deliveries`);
    await call('POST', `/api/admin/campaigns/${id}/cancel`, {});
    await call('POST', `/api/admin/campaigns/${id}/retry`, {});
  }
  const letter = { name: 'Brief', subject: 'Dag {firstName}', content: '<p>Dag</p>', recipients: [lead.id, other.id] };
  const campaign = await call('POST', '/api/admin/campaigns', letter);
  const ofCampaign = `/api/admin/campaigns/${campaign.json<{ campaign: { id: string } }>().campaign.id}`;
  await call('GET', '/api/admin/campaigns');
  await call('GET', ofCampaign);
  await call('PATCH', ofCampaign, { change: { name: 'Anders' }, seen: 1 });
  await call('GET', `${ofCampaign}/audience?tick=true`);
  await call('POST', '/api/admin/campaigns/audience', { recipients: [lead.id, 'nobody'], tick: false });
  const sendAt = instantOf(server.clock.now + 3_600_000);
  await call('POST', `${ofCampaign}/send`, { key: 'planned', sendAt, tick: false });
  await call('POST', `${ofCampaign}/cancel`, {});
  await call('POST', `${ofCampaign}/send`, { key: 'now', sendAt: null, tick: false });
  await server.outboxWorker.settled();
  await call('DELETE', ofCampaign);
  await call('POST', `${ofCampaign}/restore`, {});
  await call('POST', '/api/admin/campaigns/test', {
    to: 'a@b.nl',
    subject: 'Dag',
    content: '<p>Dag</p>',
    language: 'nl',
  });
  await server.outboxWorker.settled();
  await call('POST', '/api/unsubscribe-link', { email: lead.email });
  await server.outboxWorker.settled();
  await call('POST', '/api/unsubscribe', { token });
  await call('POST', '/api/resubscribe', { token });
  await call('POST', `/api/fnc-leads/${other.id}/block`, { reason: 'asked', note: '' });
  await call('POST', `/api/fnc-leads/${other.id}/unblock`, {});
  made.add('mailEvents');
  await report(server, everyCallSecret, {
    type: 'bounced',
    email: other.email,
    permanent: true,
    at: instantOf(server.clock.now),
  });
  await call('POST', '/api/events', { event: 'page_view', page: '/', source: 'website', language: 'nl' });
  await call('POST', '/api/client-errors', { kind: 'Error', page: '/', places: [] });

  const template = { name: 'Brief', subject: 'Dag', category: 'welcome', content: '<p>Dag</p>', language: 'nl' };
  const added = await call('POST', '/api/admin/templates', template);
  const ofTemplate = `/api/admin/templates/${added.json<{ template: { id: string } }>().template.id}`;
  await call('GET', '/api/admin/templates');
  await call('GET', ofTemplate);
  await call('PATCH', ofTemplate, { change: { name: 'Anders' }, seen: 1 });
  await call('DELETE', ofTemplate);
  await call('POST', `${ofTemplate}/restore`, {});

  // The stream lasts as long as its listener; this is its database query.
  await call('GET', '/api/admin/changes/log');
  await call('GET', '/api/admin/changes/log?kind=removed&cursor=1000000');
  await call('GET', `/api/admin/changes/log?noun=client&id=${other.id}`);
  await call('GET', `/api/admin/changes/log?noun=lead&id=${other.id}`);
  made.add('followChanges');
  const changeLog = createChangeLog({ database: server.database, now: () => server.clock.now });
  await changeLog.after(await changeLog.newest(), 10);
  const { lists } = (await call('GET', '/api/admin/file')).json<{ lists: { emailTemplates: object[] } }>();
  const unreadable = { id: 'unreadable', language: 'de' };
  const bundle = { emailTemplates: [...lists.emailTemplates, { ...template, id: 'came' }, unreadable], version: '4.0' };
  await call('GET', '/api/admin/file/state');
  await call('GET', '/api/admin/file/leads');
  await call('GET', '/api/admin/file/contents');
  await call('POST', '/api/admin/file/plan', { bundle });
  await call('POST', '/api/admin/file/import', { bundle });
  await call('POST', '/api/admin/file/samples', {});
  await call('DELETE', '/api/admin/file/samples');
  await call('POST', '/api/admin/file/clear', {});
  const { undo } = (await call('GET', '/api/admin/file/state')).json<{ undo: { id: string } }>();
  await call('POST', '/api/admin/file/undo', { id: undo.id });

  await callClients(call, lead.id);

  await call('POST', '/api/auth/login', { username: testAdmin.username, password: testAdmin.password });
  await call('POST', '/api/auth/login', { username: testAdmin.username, password: 'not it' });
  await call('GET', '/api/auth/verify');
  await call('GET', '/api/auth/second-factor');
  for (const path of ['setup', 'confirm', 'recovery-codes', 'off']) {
    await call('POST', `/api/auth/second-factor/${path}`, { password: testAdmin.password, code: '000000' });
  }
  await call('GET', '/api/auth/sessions');
  await call('DELETE', '/api/auth/sessions/nope');
  await call('POST', '/api/auth/sessions/end-others', {});
  await call('POST', '/api/auth/change-password', {
    currentPassword: testAdmin.password,
    newPassword: 'a password of my own',
  });
  await call('POST', '/api/auth/logout', {});
  headers = await server.signIn();

  await call('DELETE', `/api/fnc-leads/${lead.id}`);
  await call('POST', `/api/fnc-leads/${lead.id}/restore`, {});
  const [first] = await listed(server, '?search=esmee@golfslag');
  await call('DELETE', `/api/fnc-leads/${first?.id}`);
  const dependencies = {
    database: server.database,
    now: () => server.clock.now,
    newId: () => 'new',
    hashAddress: createAddressHash('key'),
  };
  await createCampaignMails(dependencies).markMissed(instantOf(server.clock.now));
  await server.cleanUp();
  server.clock.now += 26 * 31 * 86_400_000;
  await server.cleanUp();
  return made;
}
