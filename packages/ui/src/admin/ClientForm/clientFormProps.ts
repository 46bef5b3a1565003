import type { Client, ClientForm, ClientFormValues } from '@fnc/domain';
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
      /** Everybody there is, to point out a double. */
      readonly known: readonly Known[];
      readonly lead: FormLead | null;
    };

export type SavedClient =
  | {
      readonly client: Client;
      /** What became of the lead's status, when there is a lead. */
      readonly lead?: { readonly name: string; readonly problem: Problem | null };
    }
  | { readonly problem: Problem }
  /** The same field was changed in another window: nothing is stored; this is what stands there now. */
  | { readonly theirs: ClientFormValues };

export interface ClientFormProps {
  state: ClientFormState;
  mode: 'new' | 'edit';
  listHref: string;
  clientHref: (id: string) => string;
  /** Where "cancel" leads. */
  cancelHref: string;
  /** `before`: what the form is a change of. */
  onSave: (form: ClientForm, before: ClientFormValues) => Promise<SavedClient>;
  /** It is stored: leave the page. */
  onSaved: (client: Client) => void;
  /** Whether something typed would be lost by leaving. */
  onDirty: (dirty: boolean) => void;
  /** Given while the advisor is on the way out with something unsaved. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}
