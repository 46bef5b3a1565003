import type { Instant } from '@fnc/domain';
import type { Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  /** `null`: a mail to the advisor that belongs to no lead. */
  lead_id: string | null;
  kind: string;
  recipient: string;
  subject: string;
  /** JSON: what the composer of this kind of mail needs; of a campaign’s mail it stands in `mail_content`. */
  payload: string;
  status: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'skipped' | 'cancelled'>;
  attempts: Generated<number>;
  /** 0: somebody waits for it; 1: mail of a campaign, which leaves after those. */
  priority: Generated<number>;
  run_at: Instant;
  /** When it was tried for the first time, as far as it was: since then there are days of trying. */
  due_since: Instant | null;
  locked_until: Instant | null;
  locked_by: string | null;
  /** The last fault: a `MailFaultCode`, and what the mail server said; of skipped mail the reason. */
  fault: string | null;
  fault_detail: string | null;
  created_at: Instant;
  sent_at: Instant | null;
  /** Of an automatic mail to a visitor that was stored to leave: see `mailboxKey`. The limits count these. */
  mailbox: string | null;
  /** The mail in whose place this one left, together with others. */
  bundle_id: string | null;
}

/**
 * What is known of a mail of a campaign beside its place in the outbox, whose id it has. It stays when the lead is erased:
 * then `lead_id` is empty, the row of the outbox is gone, and what had become of it is kept here.
 */
export interface CampaignMailTable {
  id: string;
  campaign_id: string;
  /** As it was called when the mail was accepted; may be empty. */
  campaign_name: Generated<string>;
  lead_id: string | null;
  /** When the advisor ticked that this lead may have it without recorded consent. */
  waived_at: Instant | null;
  /** `null`: at once. */
  planned_at: Instant | null;
  /** The advisor stopped the campaign before this mail was finished; it is not tried any more. */
  cancelled_at: Generated<Instant | null>;
  /** The server found, when it started, that the planned moment had passed. */
  missed_at: Generated<Instant | null>;
  /** JSON array of the addresses in the mail; a click leads to one of them or nowhere. */
  links: Generated<string>;
  delivered_at: Generated<Instant | null>;
  bounced_at: Generated<Instant | null>;
  complained_at: Generated<Instant | null>;
  opened_at: Generated<Instant | null>;
  /** Fetched by a program, most likely. */
  machine_opened_at: Generated<Instant | null>;
  clicked_at: Generated<Instant | null>;
  unsubscribed_at: Generated<Instant | null>;
  /** What it is as long as it has no row in the outbox: before it was handed over, where it was refused, or when its lead was erased. */
  kept_status: Generated<string | null>;
  kept_at: Generated<Instant | null>;
  /** Why its lead was not mailed when the campaign was sent: a `RecipientRefusal`. */
  kept_fault: Generated<string | null>;
  /** The send that it belongs to, which has its words; `null`: somebody handed it in, filled in. */
  send_id: Generated<string | null>;
}

/**
 * A campaign that is sent; its snapshot says what and to whom, whatever is changed later. First everybody is
 * chosen, which gives each a row of `campaign_mail`; then, all of them being known, their mails are handed over to the outbox.
 */
export interface CampaignSendTable {
  id: string;
  campaign_id: string;
  /** Of the caller's making: asked again with the same, it is the same send. */
  key: string;
  state: Generated<'choosing' | 'handing_over' | 'done'>;
  at: Instant;
  by_user: string;
  /** `null`: at once. */
  planned_at: Instant | null;
  /** When the advisor ticked that leads without recorded consent may have it. */
  ticked_at: Instant | null;
  stopped_at: Generated<Instant | null>;
  /** The last lead that was chosen, or handed over. */
  place: Generated<string>;
  /** JSON: what became of the recipients so far. */
  counts: string;
  /** Until then the process that works on it has it for itself. */
  locked_until: Generated<Instant | null>;
  locked_by: Generated<string | null>;
}

/** What a send says, and whom it is for; written once. */
export interface CampaignSnapshotTable {
  send_id: string;
  name: string;
  /** With placeholders, like the content. */
  subject: string;
  content: string;
  /** JSON array of the addresses in the content. */
  links: string;
  /** JSON array of ids of leads in their order; empty when all were chosen. */
  recipients: string;
}

/** What a mail of a campaign says, until some time after it left: the payload of its row in the outbox. */
export interface MailContentTable {
  id: string;
  payload: string;
}
