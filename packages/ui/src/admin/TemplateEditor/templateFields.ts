import type { EmailTemplate, Language, TemplateForm } from '@fnc/domain';

export type TemplateField = keyof TemplateForm;
const fields = ['name', 'subject', 'category', 'content', 'language'] as const satisfies readonly TemplateField[];

/** The editable fields of a template; empty for a new one. */
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

/** The names of the fields that differ. */
const changedFields = (from: TemplateForm, to: TemplateForm): readonly TemplateField[] =>
  fields.filter((field) => from[field] !== to[field]);

export const isSame = (one: TemplateForm, other: TemplateForm): boolean => changedFields(one, other).length === 0;

/** Only the changed fields, so that another window's changes to other fields stay. */
export const changeOf = (from: TemplateForm, to: TemplateForm): Partial<TemplateForm> =>
  Object.fromEntries(changedFields(from, to).map((field) => [field, to[field]]));
