import type { Client, ClientStatus, Instant, Report } from '@fnc/domain';
import type { ReactNode } from 'react';
import type { ClientDeletion, ClientOutcome } from '../clients/clientListData.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

/** The tabs of a client's page; the first one opens by default. */
export type ClientTabName = 'details' | 'reports' | 'questionnaires';

/** The lead from which a client was made. */
export interface LinkedLead {
  readonly href: string;
  /** `null` until it is known, also when the server cannot be reached. */
  readonly name: string | null;
  /** The lead was deleted, so there is no link. */
  readonly gone: boolean;
}

export type ClientDetailState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'idMissing' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | {
      readonly phase: 'ready';
      readonly client: Client;
      readonly lead: LinkedLead | null;
      /** Set when the data is a cached copy. */
      readonly copied?: Copied | undefined;
    };

export type ReportOutcome = { readonly outcome: 'done' | 'gone' } | { readonly problem: Problem };

/** The links of a client's page. */
export interface ClientDetailLinks {
  readonly list: string;
  readonly edit: string;
  readonly questions: string;
  readonly newReport: string;
  /** The address of this client's changes. */
  readonly changes: string;
  readonly report: (report: Report) => string;
}

export interface ClientDetailProps extends ClientDeletion {
  state: ClientDetailState;
  links: ClientDetailLinks;
  /** Whether the list behind `links.list` is filtered. */
  filtered: boolean;
  now: Instant;
  tab: ClientTabName;
  onTab: (tab: ClientTabName) => void;
  /** For the label of the tab, "24 van 42"; `null` until it is known. */
  progress: { readonly questions: number; readonly answered: number } | null;
  /** The content of the third tab. */
  questionnaire: ReactNode;
  onStatus: (id: string, status: ClientStatus) => Promise<ClientOutcome>;
  /** Saves everything stored about the person as a file. Resolves to `null` on success. */
  onExport: (id: string) => Promise<Problem | null>;
  onDeleteReport: (id: string) => Promise<ReportOutcome>;
  onRestoreReport: (id: string) => Promise<ReportOutcome>;
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}
