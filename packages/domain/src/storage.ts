export { createApiCampaignRepository } from './campaigns/campaignRepository.ts';
export { createApiChangeHistory } from './changes/apiChangeHistory.ts';
export { createApiClientRepository } from './clients/clientRepository.ts';
export { createApiLeadRepository } from './leads/apiLeadRepository.ts';
export { createStoredLeadRepository, type StoredLeadRepository } from './leads/storedLeadRepository.ts';
export { createStoredSignUps, leadKeys, type StoredSignUps } from './leads/storedSignUps.ts';
export { createApiQuestionnaireRepository } from './questionnaires/questionnaireRepository.ts';
export {
  createApiReportRepository,
  createApiReportWriting,
  type ReportWriting,
  writingAddress,
} from './reports/reportRepository.ts';
export { applyImport } from './storage/bundle/applyImport.ts';
export { printBundleInParts } from './storage/bundle/bundle.ts';
export { clearData } from './storage/clearData.ts';
export { undoChange, type DataChange } from './storage/dataChange.ts';
export { createCopyKeeping, type CopyKeeping } from './storage/copies/copyMark.ts';
export { exportBundle } from './storage/bundle/exportBundle.ts';
export { createMemoryStore } from './storage/memoryStore.ts';
export { hasOldFile } from './storage/copies/hasOldFile.ts';
export { forgetOldFile, readOldFile, type OldFile } from './storage/copies/oldFile.ts';
export { openStore } from './storage/openStore.ts';
export { readBundle } from './storage/bundle/readBundle.ts';
export { createApiTemplateRepository } from './templates/templateRepository.ts';
export { createStoredConversionRepository, createStoredPageViewRepository } from './tracking/storedTracking.ts';
export { createWorkingCopy, type WorkingCopy } from './storage/copies/workingCopy.ts';
export { trackingCap, trackingKeys } from './tracking/trackingLog.ts';
export { copiedCampaignSchema } from './storage/copies/copiedCampaigns.ts';
export { copiedClient, copiedClients, copiedQuestionnaire } from './storage/copies/copiedClients.ts';
export { readCopied } from './storage/copies/readCopied.ts';
export { createDataTools, type DataTools, type DataToolsMemory } from './storage/dataTools.ts';
export { createLocalData, type LocalData } from './storage/localData.ts';
