import type { KeyValueStore } from '../shared/ports.ts';
import { advisorFile } from './advisorFile.ts';

/** How many campaigns are kept in a browser. Throws `StorageError`. */
export const countCampaigns = (store: KeyValueStore): number => advisorFile(store).campaigns.read().length;
