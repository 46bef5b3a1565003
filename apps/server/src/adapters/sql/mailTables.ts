import type { Instant } from '@fnc/domain';
import type { Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  /** `null`: a mail to the advisor without a lead. */
  lead_id: string | null;
  kind: string;
  recipient: string;
  subject: string;
  /** JSON: the input of the composer of this kind of mail; for a campaign’s mail it is in `mail_content`. */
  payload: string;
  status: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'skipped' | 'cancelled'>;
  attempts: Generated<number>;
  /** 0: somebody waits for it; 1: mail of a campaign, sent after those. */
  priority: Generated<number>;
  run_at: Instant;
  /** The first try, if there was one: the days of retrying count from it. */
  due_since: Instant | null;
  locked_until: Instant | null;
  locked_by: string | null;
  /** The last fault: a `MailFaultCode` and the mail server's message; for skipped mail the reason. */
  fault: string | null;
  fault_detail: string | null;
  created_at: Instant;
  sent_at: Instant | null;
  /** Set for an automatic mail to a visitor that was stored to be sent: see `mailboxKey`. The limits count these. */
  mailbox: string | null;
  /** The mail as part of which this one was sent, together with others. */
  bundle_id: string | null;
}

/**
 * The data of a campaign's mail besides its outbox row, which has the same id. It stays when the lead is erased: then
 * `lead_id` is empty, the outbox row is gone, and its outcome is stored here.
 */
export interface CampaignMailTable {
  id: string;
  campaign_id: string;
  /** The name when the mail was accepted; may be empty. */
  campaign_name: Generated<string>;
  lead_id: string | null;
  /** When the advisor ticked that this lead may get it without recorded consent. */
  waived_at: Instant | null;
  /** `null`: at once. */
  planned_at: Instant | null;
  /** The advisor stopped the campaign before this mail was finished; it is not retried. */
  cancelled_at: Generated<Instant | null>;
  /** A restore stopped it: it may have left before the backup was put back. Kept when it is queued again. */
  held_at: Generated<Instant | null>;
  /** At its start the server found that the planned time had passed. */
  missed_at: Generated<Instant | null>;
  /** JSON array of the addresses in the mail; a click can open only these. */
  links: Generated<string>;
  delivered_at: Generated<Instant | null>;
  bounced_at: Generated<Instant | null>;
  complained_at: Generated<Instant | null>;
  opened_at: Generated<Instant | null>;
  /** Fetched by a program, most likely. */
  machine_opened_at: Generated<Instant | null>;
  clicked_at: Generated<Instant | null>;
  unsubscribed_at: Generated<Instant | null>;
  /** The status without an outbox row: before it was handed over, when it was refused, or after its lead was erased. */
  kept_status: Generated<string | null>;
  kept_at: Generated<Instant | null>;
  /** Why its lead was refused when the campaign was sent: a `RecipientRefusal`. */
  kept_fault: Generated<string | null>;
  /** The send with its content; `null`: it was submitted singly, filled in. */
  send_id: Generated<string | null>;
}

/**
 * A campaign being sent; its snapshot has the content and the recipients, unaffected by later changes. First all
 * recipients are chosen, which adds a row of `campaign_mail` for each; then their mails are handed over to the outbox.
 */
export interface CampaignSendTable {
  id: string;
  campaign_id: string;
  /** Chosen by the caller: a repeated request with the same key is the same send. */
  key: string;
  state: Generated<'choosing' | 'handing_over' | 'done'>;
  at: Instant;
  by_user: string;
  /** `null`: at once. */
  planned_at: Instant | null;
  /** When the advisor ticked that leads without recorded consent may get it. */
  ticked_at: Instant | null;
  /** When the advisor ticked that leads whose mail a restore held may get it again. */
  again_at: Generated<Instant | null>;
  stopped_at: Generated<Instant | null>;
  /** The last lead that was chosen, or handed over. */
  place: Generated<string>;
  /** JSON: the counts of the recipients so far. */
  counts: string;
  /** The lease of the process that works on it. */
  locked_until: Generated<Instant | null>;
  locked_by: Generated<string | null>;
}

/** The content and the recipients of a send; written once. */
export interface CampaignSnapshotTable {
  send_id: string;
  name: string;
  /** With placeholders, like the content. */
  subject: string;
  content: string;
  /** JSON array of the addresses in the content. */
  links: string;
  /** JSON array of lead ids in order; empty when all were chosen. */
  recipients: string;
}

/** The content of a campaign's mail, until some time after sending: the payload of its outbox row. */
export interface MailContentTable {
  id: string;
  payload: string;
}
