export {
  describeCampaignRepository,
  type CampaignRepositoryUnderTest,
} from './campaigns/campaignRepository.contract.ts';
export { describeClientRepository, type ClientRepositoryUnderTest } from './clients/clientRepository.contract.ts';
export { describeLeadRepository, type LeadRepositoryUnderTest } from './leads/leadRepository.contract.ts';
export {
  describeQuestionnaireRepository,
  type QuestionnaireRepositoryUnderTest,
} from './questionnaires/questionnaireRepository.contract.ts';
export { describeReportRepository, type ReportRepositoryUnderTest } from './reports/reportRepository.contract.ts';
export { describeConversionRepository, describePageViewRepository } from './tracking/tracking.contract.ts';
export { describeTemplateRepository } from './templates/templateRepository.contract.ts';
