import type { Instant } from '@fnc/domain';
import type { Generated, Selectable } from 'kysely';
import type {
  AnswerTable,
  ClientTable,
  QuestionListTable,
  QuestionTable,
  RecordTable,
  ReportTable,
} from './clientSchema.ts';
import type {
  CampaignMailTable,
  CampaignSendTable,
  CampaignSnapshotTable,
  MailContentTable,
  OutboxTable,
} from './mailTables.ts';

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
  /** Of the newsletter: `none`, `pending` until the link in a mail confirmed it, `confirmed`; and since when. */
  consent: Generated<string>;
  consent_at: Instant | null;
  /** `bounced`, `complained` or `blocked`: no campaign goes to this address any more. */
  suppressed: string | null;
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

/** Append-only: proof of what was agreed to, when, where and in which words; and of what was taken back. */
interface ConsentTable {
  id: string;
  lead_id: string;
  at: Instant;
  kind: Generated<'given' | 'confirmed' | 'withdrawn' | 'given_again' | 'blocked' | 'unblocked'>;
  /** Names the wording in the domain's list. It, the wording and the page are empty where no box was ticked. */
  version: string;
  wording: string;
  page: string;
  language: string;
  /** Of a block by hand: user name of who did it, the code of the reason, and what was typed. */
  by_user: string | null;
  reason: string | null;
  note: string | null;
}

/** Addresses that said no, as a keyed hash: known again when they come back, and by nobody who only reads this. */
interface AddressRefusalTable {
  address_hash: string;
  reason: 'unsubscribed' | 'bounced' | 'complained' | 'blocked';
  at: Instant;
}

/** So that the link in a mail of long ago still unsubscribes its address. */
interface ErasedLeadTable {
  id: string;
  address_hash: string;
  at: Instant;
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
  /** Of a one-time password: from then on it signs nobody in. `null`: it does not end. */
  one_time_ends_at: Generated<Instant | null>;
  created_at: Instant;
}

interface SessionTable {
  /** SHA-256 of the token: who reads the database cannot sign in with what it finds. */
  token_hash: string;
  user_id: string;
  created_at: Instant;
  expires_at: Instant;
  /** Written at most once a minute; empty in sessions from before it was. */
  last_used_at: Generated<Instant | null>;
  /** In words, such as Firefox and Windows. */
  browser: Generated<string | null>;
  system: Generated<string | null>;
}

/** The key of an admin's authenticator app. */
interface SecondFactorTable {
  user_id: string;
  /** Encrypted; see `createSealing`. */
  sealed_key: string;
  /** `null` until a first code was given: it is not asked for before. */
  confirmed_at: Instant | null;
  /** The newest time step whose code was accepted: neither it nor an older one is accepted again. */
  last_step: number;
}

interface RecoveryCodeTable {
  /** SHA-256; the codes are random. */
  code_hash: string;
  user_id: string;
  used_at: Instant | null;
}

/** Attempts counted per key and window. In the database, so that several processes count together. */
interface LoginAttemptTable {
  /** SHA-256 of the address or the account. */
  key: string;
  window_ends_at: Instant;
  attempts: number;
}

/** One password that was tried for an account from a device that is not known. */
interface PasswordTryTable {
  id: string;
  /** SHA-256 of the account's name. */
  account: string;
  at: Instant;
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

/** How many there are, kept by triggers; a view, because PostgreSQL keeps changes apart until they are added up. */
interface CurrentCountTable {
  /**
   * `lead`: living leads, by status and source. `made`: living leads by the hour (in UTC) they were made in, clients under
   * `converted`. `waiting`: leads whose clock runs. `mail`: mails by status, `sending` under `queued`.
   */
  kind: 'lead' | 'made' | 'waiting' | 'mail';
  key: string;
  part: string;
  /** May be zero. */
  amount: number;
}

/** SQLite only: the row of a lead in `lead_search`, its index of searches. */
interface LeadSearchRowTable {
  row: number;
  lead_id: string;
}

/** SQLite only, one row: how often something was removed from the index of searches, and how often when it was merged. */
interface LeadSearchStateTable {
  removed: number;
  merged: number;
}

/** One row, `nightly`: whose turn it is to make a backup, and what became of the last one. */
interface BackupTurnTable {
  name: string;
  /** A server is making one until then at the latest, or none is tried again before. */
  taken_until: Instant | null;
  made_at: Instant | null;
  /** Machine and folder. */
  made_in: string | null;
  bytes: number | null;
  failed_at: Instant | null;
  /** A `BackupObstacle`. */
  obstacle: string | null;
}

/** Made once by whichever process needs one first, then the same for all. */
interface SecretTable {
  name: string;
  value: string;
  created_at: Instant;
}

/** One row a change of the advisor's file or of a lead: see `Change` of the domain. */
interface ChangeTable {
  seq: Generated<number>;
  at: Instant;
  by_user: string | null;
  noun: string;
  record_id: string;
  kind: string;
  /** Of the record after the change; `null` where records have none. */
  version: number | null;
  /** JSON array of names. */
  fields: string;
}

/** A change of everything at once, until it can be undone no more. */
interface FileChangeTable {
  id: string;
  /** A `FileChangeKind`. */
  kind: string;
  at: Instant;
  by_user: string;
  /** JSON, by list: see `ListUndo`. */
  undo: string;
  undone_at: Instant | null;
}

/** What an import could not read, as it was. */
interface BrokenRecordTable {
  id: string;
  /** A `FileListName`. */
  list: string;
  /** JSON. */
  record: string;
  at: Instant;
}

export interface Schema {
  lead: LeadTable;
  lead_event: LeadEventTable;
  consent: ConsentTable;
  outbox: OutboxTable;
  campaign_mail: CampaignMailTable;
  campaign_send: CampaignSendTable;
  campaign_snapshot: CampaignSnapshotTable;
  mail_content: MailContentTable;
  address_refusal: AddressRefusalTable;
  erased_lead: ErasedLeadTable;
  admin_user: AdminUserTable;
  session: SessionTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  login_attempt: LoginAttemptTable;
  password_try: PasswordTryTable;
  daily_count: DailyCountTable;
  secret: SecretTable;
  backup_turn: BackupTurnTable;
  current_count: CurrentCountTable;
  lead_search_row: LeadSearchRowTable;
  lead_search_state: LeadSearchStateTable;
  change: ChangeTable;
  email_template: RecordTable;
  file_change: FileChangeTable;
  broken_record: BrokenRecordTable;
  client: ClientTable;
  report: ReportTable;
  question: QuestionTable;
  question_list: QuestionListTable;
  answer: AnswerTable;
  campaign: RecordTable;
}

export type LeadRow = Selectable<LeadTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type CampaignSendRow = Selectable<CampaignSendTable>;
export type AdminUserRow = Selectable<AdminUserTable>;
