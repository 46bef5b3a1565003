import { bundleNames, type BundleName } from './bundle.ts';

/** Lists of the bundle that the server keeps; the others are a visitor's own, and stay in the browser that made them. */
export const fileListNames = [
  'clients',
  'globalQuestions',
  'emailCampaigns',
  'emailTemplates',
] as const satisfies readonly BundleName[];
export type FileListName = (typeof fileListNames)[number];

/** What stays in the browser, in the order of the bundle. */
export const browserListNames = bundleNames.filter(
  (name): name is Exclude<BundleName, FileListName> => !(fileListNames as readonly string[]).includes(name),
);

/** How the file was changed as a whole. */
export const fileChangeKinds = ['import', 'clear', 'samples', 'samplesRemoved'] as const;
export type FileChangeKind = (typeof fileChangeKinds)[number];
