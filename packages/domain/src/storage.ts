export { createApiLeadRepository } from './leads/apiLeadRepository.ts';
export { createStoredLeadRepository, leadKeys, type StoredLeadRepository } from './leads/storedLeadRepository.ts';
export { createMemoryStore } from './storage/memoryStore.ts';
export { openStore } from './storage/openStore.ts';
export { StorageError, type StorageErrorCode } from './storage/storageError.ts';
export { createStoredCollection, type StoredCollection } from './storage/storedCollection.ts';
export {
  createStoredConversionRepository,
  createStoredPageViewRepository,
  trackingCap,
  trackingKeys,
} from './tracking/storedTracking.ts';
