import { clientSorts } from '@fnc/domain';
import type { ApiRoute } from '@fnc/domain/api';
import type { LightMyRequestResponse } from 'fastify';

type Call = (method: ApiRoute['method'], url: string, payload?: object) => Promise<LightMyRequestResponse>;

/** Every call about clients; the last client is removed in the end. */
export async function callClients(call: Call, leadId: string): Promise<void> {
  const path = '/api/admin/clients';
  const form = { name: 'Kompas', contactPerson: 'Bram', email: 'bram@kompas.example' };
  await call('POST', path, form);
  const added = await call('POST', path, { ...form, leadId, status: 'active' });
  // Refused: the lead has a client.
  await call('POST', path, { ...form, leadId });
  const { id } = added.json<{ client: { id: string } }>().client;
  for (const sort of clientSorts) {
    for (const filter of [
      '',
      '&status=active',
      '&status=active,pending',
      '&search=kompas',
      '&search=k&status=active',
    ]) {
      const page = await call('GET', `${path}?limit=1&sort=${sort}${filter}`);
      const { nextCursor } = page.json<{ nextCursor: string | null }>();
      if (nextCursor === null) continue;
      await call('GET', `${path}?limit=1&sort=${sort}${filter}&cursor=${encodeURIComponent(nextCursor)}`);
    }
  }
  for (const part of [
    'counts',
    'alike?name=kompas&email=bram@kompas.example',
    'alike?name=kompas&except=x',
    `of-lead/${leadId}`,
  ])
    await call('GET', `${path}/${part}`);
  await call('PUT', `${path}/status`, { ids: [id, 'nope'], status: 'completed' });
  await call('GET', `${path}/${id}`);
  await call('PATCH', `${path}/${id}`, { change: { notes: 'Belt terug' }, seen: 1 });

  const question = { id: 'q1', section: 'S', text: 'Waar?', type: 'text', required: true, options: [] };
  for (const questions of ['/api/admin/questions', `${path}/${id}/questions`]) {
    await call('PUT', questions, { questions: [question], seen: 0 });
    await call('GET', questions);
  }
  for (const value of ['ja', '']) await call('PUT', `${path}/${id}/answers/q1`, { value });
  await call('GET', `${path}/${id}/questionnaire`);
  await call('GET', '/api/admin/questions/ids');
  await call('GET', `/api/admin/questions/ids?client=${id}`);
  await call('GET', '/api/admin/questions/answered');
  await call('GET', `/api/admin/questions/answered?client=${id}`);

  const report = { name: 'Rapport', date: '2026-11-20', status: 'completed', content: '# Tekst' };
  const written = await call('POST', `${path}/${id}/reports`, report);
  const ofReport = `/api/admin/reports/${written.json<{ report: { id: string } }>().report.id}`;
  await call('GET', `${path}/${id}/reports`);
  await call('GET', ofReport);
  await call('PATCH', ofReport, { change: { content: '# Anders' }, seen: 1 });
  const order = {
    reportType: 'tax-optimization',
    language: 'nl',
    includeCharts: true,
    includePersonalRecommendations: true,
    focusAreas: [],
    customInstructions: '',
  };
  await call('POST', `${path}/${id}/reports/writing`, order);
  await call('GET', `${ofReport}/writing?from=3`);
  await call('POST', `${ofReport}/writing/stop`, {});
  await call('DELETE', ofReport);
  await call('POST', `${ofReport}/restore`, {});
  await call('DELETE', ofReport);

  await call('DELETE', `${path}/${id}`);
  await call('POST', `${path}/${id}/restore`, {});
  await call('DELETE', `${path}/${id}`);
}
