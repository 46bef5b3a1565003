import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { instantOf, type Client, type Report } from '@fnc/domain';
import { writingEventSchema, type WritingEvent } from '@fnc/domain/api';
import { aQuestion } from '@fnc/domain/testing';
import {
  createApiClientRepository,
  createApiQuestionnaireRepository,
  createApiReportRepository,
} from '@fnc/domain/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startAiServer, type AiAnswer, type AiServer } from '../../testing/aiServer.ts';
import { engines } from '../../testing/engines.ts';
import { get, post } from '../../testing/requests.ts';
import { clientOf } from '../../testing/sharedServer.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const key = 'sk-of-the-server';
const order = {
  reportType: 'tax-optimization',
  language: 'nl',
  includeCharts: false,
  includePersonalRecommendations: true,
  focusAreas: ['maritime'],
  customInstructions: '',
};

describe.each(engines)('reports that the server writes, on $name', (engine) => {
  let ai: AiServer;
  let server: TestServer;
  let headers: { authorization: string };
  let client: Client;
  let reports: ReturnType<typeof createApiReportRepository>;
  beforeEach(async () => {
    ai = await startAiServer({ key });
    server = await startTestServer({ engine, ai: { apiKey: key, baseUrl: ai.url, model: 'mistral', maxTokens: 900 } });
    headers = await server.signIn();
    const options = await clientOf(server);
    reports = createApiReportRepository(options);
    const form = { name: 'Kompas Maritiem', contactPerson: 'Bram', email: 'bram@kompas.example' };
    client = await createApiClientRepository(options).add({ ...form, status: 'active' });
    const questionnaires = createApiQuestionnaireRepository(options);
    await questionnaires.saveQuestions({ kind: 'global' }, [aQuestion({ id: 'q1' }), aQuestion({ id: 'q2' })]);
    await questionnaires.saveAnswer(client.id, 'q1', 'Nederland');
  });
  afterEach(async () => {
    await server.close();
    await ai.close();
  });

  const start = (id = client.id, given = {}) =>
    post(server, `/api/admin/clients/${id}/reports/writing`, { ...order, ...given }, headers);
  const started = async () => {
    const answer = await start();
    expect(answer.statusCode).toBe(200);
    return answer.json<{ report: Report }>().report;
  };
  const stored = async (id: string) => (await reports.findById(id))?.report;

  /** Follows over a real connection, like the console. */
  async function* follow(
    id: string,
    from: number,
    signal = new AbortController().signal,
  ): AsyncGenerator<WritingEvent> {
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/admin/reports/${id}/writing?from=${from}`;
    const response = await fetch(url, { headers, signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    let waiting = '';
    for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      const lines = (waiting + new TextDecoder().decode(piece)).split('\n\n');
      waiting = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) yield writingEventSchema.parse(JSON.parse(line.slice('data: '.length)));
    }
  }
  /** Reads to the end of the text. */
  async function whole(id: string, from = 0): Promise<{ text: string; last: WritingEvent | undefined }> {
    const events: WritingEvent[] = [];
    for await (const event of follow(id, from)) events.push(event);
    let text = '';
    for (const event of events) {
      if (event.kind !== 'text') continue;
      if (event.position !== from + text.length) throw new Error(`A piece of ${id} is at ${event.position}.`);
      text += event.text;
    }
    return { text, last: events.at(-1) };
  }
  /** What the service sends before it waits; then the reader disconnects. */
  async function firstWords(id: string): Promise<string> {
    const leaving = new AbortController();
    let text = '';
    try {
      for await (const event of follow(id, 0, leaving.signal)) {
        if (event.kind === 'text') text += event.text;
        if ((text.match(/\S+\s*/g) ?? []).length >= 40) break;
      }
    } finally {
      leaving.abort();
    }
    return text;
  }

  test('a report is a draft at once, and completed with its whole text', async () => {
    const draft = await started();
    expect(draft).toMatchObject({ status: 'draft', content: '', writing: true, version: 1 });
    const { text, last } = await whole(draft.id);
    expect(text).toContain('Dit rapport voor Kompas Maritiem rust op 1 antwoorden.');
    expect(last).toMatchObject({ kind: 'ended', report: { id: draft.id, status: 'completed', version: 2 } });
    const report = await stored(draft.id);
    expect(report).toMatchObject({
      name: 'Belastingoptimalisatie Rapport',
      type: 'custom',
      status: 'completed',
      content: text,
      metadata: {
        clientName: 'Kompas Maritiem',
        generatedAt: instantOf(server.clock.now),
        reportType: 'tax-optimization',
        questionsAnalyzed: 2,
        answersAnalyzed: 1,
        language: 'nl',
        model: 'mistral',
      },
    });
    expect(report).not.toHaveProperty('writing');
    expect(report).not.toHaveProperty('ended');
    const changes = await server.database.query
      .selectFrom('change')
      .select(['kind', 'by_user'])
      .where('noun', '=', 'report')
      .orderBy('seq')
      .execute();
    expect(changes).toEqual([
      { kind: 'added', by_user: 'admin' },
      { kind: 'changed', by_user: 'admin' },
    ]);
  });

  test('a report that is asked for again under its id is written and paid for once', async () => {
    const given = { id: randomUUID() };
    ai.says = { kind: 'slow' };
    const both = await Promise.all([start(client.id, given), start(client.id, given)]);
    await firstWords(given.id);
    const again = await start(client.id, given);
    expect([...both, again].map((answer) => answer.json<{ report: Report }>().report.id)).toEqual(
      Array(3).fill(given.id),
    );
    expect(ai.received).toHaveLength(1);
    ai.goOn();
    await whole(given.id);
    expect((await start(client.id, given)).json()).toMatchObject({ report: { id: given.id, status: 'completed' } });
    expect(await reports.listOf(client.id)).toHaveLength(1);
    expect(ai.received).toHaveLength(1);
  });

  test('an id of a removed report is not used again', async () => {
    const given = { id: randomUUID() };
    await start(client.id, given);
    await whole(given.id);
    await reports.remove(given.id);
    const answer = (await start(client.id, given)).json<{ report: Report }>();
    expect(answer.report.id).not.toBe(given.id);
    await whole(answer.report.id);
  });

  test('it continues when its requester disconnects, and can be followed from any position', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    const first = await firstWords(id);
    expect(await stored(id)).toMatchObject({ status: 'draft', writing: true, content: first });
    ai.goOn();
    const rest = await whole(id, first.length);
    expect(rest.last).toMatchObject({ kind: 'ended', report: { status: 'completed' } });
    expect((await stored(id))?.content).toBe(first + rest.text);
    // An old report comes at once, and nothing follows its end.
    expect((await whole(id)).text).toBe(first + rest.text);
    expect(await whole(id, 1_000_000)).toMatchObject({ text: '', last: { kind: 'ended' } });
  });

  test('whoever signed out reads no further, while the report goes on', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    await firstWords(id);
    const events = follow(id, 0);
    expect((await events.next()).value).toMatchObject({ kind: 'text' });
    await post(server, '/api/auth/logout', {}, headers);
    const heard: WritingEvent[] = [];
    for await (const event of events) heard.push(event);
    expect(heard).toEqual([]);
    ai.goOn();
    headers = await server.signIn();
    expect((await whole(id)).last).toMatchObject({ kind: 'ended', report: { status: 'completed' } });
  });

  test('a stopped report keeps its text as a draft that says so', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    const first = await firstWords(id);
    const answer = await post(server, `/api/admin/reports/${id}/writing/stop`, {}, headers);
    expect(answer.json<{ report: Report }>().report).toMatchObject({
      status: 'draft',
      content: first.trimEnd(),
      ended: { kind: 'stopped' },
    });
    await ai.left();
    // A second call changes nothing.
    const again = await post(server, `/api/admin/reports/${id}/writing/stop`, {}, headers);
    expect(again.json()).toEqual(answer.json());
    // The advisor completes it.
    await reports.update(id, { status: 'completed' });
    const completed = await stored(id);
    expect(completed).toMatchObject({ status: 'completed', content: first.trimEnd() });
    expect(completed).not.toHaveProperty('ended');
  });

  test('another server on the same database can stop it too', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    await firstWords(id);
    await server.database.query
      .updateTable('report')
      .set({ stop_at: instantOf(server.clock.now) })
      .execute();
    expect((await whole(id)).last).toMatchObject({ kind: 'ended', report: { ended: { kind: 'stopped' } } });
  });

  test('a removed report is not written further, and can be restored', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    const first = await firstWords(id);
    expect(await reports.remove(id)).toBe(true);
    await ai.left();
    await whole(id).catch(() => undefined);
    await expect
      .poll(async () => await reports.restore(id).then((report) => report?.ended))
      .toEqual({ kind: 'stopped' });
    expect(await stored(id)).toMatchObject({ status: 'draft', content: first.trimEnd() });
  });

  test('a stopping server leaves a draft that says so', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    const first = await firstWords(id);
    await server.app.close();
    const row = await server.database.query
      .selectFrom('report')
      .select(['record', 'content', 'writing_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ content: first.trimEnd(), writing_at: null });
    expect(JSON.parse(row.record)).toMatchObject({ status: 'draft', ended: { kind: 'serverStopped' } });
  });

  test('after a kill the draft says so once the server has been silent for a while', async () => {
    const draft = await reports.add(client.id, { name: 'R', date: '2026-03-02', status: 'draft', content: 'Half' });
    const id = draft?.id ?? '';
    const writingAt = instantOf(server.clock.now);
    await server.database.query.updateTable('report').set({ writing_at: writingAt }).execute();
    server.clock.now += 19_000;
    expect(await stored(id)).toMatchObject({ writing: true, content: 'Half' });
    server.clock.now += 1_000;
    const report = await stored(id);
    expect(report).toMatchObject({ status: 'draft', content: 'Half', ended: { kind: 'serverStopped' } });
    expect(report).not.toHaveProperty('writing');
  });

  test('a server that was suspended goes on with its own reports', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    await firstWords(id);
    server.clock.now += 60_000;
    await server.cleanUp();
    expect(await stored(id)).toMatchObject({ writing: true });
    ai.goOn();
    expect((await whole(id)).last).toMatchObject({ kind: 'ended', report: { status: 'completed' } });
    expect(await stored(id)).toMatchObject({ status: 'completed' });
  });

  test('a text that ended while the database was away is stored once that is back', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    await firstWords(id);
    const { schema } = server.database.query;
    await schema.alterTable('report').renameTo('report_away').execute();
    ai.goOn();
    await expect.poll(() => server.logged.join('')).toContain('a report that was written could not be stored');
    await schema.alterTable('report_away').renameTo('report').execute();
    expect((await whole(id)).last).toMatchObject({ kind: 'ended', report: { status: 'completed' } });
    const report = await stored(id);
    expect(report).toMatchObject({ status: 'completed' });
    expect(report?.content).toMatch(/\S$/);
  });

  test('a report that is being written cannot be overwritten', async () => {
    ai.says = { kind: 'slow' };
    const { id } = await started();
    await firstWords(id);
    expect(await reports.update(id, { content: 'van mij' })).toMatchObject({
      outcome: 'conflict',
      fields: ['content'],
    });
    expect(await reports.update(id, { name: 'Mijn titel' })).toMatchObject({ outcome: 'saved' });
    ai.goOn();
    await whole(id);
    expect(await stored(id)).toMatchObject({ name: 'Mijn titel', status: 'completed' });
  });

  test.each<[name: string, says: AiAnswer, ended: Report['ended']]>([
    ['comes to its limit', { kind: 'cutOff' }, { kind: 'cutOff', tokens: 4000 }],
    ['does not say what its limit is', { kind: 'uncounted' }, { kind: 'cutOff', tokens: 900 }],
    ['says nothing', { kind: 'empty' }, { kind: 'failed', code: 'ai_no_content' }],
    [
      'repeats the key in an error after some words',
      { kind: 'failed', message: `No credit left for ${key}.` },
      { kind: 'failed', code: 'ai_error', message: 'No credit left for ….' },
    ],
  ])('a service that %s leaves a draft that says so', async (_name, says, ended) => {
    ai.says = says;
    const { id } = await started();
    expect((await whole(id)).last).toMatchObject({ kind: 'ended', report: { status: 'draft', ended } });
  });

  test('a broken connection keeps the text so far', async () => {
    ai.says = { kind: 'brokenOff' };
    const { id } = await started();
    const first = await firstWords(id);
    ai.goOn();
    expect((await whole(id)).last).toMatchObject({ report: { ended: { kind: 'failed', code: 'ai_interrupted' } } });
    expect((await stored(id))?.content).toBe(first.trimEnd());
  });

  test('a service that refuses leaves no report', async () => {
    ai.says = { kind: 'refused', status: 429, message: 'Slow down', retryAfter: 20 };
    const answer = await start();
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'ai_rate_limited', error: 'Slow down' }]);
    expect(await reports.listOf(client.id)).toEqual([]);
  });

  test('an unknown client or report is a 404', async () => {
    expect((await start('nope')).json()).toMatchObject({ code: 'client_not_found' });
    expect(ai.received).toEqual([]);
    const path = '/api/admin/reports/nope/writing';
    expect((await get(server, path, headers)).json()).toMatchObject({ code: 'report_not_found' });
    expect((await post(server, `${path}/stop`, {}, headers)).json()).toMatchObject({ code: 'report_not_found' });
  });
});
