import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const dayMs = 24 * 3_600_000;
const askedAtOnce = 200;

/** What `folderTransport` writes, and what it leaves behind when it is killed while it writes. */
const fileName = /^\.?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(.+)\.eml(?:\.tmp)?$/;

/**
 * Removes the mails of a folder whose row in the outbox is gone, which happens when their lead is erased. The id in the
 * name ties a file to its row. Because the folder is compared with the database, a file also goes when the server was
 * killed during the erasure, or when another server erased the lead. A test mail has no row; it stays for a day.
 *
 * @param folder absolute path; it need not be there
 * @param known  answers which of these ids the outbox still has
 * @param now    milliseconds since 1970
 * @returns how many files it removed
 */
export async function removeErasedMails(
  folder: string,
  known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  now: number,
): Promise<number> {
  const mails = (await filesOf(folder)).flatMap((name) => {
    const [, year, month, day, hour, minute, second, ms, id = ''] = fileName.exec(name) ?? [];
    const createdAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
    return createdAt <= now - dayMs ? [{ name, id }] : [];
  });
  let removed = 0;
  for (let from = 0; from < mails.length; from += askedAtOnce) {
    const some = mails.slice(from, from + askedAtOnce);
    const kept = await known(some.map(({ id }) => id));
    const erased = some.filter(({ id }) => !kept.has(id));
    await Promise.all(erased.map(({ name }) => rm(path.join(folder, name), { force: true })));
    removed += erased.length;
  }
  return removed;
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
