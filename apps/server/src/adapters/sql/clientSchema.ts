import type { Instant } from '@fnc/domain';
import type { Generated } from 'kysely';

/** A record of the advisor's file, in the specification's shape. */
export interface RecordTable {
  id: string;
  /** Raised with every change. */
  version: number;
  /** JSON, without the version. */
  record: string;
  created_at: Instant;
  updated_at: Instant;
  /** Set while the record can still be restored. */
  deleted_at: Instant | null;
}

/**
 * The record is without its questions, answers and reports, which have tables of their own, and without its status and the
 * moment of its last change, which have columns.
 */
export interface ClientTable extends RecordTable {
  /** The name as it is sorted: see `clientSortName`. */
  name_key: string;
  /** The beginning of it, where it is too long for an address. */
  email_key: string;
  status: string;
  joined_at: Instant;
  lead_id: string | null;
  /** What the search looks in, folded. */
  search: string;
  /** How many questions this client is asked, everybody's included, and how many of them have an answer. */
  asked: Generated<number>;
  answered: Generated<number>;
  /** Answered of asked, in parts per million; 0 when nothing is asked. */
  answered_ppm: Generated<number>;
  /** What is left of a million: one direction for all columns lets both databases find a page in an index. */
  open_ppm: Generated<number>;
}

/** The record is without its text. */
export interface ReportTable extends RecordTable {
  client_id: string;
  content: string | null;
  /** When the server that writes it last said so; `null`: nobody writes it. */
  writing_at: Instant | null;
  /** When somebody asked that server to stop. */
  stop_at: Instant | null;
}

/** The questions of a scope in their order. */
export interface QuestionTable {
  /** A client's id, or `everybodysQuestions`. */
  scope: string;
  /** From 0. */
  position: number;
  id: string;
  /** JSON. */
  record: string;
}

/** The version of the questions of a scope as a whole. No row: nothing was ever stored there. */
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
