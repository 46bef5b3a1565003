import { type AdminApiClientOptions, writingEventSchema } from '@fnc/domain/api';
import {
  createApiCampaignRepository,
  createApiChangeHistory,
  createApiQuestionnaireRepository,
  createApiReportRepository,
  createApiReportWriting,
  createApiTemplateRepository,
  writingAddress,
} from '@fnc/domain/storage';
import type { EventStreams } from '../shared/eventsOf.ts';

/** The other calls about the advisor's file: in a module of its own, because the first screens do without it. */
export const createFileServices = (call: AdminApiClientOptions, eventsOf: EventStreams) => ({
  campaigns: createApiCampaignRepository(call),
  changeHistory: createApiChangeHistory(call),
  questionnaires: createApiQuestionnaireRepository(call),
  reports: createApiReportRepository(call),
  reportWriting: createApiReportWriting(call),
  templates: createApiTemplateRepository(call),
  followWriting: (id: string, from: number, signal: AbortSignal) =>
    eventsOf(writingAddress(id, from), writingEventSchema, signal),
});
