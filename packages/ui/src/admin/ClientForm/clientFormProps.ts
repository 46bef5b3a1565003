import type { Client, ClientAlike, ClientForm, ClientFormValues } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

type Known = Pick<Client, 'id' | 'name' | 'email'>;

/** Where the first values of a new client come from, when it is made from a lead. */
export type FormLead =
  | { readonly kind: 'found'; readonly name: string; readonly href: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type ClientFormState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'idMissing' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** The lead has a client already: nothing is asked twice. */
  | { readonly phase: 'made'; readonly client: Known }
  | {
      readonly phase: 'ready';
      readonly initial: ClientFormValues;
      /** Who is being edited; `null` for a new client. */
      readonly editing: Known | null;
      /** Of who is being edited: the version that stands in the form. */
      readonly version?: number | undefined;
      readonly lead: FormLead | null;
    };

export type ClientField = keyof ClientFormValues;

/** What two windows changed of one client. Nothing is stored. */
export interface ClientConflict {
  /** The fields that both changed. */
  readonly fields: readonly ClientField[];
  /** What stands there now. */
  readonly theirs: ClientFormValues;
  /** Of what stands there now. */
  readonly version: number | undefined;
}

/** What a form is a change of. */
export interface EditedClient {
  readonly values: ClientFormValues;
  readonly version: number | undefined;
}

export type SavedClient =
  | {
      readonly client: Known;
      /** What became of the lead's status, when there is a lead. */
      readonly lead?: { readonly name: string; readonly problem: Problem | null };
    }
  | { readonly problem: Problem }
  | { readonly conflict: ClientConflict };

export interface ClientFormProps {
  state: ClientFormState;
  mode: 'new' | 'edit';
  listHref: string;
  clientHref: (id: string) => string;
  /** Where "cancel" leads. */
  cancelHref: string;
  onSave: (form: ClientForm, before: EditedClient) => Promise<SavedClient>;
  /** Somebody who may be the same, to point out a double; rejects when that cannot be told. */
  findAlike: (input: { readonly name: string; readonly email: string }) => Promise<ClientAlike | null>;
  /** It is stored: leave the page. */
  onSaved: (client: Known) => void;
  /** Whether something typed would be lost by leaving. */
  onDirty: (dirty: boolean) => void;
  /** Given while the advisor is on the way out with something unsaved. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}
