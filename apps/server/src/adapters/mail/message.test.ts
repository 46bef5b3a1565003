import { domainToASCII } from 'node:url';
import { emailAddresses } from '@fnc/domain/testing';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { aMail } from '../../testing/mails.ts';
import { toMessage } from './message.ts';

// The test's mail server rejects quoted names, so the test reads what both transports hand over.
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function compose(address: string) {
  const { envelope, message } = await composer.sendMail(toMessage(aMail({ to: address, replyTo: address })));
  const [head = ''] = (message as Buffer).toString().split('\r\n\r\n');
  return { to: envelope.to, headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n') };
}

const valuesOf = (headers: readonly string[], name: string) =>
  headers.flatMap((each) =>
    each.startsWith(`${name}: `) ? each.slice(name.length + 2).replace(/^<(.*)>$/, '$1') : [],
  );

const accepted = emailAddresses.filter(({ refused }) => refused === null);

test.each(accepted)('$address, $because: one recipient in one header', async ({ address }) => {
  const { to, headers } = await compose(address);
  const at = address.lastIndexOf('@');
  const written = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  expect(to).toEqual([written]);
  expect([valuesOf(headers, 'To'), valuesOf(headers, 'Reply-To')]).toEqual([[written], [written]]);
  expect(headers.join('')).toMatch(/^[\x20-\x7E]*$/);
});

test('an address that the forms refuse becomes no header either', async () => {
  const { headers } = await compose('"a\r\nBcc: piet@bedrijf.example\r\nX: "@bedrijf.example');
  expect(headers.filter((each) => /^(?:bcc|x):/i.test(each))).toEqual([]);
});
