import { expect, test } from 'vitest';
import { answerMail } from './answerMail.ts';

const lead = { name: 'Esmee Golfslag', email: 'esmee@golfslag.example', language: 'nl' } as const;

test.each([
  ['is cut inside an emoji', `${'a'.repeat(799)}😀 en meer`, `> ${'a'.repeat(799)}�…`],
  ['holds half an emoji', 'Dag \uD83D!', '> Dag �!'],
])('a message that %s can be quoted', (_name, message, quote) => {
  const body = new URL(answerMail(lead, message)).searchParams.get('body');
  expect(body?.split('\r\n').at(-1)).toBe(quote);
});
