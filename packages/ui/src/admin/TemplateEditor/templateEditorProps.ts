import type { EmailTemplate, Instant, Lead, TemplateForm } from '@fnc/domain';
import type { Removed } from '../ListScreen/useUndoableRemoval.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import type { Problem } from '../words/problem.ts';

export type TemplateResult =
  | { readonly template: EmailTemplate }
  /** Somebody changed the same meanwhile: nothing is stored, and `state` has what stands there now. */
  | { readonly conflict: EmailTemplate }
  | { readonly problem: Problem };

export type TemplateRemoval = Removed | { readonly problem: Problem };

export type TemplateListState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** In the order in which they were added. `copied`: it is what the server said earlier. */
  | {
      readonly phase: 'ready';
      readonly templates: readonly EmailTemplate[];
      readonly copied?: Copied | undefined;
    };

export interface TemplateEditorProps {
  state: TemplateListState;
  /**
   * Stands in the address: the id of a template, `new`, or `null` for none (then the first is shown on a wide screen).
   */
  selected: string | null;
  templateHref: (id: string) => string;
  newHref: string;
  /** Only the list, as it begins on a phone. */
  listHref: string;
  /** A new campaign that begins with this template. */
  newCampaignHref: (id: string) => string;
  /** Who changed what of this template. */
  changesHref: (id: string) => string;
  campaignsHref: string;
  /** The mail can be seen as any of them sees it. Empty where they are not known. */
  leads: readonly Lead[];
  now: Instant;
  onAdd: (template: TemplateForm) => Promise<TemplateResult>;
  /** Only the fields that were changed here, and the version that the change was made from. */
  onSave: (id: string, change: Partial<TemplateForm>, seen: number | undefined) => Promise<TemplateResult>;
  onDuplicate: (id: string) => Promise<TemplateResult>;
  onDelete: (id: string) => Promise<TemplateRemoval>;
  onRestore: (id: string) => Promise<TemplateResult>;
  /** To a template that was just made, copied or brought back; `null`: the one that was shown is gone. */
  onShow: (id: string | null) => void;
  /** Something is typed that is not saved. */
  onDirty: (dirty: boolean) => void;
  /** Given while the advisor is on the way out and something is not saved. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}
