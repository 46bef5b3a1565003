import type { BackupStatus } from '@fnc/domain';
import type { FailedMail, LeadBreakdown } from '../Dashboard/dashboardData.ts';

/** What the server says about itself and its leads. */
export interface ServerStatus extends LeadBreakdown {
  readonly leadsCount: number;
  /** Leads whose 24-hour clock runs, and those of them that are over it. */
  readonly waitingCount: number;
  readonly lateCount: number;
  readonly emailConfigured: boolean;
  /** Seconds since the server started. */
  readonly uptime: number;
  readonly version: string;
  readonly mail: { readonly queued: number; readonly sent: number; readonly failed: number };
  /** Mails of the last seven days that could not be delivered: the newest, newest first. */
  readonly failedMails: readonly FailedMail[];
  readonly backup: BackupStatus;
  /** How many there are of what the rail counts. */
  readonly records: { readonly clients: number; readonly campaigns: number; readonly templates: number };
}

export interface ServerHealth {
  readonly state: 'checking' | 'up' | 'down';
  /** The last figures; `null` before the first answer. */
  readonly status: ServerStatus | null;
}
