import { type EmailTemplate, type Language, type TemplateForm, templateFormSchema } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { type Problem } from '../words/problem.ts';
import type { TemplateEditorProps } from './templateEditorProps.ts';

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

const isSame = (one: TemplateForm, other: TemplateForm): boolean =>
  one.name === other.name &&
  one.subject === other.subject &&
  one.category === other.category &&
  one.content === other.content &&
  one.language === other.language;

export type TemplateField = keyof TemplateForm;

/** One template while it is being written. Give the component a `key` per template: each has a draft of its own. */
export function useTemplateDraft(
  template: EmailTemplate | null,
  language: Language,
  { onSave, onDirty, onShow }: Pick<TemplateEditorProps, 'onSave' | 'onDirty' | 'onShow'>,
) {
  const [stored, setStored] = useState(() => formOf(template, language));
  const [draft, setDraft] = useState(stored);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const dirty = !isSame(draft, stored);
  const guard = useLeaveGuard(dirty);
  useEffect(() => {
    onDirty(dirty);
  }, [dirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);

  const parsed = templateFormSchema.safeParse(draft);
  const faults = new Map(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);

  /** Answers the field that needs attention, or `null` when it was stored or the failure stands above. */
  async function save(): Promise<TemplateField | null> {
    setTried(true);
    setProblem(null);
    if (!parsed.success) return (['name', 'subject', 'content'] as const).find((field) => faults.has(field)) ?? null;
    setSaving(true);
    const result = await onSave(template?.id ?? null, parsed.data);
    setSaving(false);
    if ('problem' in result) {
      setProblem(result.problem);
      return null;
    }
    const kept = formOf(result.template, language);
    setStored(kept);
    setDraft(kept);
    setTried(false);
    onDirty(false);
    if (template === null) onShow(result.template.id);
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
  };
}
