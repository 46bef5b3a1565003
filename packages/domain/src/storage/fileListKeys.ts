import type { FileListName } from './fileLists.ts';

/** Browser keys of the server's lists, for a copy or for data of an older version. The specification's keys. */
export const fileListKeys: Readonly<Record<FileListName, string>> = {
  clients: 'clients',
  globalQuestions: 'global_questions',
  emailCampaigns: 'email_campaigns',
  emailTemplates: 'email_templates',
};

/** Keys under which an older version stored removed records. They can no longer be restored. */
export const removedListKeys: readonly string[] = [
  'clients_removed',
  'reports_removed',
  'email_campaigns_removed',
  'email_templates_removed',
];
