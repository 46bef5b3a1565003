import { type AdminApiClientOptions, type EventStreams, writingEventSchema } from '@fnc/domain/api';
import {
  createApiCampaignRepository,
  createApiChangeHistory,
  createApiQuestionnaireRepository,
  createApiReportRepository,
  createApiReportWriting,
  createApiTemplateRepository,
  writingAddress,
} from '@fnc/domain/storage';

/** The other API calls about clients: in a module of its own, because the first screens do not need it. */
export const createFileServices = (call: AdminApiClientOptions, eventsOf: EventStreams<AbortSignal>) => ({
  campaigns: createApiCampaignRepository(call),
  changeHistory: createApiChangeHistory(call),
  questionnaires: createApiQuestionnaireRepository(call),
  reports: createApiReportRepository(call),
  reportWriting: createApiReportWriting(call),
  templates: createApiTemplateRepository(call),
  followWriting: (id: string, from: number, signal: AbortSignal) =>
    eventsOf(writingAddress(id, from), writingEventSchema, signal),
});
