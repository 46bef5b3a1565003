import type { Instant } from '@fnc/domain';
import type { Generated } from 'kysely';

/** A record of the console's data, in the specification's shape. */
export interface RecordTable {
  id: string;
  /** Incremented with every change. */
  version: number;
  /** JSON, without the version. */
  record: string;
  created_at: Instant;
  updated_at: Instant;
  /** Set while the deleted record can be restored. */
  deleted_at: Instant | null;
}

/**
 * The record excludes questions, answers and reports, which have tables of their own, and the status and the time of
 * the last change, which have columns.
 */
export interface ClientTable extends RecordTable {
  /** The sort key of the name: see `clientSortName`. */
  name_key: string;
  /** The address key, truncated when it is too long for an address. */
  email_key: string;
  status: string;
  joined_at: Instant;
  lead_id: string | null;
  /** The searched text, folded. */
  search: string;
  /** The number of questions for this client, shared ones included, and the number of answered ones. */
  asked: Generated<number>;
  answered: Generated<number>;
  /** Answered of asked questions, in parts per million; 0 without questions. */
  answered_ppm: Generated<number>;
  /** A million minus `answered_ppm`: one direction for all columns lets both databases find a page in an index. */
  open_ppm: Generated<number>;
}

/** The record excludes the text. */
export interface ReportTable extends RecordTable {
  client_id: string;
  content: string | null;
  /** When the server that writes it last renewed this; `null`: it is not being written. */
  writing_at: Instant | null;
  /** When that server was asked to stop. */
  stop_at: Instant | null;
}

/** The questions of a scope, in order. */
export interface QuestionTable {
  /** A client's id, or `everybodysQuestions`. */
  scope: string;
  /** From 0. */
  position: number;
  id: string;
  /** JSON. */
  record: string;
}

/** The version of all questions of a scope. No row: nothing was ever stored there. */
export interface QuestionListTable {
  scope: string;
  version: number;
}

export interface AnswerTable {
  client_id: string;
  question_id: string;
  /** From 0, in the order in which questions were first answered. */
  position: number;
  /** JSON. */
  record: string;
  /** 1: the value is not empty. */
  filled: number;
  at: Instant | null;
  by_user: string | null;
}
