import type { ClientStatus } from '@fnc/domain';

/** A client to choose. */
export type FoundClient = Pick<ReportClientOption, 'id' | 'name' | 'questions' | 'answers'>;

/** A client that a report can be about. */
export interface ReportClientOption {
  readonly id: string;
  /** The company. */
  readonly name: string;
  readonly contactPerson: string;
  readonly status: ClientStatus;
  /** How many questions there are for this client: the global ones and its own. */
  readonly questions: number;
  /** How many of those have an answer. */
  readonly answers: number;
  /** How many of those without an answer are required. */
  readonly unansweredRequired: number;
}

/** Who writes the report. */
export interface ReportService {
  /** The server has a key of its own: no key is asked for here. */
  readonly serverHasKey: boolean;
  /** `gpt-4` */
  readonly model: string;
  /** Longest text it writes, in tokens. */
  readonly maxTokens: number;
  /** Where the answers go: `api.openai.com`. */
  readonly host: string;
}

/** What would be sent for the form as it stands. */
export interface SentPreview {
  /** How many answers go along, and how many questions have none. */
  readonly answers: number;
  readonly unanswered: number;
  /** Both texts exactly as they are sent. */
  readonly system: string;
  readonly user: string;
}

/** The key that was typed. */
export interface ReportKey {
  /** Trimmed, never empty. */
  readonly value: string;
  /** Keep it on this device. */
  readonly remember: boolean;
}
