import type { Client, ClientStatus, Instant, Report } from '@fnc/domain';
import type { ReactNode } from 'react';
import type { ClientDeletion, ClientOutcome } from '../clients/clientListData.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

/** The parts of a client's page; the first is where it opens. */
export type ClientTabName = 'details' | 'reports' | 'questionnaires';

/** The lead a client was made from. */
export interface LinkedLead {
  readonly href: string;
  /** `null` while it is not known, also when the server cannot be reached. */
  readonly name: string | null;
  /** It was deleted: there is nothing to open. */
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
      /** It is what the server said earlier. */
      readonly copied?: Copied | undefined;
    };

export type ReportOutcome = { readonly outcome: 'done' | 'gone' } | { readonly problem: Problem };

/** Where a client's page leads. */
export interface ClientDetailLinks {
  readonly list: string;
  readonly edit: string;
  readonly questions: string;
  readonly newReport: string;
  /** Who changed what of this client. */
  readonly changes: string;
  readonly report: (report: Report) => string;
}

export interface ClientDetailProps extends ClientDeletion {
  state: ClientDetailState;
  links: ClientDetailLinks;
  /** Whether the list behind `links.list` is narrowed. */
  filtered: boolean;
  now: Instant;
  tab: ClientTabName;
  onTab: (tab: ClientTabName) => void;
  /** For the tab: "24 van 42"; `null` until it is known. */
  progress: { readonly questions: number; readonly answered: number } | null;
  /** What the third tab shows. */
  questionnaire: ReactNode;
  onStatus: (id: string, status: ClientStatus) => Promise<ClientOutcome>;
  onDeleteReport: (id: string) => Promise<ReportOutcome>;
  onRestoreReport: (id: string) => Promise<ReportOutcome>;
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}
