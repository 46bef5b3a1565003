import type { ReportClient } from '@fnc/domain';

/** A client to choose from. */
export type FoundClient = Pick<ReportClient, 'id' | 'name' | 'questions' | 'answers'>;

/** The service that writes the report. */
export interface ReportService {
  /** The server has its own key, so the form has no key field. */
  readonly serverHasKey: boolean;
  /** For example `gpt-4`. */
  readonly model: string;
  /** The longest text it writes, in tokens. */
  readonly maxTokens: number;
  /** The host that gets the answers: `api.openai.com`. */
  readonly host: string;
}

/** What would be sent for the current form. */
export interface SentPreview {
  /** The numbers of answers sent, and of unanswered questions. */
  readonly answers: number;
  readonly unanswered: number;
  /** Both texts exactly as they are sent. */
  readonly system: string;
  readonly user: string;
}

/** The typed key. */
export interface ReportKey {
  /** Trimmed, never empty. */
  readonly value: string;
  /** Whether to store it on this device. */
  readonly remember: boolean;
}
