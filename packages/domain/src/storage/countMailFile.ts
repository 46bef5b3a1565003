import type { KeyValueStore } from '../shared/ports.ts';
import { defaultTemplateCount } from '../templates/defaultTemplateCount.ts';
import { advisorFile, advisorFileKeys } from './advisorFile.ts';

export interface MailFileCounts {
  readonly campaigns: number;
  readonly templates: number;
}

/** How many campaigns and templates are kept in a browser. Throws `StorageError`. */
export function countMailFile(store: KeyValueStore): MailFileCounts {
  const { campaigns, templates } = advisorFile(store);
  const untouched = store.getItem(advisorFileKeys.templates) === null;
  return {
    campaigns: campaigns.read().length,
    templates: untouched ? defaultTemplateCount : templates.read().length,
  };
}
