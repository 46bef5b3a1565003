import { defaultTemplates, storedCampaignSchema, storedTemplateSchema } from '@fnc/domain';
import type { Database } from '../../database.ts';
import { clientList } from './clientList.ts';
import { questionList } from './questionList.ts';
import { recordList } from './recordList.ts';
import type { FileList } from './fileList.ts';

/** Every list of an export that the server keeps. */
export const fileLists = (engine: Database['engine']): readonly FileList[] => [
  clientList(engine),
  questionList,
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
