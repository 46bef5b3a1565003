import { mkdir, open, rename, opendir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Dirent } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fail, ok } from '@fnc/domain';
import { createTransport } from 'nodemailer';
import { dkimOptions, type DkimKey } from './dkim.ts';
import type { MailTransport, OutgoingMail } from './mailTransport.ts';
import { toMessage } from './message.ts';

/**
 * Writes each message as an `.eml` file, which any mail program opens, where there is no mail server. The same
 * message always gets the same file, so a message sent again after a crash exists once.
 *
 * @param folder absolute path; created when missing
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

/** `20261120T131000000Z-<id>.eml`: names sort by the time of the request. */
const fileName = (mail: OutgoingMail): string => `${mail.createdAt.replace(/[-:.]/g, '')}-${mail.id}.eml`;

/** The file exists complete or not at all, also after a power cut. */
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

const dayMs = 24 * 3_600_000;
const askedAtOnce = 200;

/** Files of `folderTransport`, and the partial files that it leaves when killed. */
const mailFile = /^\.?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(.+)\.eml(?:\.tmp)?$/;

/**
 * Removes the mails of a folder whose outbox row is gone, which happens when their lead is erased. The id in the
 * name links a file to its row. Comparing the folder with the database also removes files when the server was
 * killed during the erasure, or when another server erased the lead. A test mail has no row; it stays for a day.
 *
 * @param folder absolute path; it may be missing
 * @param known  returns which of these ids the outbox still has
 * @param now    milliseconds since 1970
 * @returns how many files it removed
 */
export async function removeErasedMails(
  folder: string,
  known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  now: number,
): Promise<number> {
  let removed = 0;
  for await (const names of groupsOf(folder)) {
    const mails = names.flatMap((name) => {
      const [, year, month, day, hour, minute, second, ms, id = ''] = mailFile.exec(name) ?? [];
      const createdAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
      return createdAt <= now - dayMs ? [{ name, id }] : [];
    });
    const kept = await known(mails.map(({ id }) => id));
    const erased = mails.filter(({ id }) => !kept.has(id));
    await Promise.all(erased.map(({ name }) => rm(path.join(folder, name), { force: true })));
    removed += erased.length;
    // Waits one turn of the event loop, so that waiting requests are answered first.
    await setImmediate();
  }
  return removed;
}

/** The names in a folder, in pieces, because listing a large folder at once would block requests. */
async function* groupsOf(folder: string): AsyncGenerator<readonly string[]> {
  let names: string[] = [];
  for await (const { name } of await entriesOf(folder)) {
    names.push(name);
    if (names.length < askedAtOnce) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}

async function entriesOf(folder: string): Promise<AsyncIterable<Dirent> | readonly Dirent[]> {
  try {
    return await opendir(folder, { bufferSize: askedAtOnce });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
