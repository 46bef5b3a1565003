import type { KeyValueStore, Now } from '../shared/ports.ts';
import { advisorFile, advisorFileKeys } from '../storage/advisorFile.ts';
import { restorableRecords } from '../storage/restorableRecords.ts';
import { defaultTemplates } from './defaultTemplates.data.ts';
import { variablesOf } from './placeholders.ts';
import type { TemplateRepository } from './templateRepository.ts';

interface Dependencies {
  store: KeyValueStore;
  now: Now;
}

/** Templates in a key-value store, under `email_templates`; removed ones wait beside them. */
export function createStoredTemplateRepository({ store, now }: Dependencies): TemplateRepository {
  const { templates, removedTemplates } = advisorFile(store);
  const records = restorableRecords({
    store,
    now,
    records: templates,
    removed: removedTemplates,
    keys: [advisorFileKeys.templates, advisorFileKeys.removedTemplates],
    fallback: () => defaultTemplates,
  });
  return {
    list: async () => records.list(),
    findById: async (id) => records.find(id),
    add: async (template) =>
      records.add((id, at) => ({
        id,
        ...template,
        variables: variablesOf(template.subject, template.content),
        createdAt: at,
        updatedAt: at,
      })),
    update: async (id, change) =>
      records.change(id, ({ subject, content }) => ({
        ...change,
        variables: variablesOf(change.subject ?? subject, change.content ?? content),
      })),
    remove: async (id) => records.remove(id),
    restore: async (id) => records.restore(id),
  };
}
