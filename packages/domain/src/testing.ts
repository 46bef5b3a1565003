export { createMemoryStore } from './storage/memoryStore.ts';
export { aCampaign, aDelivery, aTemplate, someFigures } from './testing/campaignFixtures.ts';
export { emailAddresses } from './testing/emailAddresses.data.ts';
export { aClient, aLead, aQuestion, aReport, fixedInstant, fixedNow } from './testing/fixtures.ts';
export { createMemoryTemplateRepository } from './templates/memoryTemplateRepository.ts';
export { createMemoryClientRepository } from './clients/memoryClientRepository.ts';
export { createMemoryQuestionnaireRepository } from './questionnaires/memoryQuestionnaireRepository.ts';
export { createMemoryReportRepository } from './reports/memoryReportRepository.ts';
export { createMemoryFile, type MemoryFile } from './testing/memoryFile.ts';
