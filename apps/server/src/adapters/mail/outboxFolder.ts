import type { Dirent } from 'node:fs';
import { opendir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

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
  let removed = 0;
  for await (const names of groupsOf(folder)) {
    const mails = names.flatMap((name) => {
      const [, year, month, day, hour, minute, second, ms, id = ''] = fileName.exec(name) ?? [];
      const createdAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
      return createdAt <= now - dayMs ? [{ name, id }] : [];
    });
    const kept = await known(mails.map(({ id }) => id));
    const erased = mails.filter(({ id }) => !kept.has(id));
    await Promise.all(erased.map(({ name }) => rm(path.join(folder, name), { force: true })));
    removed += erased.length;
    // A turn of the event loop: what arrived meanwhile is answered first.
    await setImmediate();
  }
  return removed;
}

/** The names in a folder, some at a time, because a large folder takes longer to look through than a request may wait. */
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
