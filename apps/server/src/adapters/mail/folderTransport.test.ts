import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aMail } from '../../testing/mails.ts';
import { createFolderTransport } from './folderTransport.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'fnc-outbox-')), 'outbox');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

test('a mail becomes one file that any mail program opens', async () => {
  const transport = createFolderTransport(folder);
  expect(transport.configured).toBe(false);
  expect(await transport.send(aMail())).toEqual({ ok: true, value: undefined });
  expect(readdirSync(folder)).toEqual(['20260302T090000000Z-mail-1.eml']);
  const file = path.join(folder, '20260302T090000000Z-mail-1.eml');
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail).toMatchObject({
    subject: 'De gids, één keer',
    from: { name: 'FNC', address: 'post@fnc.example' },
    to: [{ address: 'esmee@golfslag.example' }],
    messageId: '<mail-1@fnc.example>',
  });
  expect(mail.text?.trim()).toBe('Hallo Esmée');
  expect(mail.html).toContain('<p>Hallo Esmée</p>');
  expect(statSync(file).mode & 0o077, 'nobody else may read it').toBe(0);
});

test('the same mail again writes the same file', async () => {
  const transport = createFolderTransport(folder);
  await transport.send(aMail());
  await transport.send(aMail());
  await transport.send(aMail({ id: 'mail-2' }));
  expect(readdirSync(folder).sort()).toEqual(['20260302T090000000Z-mail-1.eml', '20260302T090000000Z-mail-2.eml']);
});

test('a folder that cannot be created is a temporary error', async () => {
  writeFileSync(folder, 'a file in its place');
  chmodSync(folder, 0o400);
  const result = await createFolderTransport(folder).send(aMail());
  expect(result).toMatchObject({ ok: false, error: { code: 'not_written', permanent: false } });
});
