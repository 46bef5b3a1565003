import { bundleNames, type BundleName } from './bundle/bundle.ts';

/**
 * Lists of the bundle that the server keeps. The others stand in the browser: those of visitors stay there, and those of the
 * advisor move, one noun after the other.
 */
export const fileListNames = [
  'clients',
  'globalQuestions',
  'emailCampaigns',
  'emailTemplates',
] as const satisfies readonly BundleName[];
export type FileListName = (typeof fileListNames)[number];

/** What stands in the browser, in the order of the bundle. */
export const browserListNames = bundleNames.filter(
  (name): name is Exclude<BundleName, FileListName> => !(fileListNames as readonly BundleName[]).includes(name),
);

/** How the file was changed as a whole. */
export const fileChangeKinds = ['import', 'clear', 'samples', 'samplesRemoved'] as const;
export type FileChangeKind = (typeof fileChangeKinds)[number];
