import type { ConsentKind, Instant } from '@fnc/domain';
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
  /** As typed by the visitor, trimmed. */
  email: string;
  /** Trimmed and in lower case; unique among the leads that are not deleted. */
  email_key: string;
  name: string;
  /** The sort key of the name: folded. */
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
  welcome_since: Instant | null;
  /** Higher comes first in the list by urgency; see `urgencyOf`. */
  urgency: number;
  unsubscribed_at: Instant | null;
  /** Newsletter consent: `none`, `pending` until the link in a mail confirms it, `confirmed`; and since when. */
  consent: Generated<string>;
  consent_at: Instant | null;
  /** `bounced`, `complained` or `blocked`: no campaign is sent to this address any more. */
  suppressed: string | null;
  /** The searched text, folded. */
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

/** Append-only: proof of each consent, when, where and in which words; and of each withdrawal. */
interface ConsentTable {
  id: string;
  lead_id: string;
  at: Instant;
  kind: Generated<ConsentKind>;
  /** The wording's version in the domain's list. It, the wording and the page are empty where no box was ticked. */
  version: string;
  wording: string;
  page: string;
  language: string;
  /** For a block by hand: user name, code of the reason, and the typed text. */
  by_user: string | null;
  reason: string | null;
  note: string | null;
}

/** Addresses that refuse mail, as a keyed hash: recognised when they sign up again, but unreadable without the key. */
interface AddressRefusalTable {
  address_hash: string;
  reason: 'unsubscribed' | 'bounced' | 'complained' | 'blocked';
  at: Instant;
}

/** Lets the link in an old mail still unsubscribe its address. */
interface ErasedLeadTable {
  id: string;
  address_hash: string;
  at: Instant;
}

/** A record of the console's data that was erased for good: a backup may still have it. */
interface ErasedRecordTable {
  noun: 'client' | 'report' | 'template' | 'campaign';
  id: string;
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
  /** `null` until the one-time password is changed. */
  password_changed_at: Instant | null;
  /** When a one-time password expires. `null`: never. */
  one_time_ends_at: Generated<Instant | null>;
  created_at: Instant;
}

interface SessionTable {
  /** SHA-256 of the token: a reader of the database cannot sign in with it. */
  token_hash: string;
  user_id: string;
  created_at: Instant;
  expires_at: Instant;
  /** Written at most once a minute; empty in sessions from before this column. */
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
  /** `null` until the first code is confirmed: the sign-in requires none before. */
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

/** Attempts counted per key and window. In the database, so that all processes share the counts. */
interface LoginAttemptTable {
  /** SHA-256 of the address or the account. */
  key: string;
  window_ends_at: Instant;
  attempts: number;
}

/** One try of a password for an account from an unknown device. */
interface PasswordTryTable {
  id: string;
  /** SHA-256 of the account's name. */
  account: string;
  at: Instant;
}

/** Anonymous: the number of events on a page in a day. */
interface DailyCountTable {
  /** `2026-11-21` in the product's time zone. */
  day: string;
  event: string;
  source: string;
  page: string;
  language: string;
  count: number;
}

/** Counts maintained by triggers; a view, because PostgreSQL stores changes separately until they are added up. */
interface CurrentCountTable {
  /**
   * `lead`: undeleted leads, by status and source. `made`: undeleted leads by the hour (in UTC) of their creation,
   * clients under `converted`. `waiting`: leads that wait for an answer, `welcome`: those that wait only for a welcome.
   * `mail`: mails by status, `sending` under `queued`.
   */
  kind: 'lead' | 'made' | 'waiting' | 'welcome' | 'mail';
  key: string;
  part: string;
  /** May be zero. */
  amount: number;
}

/** SQLite only: the row number of a lead in `lead_search`, the search index. */
interface LeadSearchRowTable {
  row: number;
  lead_id: string;
}

/** SQLite only, one row: the number of removals from the search index, and their number at the last merge. */
interface LeadSearchStateTable {
  removed: number;
  merged: number;
}

/** One row, `nightly`: the server whose turn it is to make a backup, and the outcome of the last one. */
interface BackupTurnTable {
  name: string;
  /** The lease of the server that makes one, or the time before which no server tries again. */
  taken_until: Instant | null;
  made_at: Instant | null;
  /** Machine and folder. */
  made_in: string | null;
  bytes: number | null;
  failed_at: Instant | null;
  /** A `BackupObstacle`. */
  obstacle: string | null;
}

/** Created by the first process that needs it, then the same for all. */
interface SecretTable {
  name: string;
  value: string;
  created_at: Instant;
}

/** One row per change of the console's data or of a lead: see `Change` of the domain. */
interface ChangeTable {
  seq: Generated<number>;
  at: Instant;
  by_user: string | null;
  noun: string;
  record_id: string;
  kind: string;
  /** The version after the change; `null` for records without one. */
  version: number | null;
  /** JSON array of names. */
  fields: string;
}

/** A change of all data at once, until it can no longer be undone. */
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

/** Records that an import could not read, unchanged. */
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
  erased_record: ErasedRecordTable;
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
