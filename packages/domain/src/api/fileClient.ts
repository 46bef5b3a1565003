import type { BundleFault } from '../storage/bundle/readBundle.ts';
import type { FileListName } from '../storage/fileLists.ts';
import type { ListPlan } from '../storage/bundle/planImport.ts';
import type { Instant } from '../shared/time/instant.ts';
import { ApiError } from './apiError.ts';
import { fileRoutes as routes, type FileUndo } from './routes/fileRoutes.ts';
import { sendRequest, type AdminApiClientOptions, usual } from './sendRequest.ts';

type Counts = Readonly<Record<FileListName, number>>;

export interface FileState {
  readonly counts: Counts;
  /** Readable records that clearing removes or sets back. */
  readonly clears: Counts;
  /** Unreadable records that an import set aside; clearing removes them too. */
  readonly broken: Counts;
  readonly samples: Counts;
  /** Removed records that can be restored. */
  readonly removed: number;
  /** The last change of the whole file; `null`: none, or it was undone. */
  readonly undo: FileUndo | null;
}

type FilePlan =
  | { readonly outcome: 'plan'; readonly exportedAt: Instant | null; readonly lists: readonly ListPlan[] }
  | { readonly outcome: 'refused'; readonly fault: BundleFault };

/** Number of records in an export. */
export interface ExportContents {
  readonly clients: number;
  readonly answers: number;
  readonly reports: number;
  readonly campaigns: number;
  readonly templates: number;
  readonly leads: number;
}

/** Result of a change of the whole file. */
export interface FileChanged {
  /** Number of records of each kind. */
  readonly counts: Counts;
  /** Id for `undo`; `null`: nothing was changed. */
  readonly change: string | null;
}

type FileImported =
  | { readonly outcome: 'done'; readonly change: string | null }
  | { readonly outcome: 'refused'; readonly fault: BundleFault };

/** Calls about all of the advisor's records at once. Every method rejects with `ApiError`. */
export interface FileApiClient {
  state(): Promise<FileState>;
  export(): Promise<{
    readonly lists: Readonly<Record<FileListName, readonly unknown[]>>;
    readonly broken: Readonly<Partial<Record<FileListName, readonly unknown[]>>>;
  }>;
  contents(): Promise<ExportContents>;
  /** What an import would do; changes nothing. @param bundle a parsed export of any version */
  plan(bundle: unknown): Promise<FilePlan>;
  import(bundle: unknown): Promise<FileImported>;
  clear(): Promise<FileChanged>;
  addSamples(): Promise<FileChanged>;
  removeSamples(): Promise<FileChanged>;
  /** `false`: a record was changed since, so nothing is undone. */
  undo(id: string): Promise<boolean>;
}

interface Refused {
  readonly code: BundleFault['code'];
  readonly version?: string | undefined;
}

const faultOf = ({ code, version = '–' }: Refused): BundleFault =>
  code === 'bundle_version_unknown' ? { code, version } : { code };

async function changed(
  options: AdminApiClientOptions,
  route: typeof routes.clearFile | typeof routes.addSamples | typeof routes.removeSamples,
): Promise<FileChanged> {
  const { counts, change } = await sendRequest(options, route, usual);
  return { counts, change };
}

export const createFileApiClient = (options: AdminApiClientOptions): FileApiClient => ({
  state: async () => {
    const { success: _flag, ...state } = await sendRequest(options, routes.fileState, usual);
    return state;
  },
  export: async () => {
    const { lists, broken } = await sendRequest(options, routes.exportFile, usual);
    return { lists, broken };
  },
  contents: async () => {
    const { success: _flag, ...contents } = await sendRequest(options, routes.countExport, usual);
    return contents;
  },
  plan: async (bundle) => {
    const answer = await sendRequest(options, routes.planImport, usual, { body: { bundle } });
    if (answer.outcome === 'refused') return { outcome: 'refused', fault: faultOf(answer) };
    return { outcome: 'plan', exportedAt: answer.exportedAt, lists: answer.lists };
  },
  import: async (bundle) => {
    const answer = await sendRequest(options, routes.importFile, usual, { body: { bundle } });
    if (answer.outcome === 'refused') return { outcome: 'refused', fault: faultOf(answer) };
    return { outcome: 'done', change: answer.change };
  },
  clear: () => changed(options, routes.clearFile),
  addSamples: () => changed(options, routes.addSamples),
  removeSamples: () => changed(options, routes.removeSamples),
  undo: async (id) => {
    try {
      await sendRequest(options, routes.undoFileChange, usual, { body: { id } });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return false;
      throw error;
    }
  },
});
