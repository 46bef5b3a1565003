import type { Migration } from 'kysely/migration';
import { leads } from './0001Leads.ts';
import { outbox } from './0002Outbox.ts';
import { admin } from './0003Admin.ts';
import { visitors } from './0004Visitors.ts';
import { campaigns } from './0005Campaigns.ts';
import { stoppedMails } from './0006StoppedMails.ts';
import { signIn } from './0007SignIn.ts';
import { secondFactor } from './0008SecondFactor.ts';
import { keysAndTerms } from './0009KeysAndTerms.ts';
import { blocksAndLimits } from './0010BlocksAndLimits.ts';
import { addresses } from './0011Addresses.ts';
import { lists } from './0012Lists.ts';
import { keptCounts } from './0013KeptCounts.ts';
import { leadSearch } from './0014LeadSearch.ts';
import { backups } from './0015Backups.ts';
import { file } from './0016File.ts';
import { clients } from './0017Clients.ts';
import { campaignSends } from './0018CampaignSends.ts';
import { shortSearches } from './0019ShortSearches.ts';
import { anyLanguage } from './0020AnyLanguage.ts';
import { erasedRecords } from './0021ErasedRecords.ts';
import { plainLetters } from './0022PlainLetters.ts';
import { guideClock } from './0023GuideClock.ts';
import { heldMails } from './0024HeldMails.ts';
import { withoutApostrophes } from './0025Apostrophes.ts';
import { columnTypes, type Engine } from './columnTypes.ts';

/** Every migration of both databases, by name in the order they run. Append; never edit a released one. */
export function migrations(engine: Engine): Record<string, Migration> {
  const type = columnTypes(engine);
  return {
    '0001_leads': leads(type),
    '0002_outbox': outbox(type),
    '0003_admin': admin(type),
    '0004_visitors': visitors(type),
    '0005_campaigns': campaigns(type),
    '0006_stopped_mails': stoppedMails(type),
    '0007_sign_in': signIn(type),
    '0008_second_factor': secondFactor(type),
    '0009_keys_and_terms': keysAndTerms(type),
    '0010_blocks_and_limits': blocksAndLimits(type),
    '0011_addresses': addresses,
    '0012_lists': lists,
    '0013_kept_counts': keptCounts(engine, type),
    '0014_lead_search': leadSearch(engine),
    '0015_backups': backups(type),
    '0016_file': file(engine, type),
    '0017_clients': clients(type),
    '0018_campaign_sends': campaignSends(type),
    '0019_short_searches': shortSearches(engine),
    '0020_any_language': anyLanguage(engine),
    '0021_erased_records': erasedRecords(type),
    '0022_plain_letters': plainLetters,
    '0023_guide_clock': guideClock(engine, type),
    '0024_held_mails': heldMails(type),
    '0025_apostrophes': withoutApostrophes,
  };
}
