import type { Now } from '../shared/ports.ts';
import { createMemoryRecords } from '../testing/memoryRecords.ts';
import { defaultTemplates } from './defaultTemplates.data.ts';
import type { EmailTemplate } from './emailTemplate.ts';
import { variablesOf } from './placeholders.ts';
import { addedTemplate, type TemplateRepository } from './templateRepository.ts';

/** Templates in memory, for tests. */
export function createMemoryTemplateRepository(now: Now): TemplateRepository {
  const records = createMemoryRecords<EmailTemplate>(now, defaultTemplates);
  return {
    list: async () => records.list(),
    findById: async (id) => records.find(id),
    add: async (template) => records.add((id, at) => addedTemplate(template, id, at), template.id),
    update: async (id, change, seen) =>
      records.update(
        id,
        ({ subject, content }) => ({
          ...change,
          variables: variablesOf(change.subject ?? subject, change.content ?? content),
        }),
        seen,
      ),
    remove: async (id) => records.remove(id),
    restore: async (id) => records.restore(id),
  };
}
