import type { Client, ClientAlike, ClientForm, ClientFormValues } from '@fnc/domain';
import type { EditKeeper } from '../../forms/useUnsavedEdit.ts';
import type { Problem } from '../words/problem.ts';

type Known = Pick<Client, 'id' | 'name' | 'email'>;

/** The source of the initial values, when a new client is made from a lead. */
export type FormLead =
  | { readonly kind: 'found'; readonly name: string; readonly href: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type ClientFormState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'idMissing' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** The lead already has a client: no second one is made. */
  | { readonly phase: 'made'; readonly client: Known }
  | {
      readonly phase: 'ready';
      readonly initial: ClientFormValues;
      /** The client being edited; `null` for a new client. */
      readonly editing: Known | null;
      /** The version of the edited client in the form. */
      readonly version?: number | undefined;
      readonly lead: FormLead | null;
    };

export type ClientField = keyof ClientFormValues;

/** Fields of one client that two windows changed. Nothing is stored. */
export interface ClientConflict {
  /** The fields that both windows changed. */
  readonly fields: readonly ClientField[];
  /** The values stored now. */
  readonly theirs: ClientFormValues;
  /** The version stored now. */
  readonly version: number | undefined;
}

/** The stored values that a form started from. */
export interface EditedClient {
  readonly values: ClientFormValues;
  readonly version: number | undefined;
}

export type SavedClient =
  | {
      readonly client: Known;
      /** The outcome for the lead's status, when there is a lead. */
      readonly lead?: { readonly name: string; readonly problem: Problem | null };
    }
  | { readonly problem: Problem }
  | { readonly conflict: ClientConflict };

export interface ClientFormProps {
  state: ClientFormState;
  mode: 'new' | 'edit';
  listHref: string;
  clientHref: (id: string) => string;
  /** The address behind "cancel". */
  cancelHref: string;
  onSave: (form: ClientForm, before: EditedClient) => Promise<SavedClient>;
  /** Restores the edited client, which another window deleted; `null` when it worked. A new client has none. */
  onRestore?: (() => Promise<Problem | null>) | undefined;
  /** Finds a client that may be the same person, to warn of a duplicate; rejects when the request fails. */
  findAlike: (input: { readonly name: string; readonly email: string }) => Promise<ClientAlike | null>;
  /** Called after storing: leaves the page. */
  onSaved: (client: Known) => void;
  /** Keeps what is typed through a reload; absent: it is not kept. */
  unsaved?: EditKeeper<ClientFormValues, EditedClient> | undefined;
  /** Called with whether leaving would lose input. */
  onDirty: (dirty: boolean) => void;
  /** Set while the advisor is leaving with unsaved changes. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}
