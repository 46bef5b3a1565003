import {
  type EmailTemplate,
  fieldsInConflict,
  type Language,
  mergeChanges,
  type TemplateForm,
  templateFormSchema,
} from '@fnc/domain';
import { useState } from 'react';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useUnsavedEdit } from '../../forms/useUnsavedEdit.ts';
import type { Problem } from '../words/problem.ts';
import type { TemplateEditorProps } from './templateEditorProps.ts';

export type TemplateField = keyof TemplateForm;
const fields = ['name', 'subject', 'category', 'content', 'language'] as const satisfies readonly TemplateField[];

/** The editable fields of a template; empty for a new one. */
const formOf = (template: EmailTemplate | null, language: Language): TemplateForm =>
  template === null
    ? { name: '', subject: '', category: 'welcome', content: '', language }
    : {
        name: template.name,
        subject: template.subject,
        category: template.category,
        content: template.content,
        language: template.language,
      };

/** The names of the fields that differ. */
const changedFields = (from: TemplateForm, to: TemplateForm): readonly TemplateField[] =>
  fields.filter((field) => from[field] !== to[field]);

const isSame = (one: TemplateForm, other: TemplateForm): boolean => changedFields(one, other).length === 0;

/** Only the changed fields, so that another window's changes to other fields stay. */
const changeOf = (from: TemplateForm, to: TemplateForm): Partial<TemplateForm> =>
  Object.fromEntries(changedFields(from, to).map((field) => [field, to[field]]));

interface EditedTemplate {
  /** The stored template; `null`: a new one. */
  readonly template: EmailTemplate | null;
  /** Another window deleted it: saving creates it again. */
  readonly gone: boolean;
}

/**
 * The draft of one template. It follows what another window stores, and asks when both changed the same field. Give the
 * component a `key` per template: each has its own draft.
 */
export function useTemplateDraft(
  { template, gone }: EditedTemplate,
  language: Language,
  props: Pick<TemplateEditorProps, 'onAdd' | 'onSave' | 'onDirty' | 'onShow' | 'unsaved'>,
) {
  const { onAdd, onSave, onDirty, onShow } = props;
  const unsaved = props.unsaved?.(template?.id ?? 'new');
  /** Typed before a reload. */
  const [restored] = useState(() => unsaved?.read(formOf(template, language)) ?? null);
  /** The stored version that the draft started from. */
  const [stored, setStored] = useState(() => restored?.from ?? formOf(template, language));
  const [draft, setDraft] = useState(restored?.typed ?? stored);
  /** The stored version that was last received. */
  const [received, setReceived] = useState(stored);
  const [theirs, setTheirs] = useState<TemplateForm | null>(null);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const dirty = !isSame(draft, stored);
  const guard = useLeaveGuard(dirty, onDirty);

  function take(form: TemplateForm, next: TemplateForm) {
    setStored(form);
    setDraft(next);
    setTheirs(null);
  }

  useUnsavedEdit(unsaved, { typed: draft, from: stored }, dirty, restored && (() => setDraft(stored)));

  const now = template === null ? received : formOf(template, language);
  if (!saving && !isSame(now, received)) {
    setReceived(now);
    if (fieldsInConflict(stored, draft, now).length > 0) setTheirs(now);
    else take(now, mergeChanges(stored, draft, now));
  }

  const parsed = templateFormSchema.safeParse(draft);
  const faults = new Map(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);

  /** Resolves to the first invalid field, or to `null` when it was stored or an error is shown above. */
  async function save(): Promise<TemplateField | null> {
    if (theirs !== null) return null; // the question above is still open
    setTried(true);
    setProblem(null);
    if (!parsed.success) return (['name', 'subject', 'content'] as const).find((field) => faults.has(field)) ?? null;
    const sent = draft;
    setSaving(true);
    const isNew = template === null || gone;
    const result = isNew
      ? await onAdd(parsed.data)
      : await onSave(template.id, changeOf(stored, parsed.data), template.version);
    setSaving(false);
    // The list receives the stored version, and the question appears above.
    if ('conflict' in result) return null;
    if ('problem' in result) {
      setProblem(result.problem);
      return null;
    }
    const kept = formOf(result.template, language);
    setStored(kept);
    setTheirs(null);
    // Input during the save stays.
    setDraft((typed) => mergeChanges(sent, typed, kept));
    setTried(false);
    if (isNew) {
      onDirty(false);
      onShow(result.template.id);
    }
    return null;
  }

  return {
    draft,
    change: (part: Partial<TemplateForm>) => setDraft((before) => ({ ...before, ...part })),
    fault: (field: TemplateField) => (tried ? faults.get(field) : undefined),
    dirty,
    saving,
    problem,
    guard,
    save,
    /** The version of another window that changed the same fields; `null`: none. */
    theirs,
    isDisputed: (field: TemplateField) => theirs !== null && fieldsInConflict(stored, draft, theirs).includes(field),
    /** Set while one of two versions must be chosen. */
    keep:
      theirs === null ? null : (which: 'mine' | 'theirs') => take(theirs, mergeChanges(stored, draft, theirs, which)),
  };
}
