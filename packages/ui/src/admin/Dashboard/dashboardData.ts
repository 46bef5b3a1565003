import type { Instant, Lead, LeadQuery, LeadStatus, MailKind } from '@fnc/domain';

export interface WaitingLead {
  /** Its clock runs: `waitingSince` is not null. */
  readonly lead: Lead;
  /** The newest question; absent for who only asked for the guide. */
  readonly message?: { readonly text: string; readonly at: Instant } | undefined;
}

export interface LeadBreakdown {
  readonly byStatus: Readonly<Record<LeadStatus, number>>;
  /** The largest first. */
  readonly bySource: readonly { readonly source: string; readonly leads: number }[];
}

export interface DashboardLeads {
  /** The longest waiting first; at most as many as are shown. */
  readonly waiting: readonly WaitingLead[];
  readonly waitingCount: number;
  readonly lateCount: number;
  readonly total: number;
  /** `null` while the server has not told. */
  readonly breakdown: LeadBreakdown | null;
  /** `browser`: the server's leads did not come; these are the ones that signed up in this browser. */
  readonly origin: 'server' | 'browser';
}

/** What this browser keeps of clients and their questionnaires. */
export interface FileFigures {
  readonly totalClients: number;
  readonly pendingClients: number;
  readonly completedClients: number;
  readonly activeClients: number;
  readonly inactiveClients: number;
  /** Asked of all clients together. */
  readonly totalQuestions: number;
  readonly totalAnswers: number;
  /** Since when the client waits that has been in progress longest; `null` when none is. */
  readonly oldestPending: Instant | null;
}

/** A questionnaire without a gap, of a client without a report. */
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
  /** When it was caused. */
  readonly at: Instant;
}

/** Where the figures and rows lead. */
export interface DashboardHrefs {
  readonly lead: (lead: Pick<Lead, 'id'>) => string;
  readonly leads: (query: LeadQuery) => string;
  readonly clients: (status?: 'pending' | 'completed') => string;
  readonly questions: string;
  /** The form for a report about this client. */
  readonly newReport: (clientId: string) => string;
}
