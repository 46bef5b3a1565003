import type { EmailTemplate, Instant, Lead, TemplateForm } from '@fnc/domain';
import type { EditKeeper } from '../../forms/useUnsavedEdit.ts';
import type { Removed } from '../ListScreen/useUndoableRemoval.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

export type TemplateResult =
  | { readonly template: EmailTemplate }
  /** Another window changed the same fields meanwhile: nothing is stored, and `state` has the stored version. */
  | { readonly conflict: EmailTemplate }
  | { readonly problem: Problem };

export type TemplateRemoval = Removed | { readonly problem: Problem };

export type TemplateListState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** In the order in which they were added. `copied`: set for a cached copy. */
  | {
      readonly phase: 'ready';
      readonly templates: readonly EmailTemplate[];
      readonly copied?: Copied | undefined;
    };

export interface TemplateEditorProps {
  state: TemplateListState;
  /**
   * The template in the address: its id, `new`, or `null` for none (a wide screen then shows the first).
   */
  selected: string | null;
  templateHref: (id: string) => string;
  newHref: string;
  /** The address of the list alone, which a phone shows first. */
  listHref: string;
  /** The address of a new campaign with this template. */
  newCampaignHref: (id: string) => string;
  /** The address of this template's changes. */
  changesHref: (id: string) => string;
  campaignsHref: string;
  /** The leads whose view the preview can show. Empty when they are not loaded. */
  leads: readonly Lead[];
  /** The sender that the server uses; absent until it is known. */
  from?: string | undefined;
  now: Instant;
  onAdd: (template: TemplateForm) => Promise<TemplateResult>;
  /** Sends only the fields changed here, and the version they were based on. */
  onSave: (id: string, change: Partial<TemplateForm>, seen: number | undefined) => Promise<TemplateResult>;
  onDuplicate: (id: string) => Promise<TemplateResult>;
  onDelete: (id: string) => Promise<TemplateRemoval>;
  onRestore: (id: string) => Promise<TemplateResult>;
  /** Shows a template that was just made, copied or restored; `null`: the shown one was deleted. */
  onShow: (id: string | null) => void;
  /** Keeps what is typed in a template through a reload, by its id or `new`; absent: it is not kept. */
  unsaved?: ((id: string) => EditKeeper<TemplateForm>) | undefined;
  /** Called when there are unsaved changes. */
  onDirty: (dirty: boolean) => void;
  /** Set while the advisor is leaving with unsaved changes. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}
