import { describe, expect, test } from 'vitest';
import { aDelivery, someFigures } from '../testing/campaignFixtures.ts';
import { clientThatGets, failureOf } from '../testing/clientThatGets.ts';
import { codesOf } from '../testing/codesOf.ts';
import { aLead, fixedInstant } from '../testing/fixtures.ts';
import {
  campaignFiguresQuerySchema,
  deliveryQuerySchema,
  sendEmailSchema,
  testEmailSchema,
} from './answers/campaignAnswers.ts';
import type { CampaignApiClient } from './campaignClient.ts';

const email = { to: 'esmee@golfslag.example', subject: 'Dag', content: '<p>Dag</p>', leadId: '1', campaignId: 'c' };
const testEmail = { to: 'post@fnc.example', subject: 'Dag', content: '<p>Dag</p>', language: 'nl' } as const;
const measures = { opens: false, clicks: false, deliveries: true };

describe('what the campaign client asks', () => {
  test.each<[name: string, call: (api: CampaignApiClient) => Promise<unknown>, line: string, body: unknown]>([
    ['send', (api) => api.sendEmail(email), 'POST /api/send-email', email],
    [
      'send later, by the tick',
      (api) => api.sendEmail({ ...email, sendAt: fixedInstant, withoutConsent: true }),
      'POST /api/send-email',
      { ...email, sendAt: fixedInstant, withoutConsent: true },
    ],
    [
      'figures',
      (api) => api.campaignFigures(['1', 'a,b&c']),
      'GET /api/admin/campaigns/figures?ids=1,a%252Cb%26c',
      undefined,
    ],
    ['all figures', (api) => api.campaignFigures([]), 'GET /api/admin/campaigns/figures', undefined],
    ['deliveries', (api) => api.listDeliveries('a/b'), 'GET /api/admin/campaigns/a%2Fb/deliveries', undefined],
    [
      'some deliveries',
      (api) => api.listDeliveries('1', { status: ['failed', 'bounced'], cursor: 'x=', limit: 50 }),
      'GET /api/admin/campaigns/1/deliveries?status=failed,bounced&cursor=x%3D&limit=50',
      undefined,
    ],
    ['cancel', (api) => api.cancelCampaign('1'), 'POST /api/admin/campaigns/1/cancel', undefined],
    ['retry', (api) => api.retryCampaign('1'), 'POST /api/admin/campaigns/1/retry', undefined],
    ['test', (api) => api.sendTestEmail(testEmail), 'POST /api/admin/campaigns/test', testEmail],
    ['mail status', (api) => api.mailStatus(), 'GET /api/admin/mail', undefined],
    ['confirmation', (api) => api.resendConfirmation('1'), 'POST /api/fnc-leads/1/confirmation', undefined],
    ['correction', (api) => api.correctLead('1', { phone: null }), 'PATCH /api/fnc-leads/1', { phone: null }],
    ['block', (api) => api.blockLead('1', { reason: 'asked' }), 'POST /api/fnc-leads/1/block', { reason: 'asked' }],
    ['unblock', (api) => api.unblockLead('1'), 'POST /api/fnc-leads/1/unblock', undefined],
    ['consents', (api) => api.listConsents('1'), 'GET /api/fnc-leads/1/consents', undefined],
  ])('%s', async (name, call, line, body) => {
    const { campaigns, sent } = clientThatGets({ status: 500 });
    expect(await failureOf(call(campaigns))).toMatchObject({
      code: name.endsWith('block') ? `lead_${name}_failed` : 'server_error',
      status: 500,
    });
    const [{ url, request } = { url: '', request: undefined }] = sent;
    expect(`${request?.method} ${url}`).toBe(line.replace(' ', ' https://api.example'));
    expect(request?.body).toBe(body === undefined ? undefined : JSON.stringify(body));
    expect(request?.headers['authorization']).toBe('Bearer secret');
  });

  test('a query is read back as it was asked', async () => {
    const { campaigns, sent } = clientThatGets({ status: 500 });
    await failureOf(campaigns.campaignFigures(['a,b', 'é&%2C']));
    const ids = new URL(sent[0]?.url ?? '').searchParams.get('ids');
    expect(campaignFiguresQuerySchema.parse({ ids })).toEqual({ ids: ['a,b', 'é&%2C'] });
    expect(deliveryQuerySchema.parse({ status: 'failed,bounced', limit: '50' })).toMatchObject({
      status: ['failed', 'bounced'],
      limit: 50,
    });
  });
});

const answered = async <T>(body: object, call: (api: CampaignApiClient) => Promise<T>): Promise<T> =>
  call(clientThatGets({ body: { success: true, ...body } }).campaigns);

describe('what the campaign client answers', () => {
  test('the delivery, figures and deliveries, without the flag', async () => {
    const delivery = { id: 'd1', status: 'queued', repeated: true };
    expect(await answered(delivery, (api) => api.sendEmail(email))).toEqual(delivery);
    const page = { campaigns: [someFigures({ sent: 2, opened: 1 })], measures };
    expect(await answered(page, (api) => api.campaignFigures(['c']))).toEqual(page);
    const deliveries = { deliveries: [aDelivery()], count: 1, nextCursor: 'next' };
    expect(await answered(deliveries, (api) => api.listDeliveries('c'))).toEqual(deliveries);
  });

  test('counts, a lead, and the proof of consent', async () => {
    expect(await answered({ cancelled: 30 }, (api) => api.cancelCampaign('c'))).toBe(30);
    expect(await answered({ queued: 2 }, (api) => api.retryCampaign('c'))).toBe(2);
    expect(await answered({}, (api) => api.sendTestEmail(testEmail))).toBeUndefined();
    const lead = aLead({ consent: 'pending' });
    expect(await answered({ lead }, (api) => api.resendConfirmation('1'))).toEqual(lead);
    const consents = [
      { kind: 'given', at: fixedInstant, wording: 'Ja', version: '2026-11', language: 'nl', page: '/' },
    ];
    expect(await answered({ consents }, (api) => api.listConsents('1'))).toEqual(consents);
  });

  test('a refusal keeps its code and the server’s sentence', async () => {
    const body = { success: false, error: 'Afgemeld', message: 'Afgemeld', code: 'recipient_unsubscribed' };
    const { campaigns } = clientThatGets({ status: 409, body });
    expect(await failureOf(campaigns.sendEmail(email))).toMatchObject({
      code: 'recipient_unsubscribed',
      status: 409,
      message: 'Afgemeld',
    });
  });

  test('without a token nothing is sent', async () => {
    const { campaigns, sent } = clientThatGets({ body: {} }, { token: '' });
    expect(await failureOf(campaigns.sendEmail(email))).toMatchObject({ code: 'not_authenticated', status: 0 });
    expect(sent).toEqual([]);
  });
});

describe('a mail to send', () => {
  test.each([
    [
      'nothing',
      {},
      {
        to: 'email_required',
        subject: 'subject_required',
        content: 'content_required',
        leadId: 'value_invalid',
      },
    ],
    ['two addresses', { ...email, to: 'a@example.com,b@example.com' }, { to: 'email_invalid' }],
    ['an address with a line break', { ...email, to: 'a@example.com\r\nBcc: b@example.com' }, { to: 'email_invalid' }],
    ['a long subject', { ...email, subject: 'x'.repeat(201) }, { subject: 'subject_too_long' }],
    ['content of 350,001 characters', { ...email, content: 'x'.repeat(350_001) }, { content: 'content_too_long' }],
    ['a moment that is none', { ...email, sendAt: '2026-11-20 14:10' }, { sendAt: 'send_at_invalid' }],
    ['a year of two figures', { ...email, sendAt: '0026-11-20T14:10:00.000Z' }, { sendAt: 'send_at_invalid' }],
    ['a tick that is text', { ...email, withoutConsent: 'yes' }, { withoutConsent: 'value_invalid' }],
    ['an id without end', { ...email, campaignId: 'x'.repeat(101) }, { campaignId: 'value_invalid' }],
  ])('is refused: %s', (_name, body, codes) => {
    expect(codesOf(sendEmailSchema.safeParse(body))).toEqual(codes);
  });

  test('has a subject of one line', () => {
    expect(sendEmailSchema.parse({ ...email, subject: ' Dag\r\nBcc: x@example.com ' }).subject).toBe(
      'Dag Bcc: x@example.com',
    );
  });

  test('to oneself needs a language', () => {
    expect(codesOf(testEmailSchema.safeParse({ ...testEmail, language: 'de' }))).toEqual({
      language: 'language_unknown',
    });
    expect(testEmailSchema.parse(testEmail)).toEqual(testEmail);
  });

  test.each([
    [{ status: 'failed,lost' }, { 'status.1': 'status_unknown' }],
    [{ limit: '0' }, { limit: 'limit_invalid' }],
    [{ limit: '1001' }, { limit: 'limit_invalid' }],
    [{ cursor: 'x'.repeat(4001) }, { cursor: 'cursor_invalid' }],
  ])('deliveries of %j are refused', (query, codes) => {
    expect(codesOf(deliveryQuerySchema.safeParse(query))).toEqual(codes);
  });
});
