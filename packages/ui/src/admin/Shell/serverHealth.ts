/** What the server says about itself. */
export interface ServerStatus {
  readonly leadsCount: number;
  /** Leads whose 24-hour clock runs, and those of them that are over it. */
  readonly waitingCount: number;
  readonly lateCount: number;
  readonly emailConfigured: boolean;
  /** Seconds since the server started. */
  readonly uptime: number;
  readonly version: string;
  readonly mail: { readonly queued: number; readonly sent: number; readonly failed: number };
}

export interface ServerHealth {
  readonly state: 'checking' | 'up' | 'down';
  /** The last figures; `null` before the first answer. */
  readonly status: ServerStatus | null;
}
