export { createAccountApiClient, type AccountApiClient } from './api/accountClient.ts';
export type { AdminStatus, AiStatus } from './api/answers/adminAnswers.ts';
export { apiBaseFor, createOutliving, unattendedHeader, unattended, withPresentToken } from './api/transports.ts';
export { ApiError } from './api/apiError.ts';
export {
  campaignFiguresAnswerSchema,
  deliveryListAnswerSchema,
  mailStatusSchema,
  maximumCampaignIds,
  type SendEmail,
  type TestEmail,
} from './api/answers/campaignAnswers.ts';
export { createFileApiClient, type ExportContents, type FileApiClient } from './api/fileClient.ts';
export { exportedLeadsSchema, type ExportedLeads, type FileUndo } from './api/routes/fileRoutes.ts';
export { exportLeadsPath, leadsInExport } from './api/leadsInExport.ts';
export { changeEventSchema, mostChangesTold, type ChangeEvent, changesPath } from './api/routes/changeRoutes.ts';
export { readEvents, createEventStreams, type EventStreams } from './api/eventStreams.ts';
export { createCampaignApiClient, type CampaignApiClient } from './api/campaignClient.ts';
export { allDeliveries } from './api/allDeliveries.ts';
export { type AdminApiClient, createAdminApiClient } from './api/adminClient.ts';
export { createLeadChangeApiClient } from './api/leadChangeClient.ts';
export { createSessionApiClient, type SessionApiClient } from './api/sessionClient.ts';
export { type WritingEvent, writingEventSchema } from './api/routes/reportRoutes.ts';
export { apiContract } from './api/contract.ts';
export { errorAnswerSchema, messageAnswerSchema, subscribeAnswerSchema } from './api/answers/publicAnswers.ts';
export { createPublicApiClient, type PublicApiClient } from './api/publicClient.ts';
export { type ApiRoute } from './api/routes/route.ts';
export type { AdminApiClientOptions, ApiClientOptions, Sentences } from './api/sendRequest.ts';
export { followChanges, type Changes } from './changes/followChanges.ts';
export { createLeadWork } from './leads/leadWork.ts';
export { lazily } from './api/lazily.ts';
export { isSignedOut, isUnreachable, problemIn, problemOf } from './api/problemOf.ts';
export { streamCompletion } from './reports/completion/streamCompletion.ts';
export { createReportChanges } from './reports/writing/reportChanges.ts';
export { createReportWriter, isNotKept, type ReportWriter } from './reports/writing/reportWriter.ts';
export { followWriting } from './reports/writing/followWriting.ts';
export { createServerWriter, type ServerWriter } from './reports/writing/serverWriter.ts';
export { type Begun, goesOnAt, type Writing, type Writings } from './reports/writing/writing.ts';
