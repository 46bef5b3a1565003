import {
  addedTemplate,
  storedTemplateSchema,
  variablesOf,
  type EmailTemplate,
  type NewTemplate,
  type TemplateChange,
} from '@fnc/domain';
import { createRecords, type RecordDependencies, type Records } from './records.ts';

/** The server's `TemplateRepository`: every change names its user. */
export interface ServerTemplates extends Pick<Records<EmailTemplate>, 'list' | 'findById' | 'remove' | 'restore'> {
  add(by: string, template: NewTemplate): Promise<EmailTemplate>;
  update(by: string, id: string, change: TemplateChange, seen?: number): ReturnType<Records<EmailTemplate>['update']>;
}

export function createTemplates(dependencies: RecordDependencies): ServerTemplates {
  const records = createRecords<EmailTemplate>({
    ...dependencies,
    table: 'email_template',
    noun: 'template',
    parse: (record) => storedTemplateSchema.parse(record),
  });
  return {
    ...records,
    add: (by, template) => records.add(by, (id, at) => addedTemplate(template, id, at), template.id),
    // The list of placeholders is derived from the text.
    update: (by, id, change, seen) =>
      records.update(
        by,
        id,
        ({ subject, content }) => ({
          ...change,
          variables: variablesOf(change.subject ?? subject, change.content ?? content),
        }),
        seen,
      ),
  };
}
