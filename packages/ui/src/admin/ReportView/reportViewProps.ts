import type { Instant, ReportText } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';
import type { ReportEnd, ReportViewState, ReportWriting } from './reportViewData.ts';

/** `null`: stored. `theirs`: nothing is, because elsewhere it was changed in the meantime. Else why not. */
export type ReportSaved = Problem | { readonly theirs: ReportText } | null;

export interface ReportViewProps {
  state: ReportViewState;
  /** `null`: nobody is writing. */
  writing: ReportWriting | null;
  /** Why writing ended before the text was whole; `null` otherwise, and where that is not known any more. */
  ended: ReportEnd | null;
  /** The present. While writing once a second, for the seconds in the head. */
  now: Instant;
  clientsHref: string;
  clientHref: (clientId: string) => string;
  /** Answers why it goes on all the same. */
  onStop: () => Promise<Problem | null>;
  /** `before` is what was changed. Where nothing is stored, the editor stays open with what was typed. */
  onSave: (text: ReportText, before: ReportText) => Promise<ReportSaved>;
  /** Something in the editor is not saved: the app asks before it leaves. */
  onDirty?: ((dirty: boolean) => void) | undefined;
  onDownload: () => void;
  onPrint: () => void;
  /** Answers `null` when it is gone; a toast with undo follows and `onDeleted` is called. */
  onDelete: () => Promise<Problem | null>;
  /** Answers `null` when it is back. */
  onRestore: () => Promise<Problem | null>;
  /** The report is gone: leave the page. */
  onDeleted: () => void;
  onNewReport: () => void;
  /** Writes it again; `null` where that is not possible any more, because the form is not known. */
  onRetry: (() => void) | null;
  /** Reads the stored report again, after a failure. */
  onReload: () => void;
  /** Puts text on the clipboard; rejects where that is not allowed. */
  onCopy: (text: string) => Promise<void>;
}
