import { bundleNames, type BundleName } from './bundle/bundle.ts';

/**
 * Lists of the bundle that the server stores. The others are in the browser: visitors' lists stay there, and the
 * advisor's move to the server one by one.
 */
export const fileListNames = [
  'clients',
  'globalQuestions',
  'emailCampaigns',
  'emailTemplates',
] as const satisfies readonly BundleName[];
export type FileListName = (typeof fileListNames)[number];

/** Lists stored in the browser, in the order of the bundle. */
export const browserListNames = bundleNames.filter(
  (name): name is Exclude<BundleName, FileListName> => !(fileListNames as readonly BundleName[]).includes(name),
);

/** Kinds of changes of all data at once. */
export const fileChangeKinds = ['import', 'clear', 'samples', 'samplesRemoved'] as const;
export type FileChangeKind = (typeof fileChangeKinds)[number];
