import type { Client } from '../clients/client.ts';
import type { Report } from './report.ts';
import type { NewReport } from './reportRepository.ts';

export type BrowserReportChange = Partial<Pick<Report, 'name' | 'content' | 'status' | 'metadata'>>;
/** Title and text: what an advisor changes by hand. */
export interface ReportText {
  readonly name: string;
  readonly content: string;
}

export type EditedReport =
  | { readonly outcome: 'saved'; readonly report: Report }
  /** Elsewhere it was changed in the meantime: nothing is stored; `theirs` is what stands there. */
  | { readonly outcome: 'conflict'; readonly theirs: ReportText }
  | { readonly outcome: 'gone' };

/** Every method rejects only when the store fails (`StorageError`), and then nothing has changed. */
export interface BrowserReportRepository {
  /** `null` when no client has it. */
  findById(id: string): Promise<{ readonly report: Report; readonly client: Client } | null>;
  /** Appended to the client's reports; `null` when there is no such client. */
  add(clientId: string, report: NewReport): Promise<Report | null>;
  update(id: string, change: BrowserReportChange): Promise<Report | null>;
  /** Stores title and text, which were `before` when the change began: when something else stands there, it is a conflict. */
  edit(id: string, text: ReportText, before: ReportText): Promise<EditedReport>;
  /** `false` when it was already gone. */
  remove(id: string): Promise<boolean>;
  /** Undoes `remove` within `restoreDays`; `null` when there is nothing to bring back or the client is gone. */
  restore(id: string): Promise<Report | null>;
}
