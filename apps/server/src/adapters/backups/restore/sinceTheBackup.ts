import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { campaignSchema, instantOf, instantSchema, millisecondsOf, type Instant } from '@fnc/domain';
import * as z from 'zod/mini';
import { makeFolder } from '../../makeFolder.ts';
import { syncFolder } from '../syncFolder.ts';

const maybeInstant = z.nullable(instantSchema);

const mailStates = ['queued', 'sending', 'sent', 'failed', 'skipped', 'cancelled'] as const;

/** What a restored database must not forget of the one that it replaced. */
const sinceTheBackupSchema = z.object({
  /** Rows of `erased_lead`. */
  erased: z.array(z.object({ id: z.string(), address_hash: z.string(), at: instantSchema })),
  /** Rows of `erased_record`. */
  erasedRecords: z.array(
    z.object({ noun: z.enum(['client', 'report', 'template', 'campaign']), id: z.string(), at: instantSchema }),
  ),
  /** Leads and records that were removed and could still be brought back. */
  removed: z.array(
    z.object({
      noun: z.enum(['lead', 'client', 'report', 'template', 'campaign']),
      id: z.string(),
      deleted_at: instantSchema,
    }),
  ),
  /** Rows of `address_refusal`. */
  refused: z.array(
    z.object({
      address_hash: z.string(),
      reason: z.enum(['unsubscribed', 'bounced', 'complained', 'blocked']),
      at: instantSchema,
    }),
  ),
  /** Rows of `outbox`. */
  mails: z.array(
    z.object({
      id: z.string(),
      status: z.enum(mailStates),
      run_at: instantSchema,
      sent_at: maybeInstant,
      fault: z.nullable(z.string()),
      fault_detail: z.nullable(z.string()),
    }),
  ),
  /** Rows of `campaign_mail`. */
  campaignMails: z.array(
    z.object({
      id: z.string(),
      campaign_id: z.string(),
      campaign_name: z.nullable(z.string()),
      lead_id: z.nullable(z.string()),
      cancelled_at: maybeInstant,
      /** An older version did not write it. */
      held_at: z.optional(maybeInstant),
      kept_status: z.nullable(z.string()),
      kept_at: maybeInstant,
    }),
  ),
  /** Rows of `campaign_send`. */
  sends: z.array(
    z.object({ id: z.string(), state: z.enum(['choosing', 'handing_over', 'done']), stopped_at: maybeInstant }),
  ),
  /** What the records of campaigns say about sending. */
  campaigns: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      sending: z.pick(campaignSchema, {
        status: true,
        scheduledAt: true,
        sentAt: true,
        sentBy: true,
        consentTick: true,
        stats: true,
        handedOver: true,
      }),
    }),
  ),
});
export type SinceTheBackup = z.infer<typeof sinceTheBackupSchema>;

/** A column, and what it must be, in the words of both databases. */
type Condition = readonly [column: string, test: string];

/**
 * Reads columns of the rows that fulfil one of the conditions, or of all rows. The database may be older: a missing table
 * is empty, a missing column `null`, and nothing fulfils a condition on it.
 */
export type ReadRows = (
  table: string,
  columns: readonly string[],
  conditions?: readonly Condition[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The parts of such a statement; `null`: it finds nothing. */
export function partsOf(known: ReadonlySet<unknown>, columns: readonly string[], conditions?: readonly Condition[]) {
  const fitting = conditions?.filter(([column]) => known.has(column));
  if (known.size === 0 || fitting?.length === 0) return null;
  return {
    columns: columns.map((column) => (known.has(column) ? column : `null as ${column}`)).join(', '),
    where: fitting === undefined ? 'true' : fitting.map(([column, test]) => `${column} ${test}`).join(' or '),
  };
}

const removable = {
  lead: 'lead',
  client: 'client',
  report: 'report',
  email_template: 'template',
  campaign: 'campaign',
} as const;

/**
 * What the clocks of the servers may differ, generously. Of a mail that ended earlier the backup knows it; if a clock was
 * wrong by more, its mail is unknown, and is held.
 */
const clocksDifferMs = 7 * 86_400_000;

/** @param madeAt when the backup was made: of mails and campaigns it knows what was before */
export async function readSinceTheBackup(read: ReadRows, madeAt: Instant): Promise<SinceTheBackup> {
  const from = instantOf(millisecondsOf(madeAt) - clocksDifferMs);
  const isLater = `>= '${from}'`;
  const removed: object[] = [];
  // An import may have brought back what had been erased.
  const present = new Set<string>();
  for (const [table, noun] of Object.entries(removable)) {
    const gone = await read(table, ['id', 'deleted_at'], [['deleted_at', 'is not null']]);
    for (const row of gone) removed.push({ ...row, noun });
    if (noun === 'lead') continue;
    for (const { id } of await read(table, ['id'])) present.add(`${noun} ${String(id)}`);
  }
  const erasedRecords = await read('erased_record', ['noun', 'id', 'at']);
  const mails = await read(
    'outbox',
    ['id', 'status', 'run_at', 'sent_at', 'fault', 'fault_detail'],
    [
      ['status', "in ('queued', 'sending')"],
      ['run_at', isLater],
      ['sent_at', isLater],
    ],
  );
  const told = new Set(mails.map(({ id }) => id));
  const campaignMails = await read('campaign_mail', [
    'id',
    'campaign_id',
    'campaign_name',
    'lead_id',
    'cancelled_at',
    'held_at',
    'kept_status',
    'kept_at',
  ]);
  const campaigns = await read('campaign', ['id', 'version', 'record'], [['updated_at', isLater]]);
  const since = sinceTheBackupSchema.parse({
    erased: await read('erased_lead', ['id', 'address_hash', 'at']),
    erasedRecords: erasedRecords.filter(({ noun, id }) => !present.has(`${String(noun)} ${String(id)}`)),
    removed,
    refused: await read('address_refusal', ['address_hash', 'reason', 'at']),
    mails,
    campaignMails,
    sends: await read('campaign_send', ['id', 'state', 'stopped_at']),
    campaigns: campaigns.map(({ id, version, record }) => ({
      id,
      version,
      sending: JSON.parse(String(record)) as unknown,
    })),
  });
  const isRecent = (at: Instant | null) => at !== null && at >= from;
  return {
    ...since,
    campaignMails: since.campaignMails.filter(
      ({ id, cancelled_at, kept_at }) => told.has(id) || isRecent(cancelled_at) || isRecent(kept_at),
    ),
  };
}

const nothing: SinceTheBackup = {
  erased: [],
  erasedRecords: [],
  removed: [],
  refused: [],
  mails: [],
  campaignMails: [],
  sends: [],
  campaigns: [],
};

/** Whether a mail of an outbox has not left, and would. */
export const isWaiting = (status: string | null): boolean => status === 'queued' || status === 'sending';

/**
 * What an earlier, unfinished restore left, and what the database knows that it put there. Mails wait in that only
 * because they waited in its backup.
 */
const both = (left: SinceTheBackup, since: SinceTheBackup): SinceTheBackup => ({
  erased: [...left.erased, ...since.erased],
  erasedRecords: [...left.erasedRecords, ...since.erasedRecords],
  removed: [...left.removed, ...since.removed],
  refused: [...left.refused, ...since.refused],
  mails: [...since.mails.filter(({ status }) => !isWaiting(status)), ...left.mails],
  // What that restore held stays held.
  campaignMails: [...since.campaignMails.filter(({ held_at }) => held_at != null), ...left.campaignMails],
  sends: [...since.sends.filter(({ state }) => state === 'done'), ...left.sends],
  campaigns: left.campaigns,
});

const fileIn = (dataDir: string) => path.join(dataDir, 'restore-unfinished.json');

/** `null`: no restore is under way. */
export function readUnfinished(dataDir: string): SinceTheBackup | null {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  // An older version wrote fewer lists.
  return sinceTheBackupSchema.parse({ ...nothing, ...(JSON.parse(readFileSync(file, 'utf8')) as object) });
}

/**
 * Replaces a database, and writes into the data folder first what must not be forgotten of it, so that it is not lost
 * when the restore breaks off. What an earlier restore left there stays.
 *
 * @param since `null`: there is no database that can be read
 */
export async function keepingSinceTheBackup<T>(
  dataDir: string,
  since: SinceTheBackup | null,
  replace: () => Promise<T>,
): Promise<T> {
  const left = readUnfinished(dataDir);
  write(dataDir, left === null ? (since ?? nothing) : both(left, since ?? nothing));
  try {
    return await replace();
  } catch (error) {
    // Nothing was replaced.
    if (left === null) forgetUnfinished(dataDir);
    else write(dataDir, left);
    throw error;
  }
}

function write(dataDir: string, since: SinceTheBackup): void {
  const file = fileIn(dataDir);
  makeFolder(dataDir);
  const handle = openSync(`${file}.new`, 'w', 0o600);
  try {
    writeSync(handle, JSON.stringify(since));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${file}.new`, file);
  syncFolder(dataDir);
}

/** The restored database knows all of it now. */
export function forgetUnfinished(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
  syncFolder(dataDir);
}
