export { createStoredCampaignRepository } from './campaigns/storedCampaignRepository.ts';
export { createStoredClientRepository } from './clients/storedClientRepository.ts';
export { createApiLeadRepository } from './leads/apiLeadRepository.ts';
export { createStoredLeadRepository, leadKeys, type StoredLeadRepository } from './leads/storedLeadRepository.ts';
export { createStoredQuestionnaireRepository } from './questionnaires/storedQuestionnaireRepository.ts';
export { createStoredReportRepository } from './reports/storedReportRepository.ts';
export { addSamples, countSamples, removeSamples, type SamplesChange } from './samples/storedSamples.ts';
export { advisorFileKeys } from './storage/advisorFile.ts';
export { applyImport } from './storage/applyImport.ts';
export { bundleFileName, printBundle } from './storage/bundle.ts';
export { brokenRecords, checkStorage, usualQuotaBytes, type StorageEstimate } from './storage/checkStorage.ts';
export { clearData, countRemoved } from './storage/clearData.ts';
export { countMailFile, type MailFileCounts } from './storage/countMailFile.ts';
export { undoChange, type DataChange } from './storage/dataChange.ts';
export { exportBundle } from './storage/exportBundle.ts';
export { makingRoom } from './storage/makingRoom.ts';
export { createMemoryStore } from './storage/memoryStore.ts';
export { openStore } from './storage/openStore.ts';
export { planImport } from './storage/planImport.ts';
export { readBundle } from './storage/readBundle.ts';
export { StorageError, type StorageErrorCode } from './storage/storageError.ts';
export { createStoredCollection, type StoredCollection } from './storage/storedCollection.ts';
export { createStoredTemplateRepository } from './templates/storedTemplateRepository.ts';
export {
  createStoredConversionRepository,
  createStoredPageViewRepository,
  trackingCap,
  trackingKeys,
} from './tracking/storedTracking.ts';
