import type { OutgoingMail } from '../adapters/mail/mailTransport.ts';

/** A complete mail; set only what matters to the test. */
export const aMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'mail-1',
  from: 'FNC <post@fnc.example>',
  to: 'esmee@golfslag.example',
  replyTo: 'advies@fnc.example',
  subject: 'De gids, één keer',
  html: '<p>Hallo Esmée</p>',
  text: 'Hallo Esmée',
  language: 'nl',
  createdAt: '2026-03-02T09:00:00.000Z',
  ...changes,
});
