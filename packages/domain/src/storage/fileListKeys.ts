import type { FileListName } from './fileLists.ts';

/** Where each list of the server stands in a browser: as a copy, or left over from before it moved. The specification's keys. */
export const fileListKeys: Readonly<Record<FileListName, string>> = {
  clients: 'clients',
  globalQuestions: 'global_questions',
  emailCampaigns: 'email_campaigns',
  emailTemplates: 'email_templates',
};

/** Where an older version kept what was removed of them, until it was given up: nobody can bring that back any more. */
export const removedListKeys: readonly string[] = [
  'clients_removed',
  'reports_removed',
  'email_campaigns_removed',
  'email_templates_removed',
];
