import type { Instant, ReportEnd, ReportScreenData, ReportText } from '@fnc/domain';
import type { EditKeeper } from '../../forms/useUnsavedEdit.ts';
import type { Problem } from '../words/problem.ts';

export type { ReportEnd, ReportScreenData } from '@fnc/domain';

export type ReportViewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly report: ReportScreenData };

/** The text being written. `stopping`: a stop was requested, and the last words are still under way. */
export interface ReportWriting {
  readonly phase: 'writing' | 'stopping';
  /** The Markdown so far. */
  readonly text: string;
  readonly startedAt: Instant;
  /** `false`: this browser's store refused it, so closing the window loses it. */
  readonly isKept: boolean;
  /** The server writes it, whether or not a window is open. */
  readonly goesOn: boolean;
}

/** `null`: stored. `theirs`: not stored, because another window changed it meanwhile. Else the error. */
export type ReportSaved = Problem | { readonly theirs: ReportText } | null;

export interface ReportViewProps {
  state: ReportViewState;
  /** `null`: the report is not being written. */
  writing: ReportWriting | null;
  /** Why writing ended before the text was complete; `null` otherwise, and when that is no longer known. */
  ended: ReportEnd | null;
  /** The current time; updated every second during writing. */
  now: Instant;
  clientsHref: string;
  clientHref: (clientId: string) => string;
  /** Resolves to the error when stopping failed. */
  onStop: () => Promise<Problem | null>;
  /** `before` is the text that the edits started from. On an error or conflict the editor stays open with its input. */
  onSave: (text: ReportText, before: ReportText) => Promise<ReportSaved>;
  /** Says that a draft is complete, or takes that back. Resolves to the error when that failed. */
  onStatus: (status: ReportScreenData['status']) => Promise<Problem | null>;
  /** Keeps what is typed in the editor through a reload; absent: it is not kept. */
  unsaved?: EditKeeper<ReportText> | undefined;
  /** Called when the editor has unsaved changes: the app then asks before leaving. */
  onDirty?: ((dirty: boolean) => void) | undefined;
  onDownload: () => void;
  onPrint: () => void;
  /** Resolves to `null` when deleted; a toast with undo follows and `onDeleted` is called. */
  onDelete: () => Promise<Problem | null>;
  /** Resolves to `null` when restored. */
  onRestore: () => Promise<Problem | null>;
  /** Called after deleting: leaves the page. */
  onDeleted: () => void;
  onNewReport: () => void;
  /** Writes the report again; `null` when the form is no longer known. */
  onRetry: (() => void) | null;
  /** Fetches the stored report again, after an error. */
  onReload: () => void;
  /** Copies text to the clipboard; rejects where that is not allowed. */
  onCopy: (text: string) => Promise<void>;
}
