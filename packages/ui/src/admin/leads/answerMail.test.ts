import { expect, test } from 'vitest';
import { answerMail } from './answerMail.ts';

const lead = { name: 'Esmee Golfslag', email: 'esmee@golfslag.example', language: 'nl' } as const;

test.each([
  ['is cut inside an emoji', `${'a'.repeat(799)}😀 en meer`, `> ${'a'.repeat(799)}�…`],
  ['holds half an emoji', 'Dag \uD83D!', '> Dag �!'],
])('a message that %s can be quoted', (_name, message, quote) => {
  const body = new URL(answerMail(lead, { text: message })).searchParams.get('body');
  expect(body?.split('\r\n').at(-1)).toBe(quote);
});

const greetingOf = (name?: string) =>
  new URL(answerMail(lead, { text: 'Kan het zo?', name })).searchParams.get('body')?.split('\r\n')[0];

test('an answer greets who wrote, also from the mailbox of a lead with another name', () => {
  expect([greetingOf(), greetingOf('Petra Kade')]).toEqual(['Beste Esmee,', 'Beste Petra,']);
});
