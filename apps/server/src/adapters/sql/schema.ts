import type { Instant } from '@fnc/domain';
import type { Generated, Selectable } from 'kysely';

/*
 * One schema for SQLite and PostgreSQL. Instants are ISO-8601 UTC strings on this side of the database: TEXT in SQLite,
 * TIMESTAMPTZ in PostgreSQL. There are no booleans: what can be true became true at some time, so it is a nullable
 * instant. JSON is text.
 */

export interface LeadTable {
  id: string;
  /** As the visitor wrote it, trimmed. */
  email: string;
  /** Trimmed and in lower case; unique among the leads that are not deleted. */
  email_key: string;
  name: string;
  /** The name as it is sorted: folded. */
  name_key: string;
  phone: string | null;
  profession: string | null;
  source: string;
  lead_magnet: string | null;
  page: string | null;
  language: string;
  status: Generated<string>;
  /** JSON array of strings. */
  tags: Generated<string>;
  notes: Generated<string>;
  emails_sent: Generated<number>;
  emails_opened: Generated<number>;
  emails_clicked: Generated<number>;
  emails_bounced: Generated<number>;
  last_email_at: Instant | null;
  waiting_since: Instant | null;
  /** Higher comes first in the list by urgency; see `urgencyOf`. */
  urgency: number;
  unsubscribed_at: Instant | null;
  /** What the search looks in, folded. */
  search: string;
  created_at: Instant;
  updated_at: Instant;
  /** Set while the lead can still be restored. */
  deleted_at: Instant | null;
}

interface LeadEventTable {
  id: string;
  lead_id: string;
  kind: string;
  at: Instant;
  /** JSON: the fields of this kind of event. */
  data: string;
}

/** Append-only: proof of what was agreed to, when, where and in which words. */
interface ConsentTable {
  id: string;
  lead_id: string;
  at: Instant;
  /** Names the wording in the domain's list. */
  version: string;
  wording: string;
  page: string;
  language: string;
}

interface OutboxTable {
  id: string;
  lead_id: string;
  kind: string;
  recipient: string;
  subject: string;
  /** JSON: what the composer of this kind of mail needs. */
  payload: string;
  status: Generated<'queued' | 'sending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  run_at: Instant;
  locked_until: Instant | null;
  locked_by: string | null;
  /** The last fault: a `MailFaultCode`, and what the mail server said. */
  fault: string | null;
  fault_detail: string | null;
  created_at: Instant;
  sent_at: Instant | null;
}

interface AdminUserTable {
  id: string;
  username: string;
  /** Trimmed and in lower case; unique. */
  username_key: string;
  name: string;
  /** PHC string of argon2id. */
  password_hash: string;
  /** `null` until the one-time password has been changed. */
  password_changed_at: Instant | null;
  created_at: Instant;
}

interface SessionTable {
  /** SHA-256 of the token: who reads the database cannot sign in with what it finds. */
  token_hash: string;
  user_id: string;
  created_at: Instant;
  expires_at: Instant;
}

/** Attempts counted per key and window. In the database, so that several processes count together. */
interface LoginAttemptTable {
  /** SHA-256 of the address or the account. */
  key: string;
  window_ends_at: Instant;
  attempts: number;
}

/** Anonymous: how often an event happened on a page in a day. */
interface DailyCountTable {
  /** `2026-11-21` in the product's time zone. */
  day: string;
  event: string;
  source: string;
  page: string;
  language: string;
  count: number;
}

/** Made once by whichever process needs one first, then the same for all. */
interface SecretTable {
  name: string;
  value: string;
  created_at: Instant;
}

export interface Schema {
  lead: LeadTable;
  lead_event: LeadEventTable;
  consent: ConsentTable;
  outbox: OutboxTable;
  admin_user: AdminUserTable;
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  daily_count: DailyCountTable;
  secret: SecretTable;
}

export type LeadRow = Selectable<LeadTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type AdminUserRow = Selectable<AdminUserTable>;
