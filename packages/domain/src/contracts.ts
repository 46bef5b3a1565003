export { describeLeadRepository, type LeadRepositoryUnderTest } from './leads/leadRepository.contract.ts';
export { describeConversionRepository, describePageViewRepository } from './tracking/tracking.contract.ts';
