import { byRestore, instantOf } from '@fnc/domain';
import { measuredLinks } from '../../../mails/campaign.ts';
import { createAddressHash } from '../../secrets/addressHash.ts';
import { createIdSource } from '../../secrets/ids.ts';
import type { Seal } from '../../secrets/seal.ts';
import { newToken } from '../../secrets/tokens.ts';
import { createCampaignMails } from '../../sql/campaigns/campaignMails.ts';
import { createCampaignSends } from '../../sql/campaigns/campaignSends.ts';
import type { Database } from '../../sql/database.ts';
import { createCampaigns } from '../../sql/file/campaigns.ts';
import { createChangeLog } from '../../sql/file/changes/changeLog.ts';
import { sharedSecret } from '../../sql/secrets.ts';
import { carryMails, type CarriedMails } from './carryMails.ts';
import { carryRecords, type CarriedRecords } from './carryRecords.ts';
import { carryRefusals } from './carryRefusals.ts';
import { forgetUnfinished, readUnfinished } from './sinceTheBackup.ts';

/** What a restored database was told of the one that it replaced. */
export interface CarriedOver extends CarriedRecords, CarriedMails {
  /** Leads that said no since the backup. */
  readonly refusals: number;
  readonly endedSessions: number;
}

interface Restored {
  readonly database: Database;
  readonly seal: Seal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Brings what the replaced database knew since the backup into the restored one, before any server works on it. Repeated
 * after it broke off, it does the rest. All sessions end: those that were ended since the backup would be open again.
 *
 * @returns `null` when no restore was under way
 */
export async function finishSinceTheBackup(
  dataDir: string,
  { database, seal, now }: Restored,
): Promise<CarriedOver | null> {
  const since = readUnfinished(dataDir);
  if (since === null) return null;
  const hashAddress = createAddressHash(await sharedSecret(database, 'address', newToken, instantOf(now()), seal));
  const stored = { database, now, newId: createIdSource(), hashAddress };
  const changeLog = createChangeLog({ ...stored, mark: byRestore });
  const campaigns = createCampaigns({ ...stored, changeLog });
  const campaignSends = createCampaignSends({
    ...stored,
    changeLog,
    campaigns,
    campaignMails: createCampaignMails(stored),
    linksOf: measuredLinks,
    onMail: () => {},
  });
  const records = await carryRecords(database, changeLog, since);
  const refusals = await carryRefusals(database, hashAddress, since.refused);
  const mails = await carryMails({ database, changeLog, campaigns, campaignSends, now }, since);
  const { numDeletedRows } = await database.query.deleteFrom('session').executeTakeFirstOrThrow();
  forgetUnfinished(dataDir);
  return { ...records, ...mails, refusals, endedSessions: Number(numDeletedRows) };
}
