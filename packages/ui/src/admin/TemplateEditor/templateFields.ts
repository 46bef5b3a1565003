import type { EmailTemplate, Language, TemplateForm } from '@fnc/domain';

export type TemplateField = keyof TemplateForm;
const fields = ['name', 'subject', 'category', 'content', 'language'] as const satisfies readonly TemplateField[];

/** What can be written of a template; of a new one nothing is written yet. */
export const formOf = (template: EmailTemplate | null, language: Language): TemplateForm =>
  template === null
    ? { name: '', subject: '', category: 'welcome', content: '', language }
    : {
        name: template.name,
        subject: template.subject,
        category: template.category,
        content: template.content,
        language: template.language,
      };

/** The names of the fields in which they differ. */
const changedFields = (from: TemplateForm, to: TemplateForm): readonly TemplateField[] =>
  fields.filter((field) => from[field] !== to[field]);

export const isSame = (one: TemplateForm, other: TemplateForm): boolean => changedFields(one, other).length === 0;

/** Only the fields that were changed, so that what another window made of the others stays. */
export const changeOf = (from: TemplateForm, to: TemplateForm): Partial<TemplateForm> =>
  Object.fromEntries(changedFields(from, to).map((field) => [field, to[field]]));

export interface MergedTemplate {
  /** Whoever changed a field has it; what both changed is mine. */
  readonly form: TemplateForm;
  /** Both changed a field, and not to the same. */
  readonly conflict: boolean;
}

/** What two windows have made of the same template, field by field. */
export function mergeTemplate(before: TemplateForm, mine: TemplateForm, theirs: TemplateForm): MergedTemplate {
  const changedByMe = changedFields(before, mine);
  const changedByThem = changedFields(before, theirs);
  const taken = changedByThem.filter((field) => !changedByMe.includes(field));
  return {
    form: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) },
    conflict: changedByThem.some((field) => changedByMe.includes(field) && mine[field] !== theirs[field]),
  };
}
