import { defaultTemplates, storedCampaignSchema, storedTemplateSchema } from '@fnc/domain';
import { recordList } from './recordList.ts';
import type { FileList } from './fileList.ts';

/** Every list of an export that the server keeps. */
export const fileLists: readonly FileList[] = [
  recordList({
    name: 'emailCampaigns',
    table: 'campaign',
    parse: (record) => storedCampaignSchema.parse(record),
  }),
  recordList({
    name: 'emailTemplates',
    table: 'email_template',
    parse: (record) => storedTemplateSchema.parse(record),
    beginning: defaultTemplates,
  }),
];
