import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { fail, ok } from '@fnc/domain';
import { createTransport } from 'nodemailer';
import { dkimOptions, type DkimKey } from './dkim.ts';
import type { MailTransport, OutgoingMail } from './mailTransport.ts';
import { toMessage } from './message.ts';

/**
 * Writes each message as an `.eml` file, which any mail program opens: for a server without a mail server. The same
 * message always has the same file, so a message that is sent again after a crash is there once.
 *
 * @param folder absolute path; made when it is not there
 * @param dkim   absent: the mails are not signed
 */
export function createFolderTransport(folder: string, dkim?: DkimKey): MailTransport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...dkimOptions(dkim),
  });
  return {
    configured: false,
    signedBy: dkim?.domain ?? null,
    async send(mail) {
      try {
        const { message } = await composer.sendMail(toMessage(mail));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeDurably(folder, fileName(mail), message as Buffer);
        return ok(undefined);
      } catch (error) {
        return fail({ code: 'not_written', detail: String(error), permanent: false });
      }
    },
    close: () => Promise.resolve(),
  };
}

/** `20261120T131000000Z-<id>.eml`: sorts by the time the mail was asked for. */
const fileName = (mail: OutgoingMail): string => `${mail.createdAt.replace(/[-:.]/g, '')}-${mail.id}.eml`;

/** The file is there in full or not at all, also after a power cut. */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = path.join(folder, `.${name}.tmp`);
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path.join(folder, name));
  // Windows cannot sync a folder; elsewhere the rename itself has to reach the disk.
  if (process.platform === 'win32') return;
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
