import type { ErrorCode } from '../../messages/errorCodes.ts';
import type { Report } from '../report.ts';
import type { ReportRepository, ReportWriting } from '../reportRepository.ts';
import { ApiError } from '../../api/apiError.ts';
import { aReport } from '../../testing.ts';
import { describe, expect, test, vi } from 'vitest';
import { createServerWriter } from './serverWriter.ts';

const order = {
  reportType: 'tax-optimization',
  language: 'nl',
  includeCharts: true,
  includePersonalRecommendations: true,
  focusAreas: [],
  customInstructions: 'Kort.',
} as const;
const request = { clientId: 'c1', order: { ...order, focusAreas: [] } };

/** A server whose answers the test releases. */
function setUp() {
  const answer = Promise.withResolvers<Report | null>();
  const start = vi.fn<ReportWriting['start']>(() => answer.promise);
  let ids = 0;
  const remove = vi.fn<ReportRepository['remove']>(() => Promise.resolve(true));
  const writer = createServerWriter({
    newCall: () => new AbortController(),
    newId: () => `id ${(ids += 1)}`,
    ai: { start },
    reports: { remove },
    language: () => 'nl',
  });
  return { writer, answer, start, remove };
}

describe('a report that the server is asked for', () => {
  test('is there as soon as the service has begun', async () => {
    const { writer, answer, start } = setUp();
    const begun = writer.begin(request);
    answer.resolve(aReport({ id: '7' }));
    expect(await begun).toEqual({ id: '7' });
    expect(start.mock.calls).toEqual([['c1', { ...request.order, id: 'id 1' }]]);
  });

  test('on a client that is gone is told on the form', async () => {
    const { writer, answer } = setUp();
    answer.resolve(null);
    expect(await writer.begin(request)).toEqual({ problem: { code: 'report_no_client' } });
  });

  test.each<[code: ErrorCode, status: number, said: string, message: string]>([
    ['ai_key_refused', 502, 'Incorrect API key', 'Fout bij het genereren van het rapport: Incorrect API key'],
    ['ai_rate_limited', 503, 'Slow down', 'Fout bij het genereren van het rapport: Slow down'],
    ['cannot_connect', 0, 'Geen verbinding', 'Geen verbinding'],
  ])('is refused with the reason: %s', async (code, status, said, message) => {
    const { writer, answer } = setUp();
    answer.reject(new ApiError({ code, status, message: said }));
    expect(await writer.begin(request)).toMatchObject({ problem: { code, message } });
  });

  test('again after a lost answer is asked for under the same id, and another one under its own', async () => {
    const { writer, start } = setUp();
    const noAnswer = new ApiError({ code: 'cannot_connect', status: 0, message: 'no' });
    start.mockRejectedValueOnce(noAnswer).mockRejectedValueOnce(noAnswer).mockResolvedValue(aReport());
    await writer.begin(request);
    await writer.begin(request);
    await writer.begin(request);
    await writer.begin(request);
    await writer.begin({ ...request, clientId: 'c2' });
    expect(start.mock.calls.map(([, { id }]) => id)).toEqual(['id 1', 'id 1', 'id 1', 'id 2', 'id 3']);
  });

  test('after a lost answer is another one once somebody else has signed in', async () => {
    const { writer, start } = setUp();
    start.mockRejectedValue(new ApiError({ code: 'cannot_connect', status: 0, message: 'no' }));
    await writer.begin(request);
    writer.forget();
    await writer.begin(request);
    expect(start.mock.calls.map(([, { id }]) => id)).toEqual(['id 1', 'id 2']);
  });

  test('and called off before the service has begun is taken away when it comes', async () => {
    const { writer, answer, remove } = setUp();
    const begun = writer.begin(request);
    writer.callOff();
    answer.resolve(aReport({ id: '7' }));
    expect(await begun).toEqual({ problem: null });
    expect(remove.mock.calls).toEqual([['7']]);
  });

  test('and called off in vain, or refused after that, is told nobody', async () => {
    const { writer, answer, remove } = setUp();
    remove.mockRejectedValue(new ApiError({ code: 'cannot_connect', status: 0, message: 'no' }));
    const [first, second] = [writer.begin(request), writer.begin(request)];
    writer.callOff();
    answer.resolve(aReport({ id: '7' }));
    expect([await first, await second]).toEqual([{ problem: null }, { problem: null }]);
    const refused = setUp();
    const third = refused.writer.begin(request);
    refused.writer.callOff();
    refused.answer.reject(new ApiError({ code: 'ai_error', status: 502, message: 'no' }));
    expect(await third).toEqual({ problem: null });
  });

  test('goes on when whoever asked signs out', async () => {
    const { writer, answer, remove } = setUp();
    const begun = writer.begin(request);
    writer.forget();
    answer.resolve(aReport({ id: '7' }));
    expect(await begun).toEqual({ id: '7' });
    expect(remove).not.toHaveBeenCalled();
  });
});
