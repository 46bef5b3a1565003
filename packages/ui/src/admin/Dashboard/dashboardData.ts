import type { Instant, Lead, LeadQuery, LeadStatus, MailKind } from '@fnc/domain';

export interface WaitingLead {
  /** Waits for an answer: `waitingSince` is not null. */
  readonly lead: Lead;
  /** The newest question; absent when it could not be loaded. */
  readonly message?: { readonly text: string; readonly at: Instant; readonly name?: string | undefined } | undefined;
}

export interface LeadBreakdown {
  readonly byStatus: Readonly<Record<LeadStatus, number>>;
  /** The largest first. */
  readonly bySource: readonly { readonly source: string; readonly leads: number }[];
}

export interface DashboardLeads {
  /** Longest waiting first; at most as many as are shown. */
  readonly waiting: readonly WaitingLead[];
  readonly waitingCount: number;
  readonly lateCount: number;
  /** The newest that wait for a welcome only: at most as many as are named. */
  readonly welcomes: readonly Lead[];
  readonly welcomeCount: number;
  readonly total: number;
  /** `null` until the server responds. */
  readonly breakdown: LeadBreakdown | null;
  /** `browser`: the server's leads could not be loaded; these signed up in this browser. */
  readonly origin: 'server' | 'browser';
}

/** Counts of clients and their questionnaires. */
export interface FileFigures {
  readonly totalClients: number;
  readonly pendingClients: number;
  readonly completedClients: number;
  readonly activeClients: number;
  readonly inactiveClients: number;
  /** The number of questions of all clients together. */
  readonly totalQuestions: number;
  readonly totalAnswers: number;
  /** The start of the longest time in progress of a client; `null` when none is in progress. */
  readonly oldestPending: Instant | null;
}

/** A complete questionnaire of a client without a report. */
export interface ReadyQuestionnaire {
  readonly clientId: string;
  readonly clientName: string;
  readonly questions: number;
}

/** A mail that could not be delivered. */
export interface FailedMail {
  readonly leadId: string;
  readonly leadName: string;
  readonly mailKind: MailKind;
  /** When the mail was created. */
  readonly at: Instant;
}

/** The links of the figures and rows. */
export interface DashboardHrefs {
  readonly lead: (lead: Pick<Lead, 'id'>) => string;
  readonly leads: (query: LeadQuery) => string;
  readonly clients: (status?: 'pending' | 'completed') => string;
  readonly questions: string;
  /** The address of the form for a report about this client. */
  readonly newReport: (clientId: string) => string;
}
