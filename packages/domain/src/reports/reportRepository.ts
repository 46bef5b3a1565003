import type { Edited, FieldChanges } from '../changes/change.ts';
import type { ClientSummary } from '../clients/client.ts';
import type { Report, ReportSummary } from './report.ts';

export type NewReport = Omit<Report, 'id' | 'type' | 'updatedAt' | 'version' | 'ended' | 'writing'>;
/** Only the given fields change. */
export type ReportChange = FieldChanges<Pick<Report, 'name' | 'content' | 'status' | 'metadata'>>;

/** Every method rejects only when the server cannot be asked (`ApiError`), or has not done it. */
export interface ReportRepository {
  /** The reports of a client without what they say, in the order in which they were added; `null` when there is no such client. */
  listOf(clientId: string): Promise<readonly ReportSummary[] | null>;
  /** `null` when no client has it. */
  findById(id: string): Promise<{ readonly report: Report; readonly client: ClientSummary } | null>;
  /** Appended to the client's reports; `null` when there is no such client. */
  add(clientId: string, report: NewReport): Promise<Report | null>;
  /** @param seen the version that the change was made from; without it nothing is a conflict */
  update(id: string, change: ReportChange, seen?: number): Promise<Edited<Report>>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to bring back or the client is gone. */
  restore(id: string): Promise<Report | null>;
}
