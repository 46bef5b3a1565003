export { brand, brandSamples, type Brand } from './brand/brand.data.ts';
export { privacyPath, guidePath, newsletterPath, languageOfPath } from './pages/publicPaths.ts';
export { loginSchema, type Login, type User } from './auth/user.ts';
export {
  createSession,
  type Session,
  type SessionGateway,
  type SessionState,
  type TokenStore,
} from './auth/session.ts';
export {
  guessablePasswordCodes,
  passwordChangeFormSchema,
  type GuessablePasswordCode,
  type PasswordChangeForm,
} from './auth/passwordChange.ts';
export { deviceOf, type Device, type OpenSession } from './auth/openSession.ts';
export {
  codeFormSchema,
  codeKey,
  isOneTimeCode,
  oneTimeCodeLength,
  passwordFormSchema,
  recoveryCodeCount,
  type CodeForm,
  type PasswordForm,
  type SecondFactor,
  type SecondFactorKey,
} from './auth/secondFactor.ts';
export { breakEvenRevenue, curveEnd, savingsCurve } from './calculator/savingsCurve.ts';
export { calculateSavings, checkRevenue, isEven, maximumRevenue, type Savings } from './calculator/calculateSavings.ts';
export {
  defaultCalculatorState,
  printCalculatorState,
  calculatorParameters,
  namesElsewhere,
  readCalculatorState,
  type CalculatorState,
} from './calculator/calculatorState.ts';
export { explainSavings, type SavingsStep } from './calculator/explainSavings.ts';
export {
  compareOwner,
  dutchCorporateTax,
  ownerBurden,
  ownerHomes,
  ownerRoutes,
  type OwnerBurden,
  type OwnerComparison,
  type OwnerHome,
  type OwnerPart,
  type OwnerRoute,
} from './calculator/ownerModel.ts';
export { ownerRules } from './calculator/ownerRules.data.ts';
export { newestRateSetId, rateSetIds, rulesOf } from './calculator/rateSets.ts';
export { entityForms, type EntityForm, type TaxRules } from './calculator/taxRules.ts';
export { monthlyRunningCosts, taxRules, yearlyRunningCosts } from './calculator/taxRules.data.ts';
export { breakEvenState, solveCase, type WorkedCaseId } from './cases/workedCases.ts';
export { workedCases } from './cases/workedCases.data.ts';
export { articleClaims, type ArticleClaimName } from './claims/articleClaims.data.ts';
export { citedSource, type CitedSource } from './claims/citedSource.ts';
export type { Claim, ClaimCondition, ClaimUnit } from './claims/claim.ts';
export { claims, type ClaimName } from './claims/claims.data.ts';
export { corporateTaxClaims } from './claims/corporateTaxClaims.data.ts';
export { promises } from './claims/promises.data.ts';
export {
  audienceOf,
  isHandedOver,
  type Audience,
  recipientFilter,
  type RecipientQuery,
} from './campaigns/sending/audience.ts';
export {
  campaignSchema,
  type CampaignSummary,
  noCampaignStats,
  type Campaign,
  duplicateCampaign,
} from './campaigns/campaign.ts';
export { campaignSummary } from './campaigns/campaignSummary.ts';
export { campaignFilter, campaignTotals, sentCount, type CampaignEntry } from './campaigns/campaignEntry.ts';
export { campaignFiguresSchema, type CampaignFigures, type CampaignMeasures } from './campaigns/campaignFigures.ts';
export {
  isPlannable,
  isPlannableYear,
  problemsOf,
  type CampaignProblem,
} from './campaigns/sending/campaignProblems.ts';
export { campaignQueryParams, readCampaignQuery, type CampaignQuery } from './campaigns/campaignQuery.ts';
export { type CampaignChange, type CampaignRepository, type NewCampaign } from './campaigns/campaignRepository.ts';
export {
  type CampaignOrder,
  countAudience,
  noAudience,
  sendingFault,
  withTick,
  type AudienceCounts,
  type CampaignSent,
  recipientRefusals,
  type RecipientRefusal,
  type SendingFault,
} from './campaigns/sending/campaignSending.ts';
export { storedCampaignSchema, storedCampaignSummarySchema } from './campaigns/storedCampaign.ts';
export {
  acceptedCount,
  campaignState,
  shareOfSent,
  unreportedCount,
  wantedCount,
  nextLook,
  refreshSeconds,
} from './campaigns/campaignState.ts';
export { campaignStatuses, campaignStatusLabel, type CampaignStatus } from './campaigns/campaignVocabulary.ts';
export { deliverySchema, type Delivery, type DeliveryStatus } from './campaigns/sending/delivery.ts';
export { deliveryReason, isHeld } from './campaigns/sending/deliveryReason.ts';
export { deliveryExportFileName, exportDeliveries } from './campaigns/sending/exportDeliveries.ts';
export { campaignObstacle, type CampaignObstacle } from './campaigns/sending/campaignsAllowed.ts';
export { answerRefusal, reaches, reachOf, type Reach } from './campaigns/sending/reach.ts';
export {
  clientFormSchema,
  type Client,
  type ClientForm,
  type ClientFormInput,
  type ClientFormValues,
  emptyClientForm,
  type ClientSummary,
} from './clients/client.ts';
export { clientChange, formOfClient, clientFormOfLead } from './clients/clientForm.ts';
export { clientSearchText, clientPage } from './clients/clientPage.ts';
export { type ClientEvent, clientHistory } from './clients/clientHistory.ts';
export {
  answeredPpm,
  answeredShare,
  type ClientEntry,
  clientNameKey,
  type ClientPosition,
  clientSortName,
  parseClientCursor,
  printClientCursor,
} from './clients/clientOrder.ts';
export {
  type ClientListQuery,
  clientQueryParams,
  type ClientQuery,
  clientSorts,
  type ClientSort,
  defaultClientLimit,
  defaultClientSort,
  readClientQuery,
} from './clients/clientQuery.ts';
export type { FileCounts } from './clients/countFile.ts';
export type { ClientChange, ClientPage, ClientRepository, NewClient } from './clients/clientRepository.ts';
export { type ClientAlike, clientsAlike } from './clients/clientsAlike.ts';
export { clientStatuses, clientStatusLabel, type ClientStatus } from './clients/clientVocabulary.ts';
export { storedClientSummarySchema } from './clients/storedClient.ts';
export { notePreview } from './clients/notePreview.ts';
export { newsletterConsent, type ConsentRecord } from './consent/consent.ts';
export { consentEntrySchema, type ConsentEntry, type ConsentKind } from './consent/consentEntry.ts';
export { consentExportFileName, exportConsents } from './consent/exportConsents.ts';
export { contactMessageSchema, type ContactMessage, type ContactMessageInput } from './contact/contactMessage.ts';
export { guideSignUpSchema, type GuideSignUp, type GuideSignUpInput } from './guide/guideSignUp.ts';
export { leadSchema, measuredFigure, measuredLead, type Lead } from './leads/lead.ts';
export { leadEventSchema, type LeadEvent, type MailKind, type MailOutcome } from './leads/leadEvent.ts';
export {
  adminLeadSort,
  defaultLeadSort,
  leadSorts,
  maximumLeadLimit,
  printLeadQuery,
  readLeadQuery,
  type LeadQuery,
  type LeadSort,
} from './leads/leadQuery.ts';
export {
  answerClock,
  answerWithinMs,
  clocksAfter,
  type LeadClock,
  leadClocks,
  type LeadClocks,
  newestInbound,
} from './leads/answerClock.ts';
export { exportLeads, leadExportFileName } from './leads/exportLeads.ts';
export {
  leadFromMessage,
  leadFromSignUp,
  leadWithMessage,
  leadWithSignUp,
  messageEvent,
  signUpEvent,
} from './leads/inboundLead.ts';
export { createdBetween, leadFilter, leadSearchText, searchTerms } from './leads/leadFilter.ts';
export {
  compareLeads,
  leadPosition,
  leadSortName,
  parseLeadCursor,
  printLeadCursor,
  type LeadPosition,
} from './leads/leadOrder.ts';
export {
  blockReasonLabel,
  blockReasons,
  blockReasonText,
  leadBlockSchema,
  type BlockReason,
  type LeadBlock,
} from './leads/leadBlock.ts';
export {
  correctedLead,
  correctionOf,
  fieldsCorrectedElsewhere,
  isAddressSettled,
  type LeadCorrected,
} from './leads/leadCorrection.ts';
export type { LeadCorrection } from './leads/leadCorrectionSchema.ts';
export {
  type LeadPerson,
  type LeadPersonField,
  leadPersonFields,
  leadPersonSchema,
  personOf,
} from './leads/leadPerson.ts';
export {
  backupDueSince,
  isBackupAhead,
  backupObstacleSchema,
  isBackupLate,
  type BackupObstacle,
  type BackupStatus,
} from './retention/backupStatus.ts';
export { backupReasons, keptBackups, type BackupReason } from './retention/keptBackups.ts';
export { monthsBefore } from './retention/monthsBefore.ts';
export { retentionTerms } from './retention/terms.data.ts';
export {
  restoreDays,
  type LeadDetail,
  type LeadOutcome,
  type LeadPage,
  type LeadRemoval,
  type LeadRepository,
} from './leads/leadRepository.ts';
export {
  leadSourceLabel,
  leadSources,
  leadStatuses,
  leadStatusLabel,
  professionLabel,
  professions,
  type ConsentState,
  type LeadStatus,
  type Profession,
  type Suppression,
} from './leads/leadVocabulary.ts';
export {
  publicPages,
  type FooterPageId,
  type GuidePart,
  type LeadSource,
  type MainPageId,
  type PageId,
  type PageKind,
  type PublicPage,
  type PublicPages,
} from './pages/pages.data.ts';
export { professionSchema } from './leads/profession.ts';
export { mailEventSignatureHeader, mailEventToleranceMs, type MailEvent } from './mailEvents/mailEvent.ts';
export { composeContactConfirmation, composeContactToAdvisor } from './mail/contactMails.ts';
export { composeCampaignMail, composeTestMail } from './mail/campaignMail.ts';
export { withoutActiveContent } from './mail/html/activeContent.ts';
export { withEndTags } from './mail/html/openElements.ts';
export { checkCampaignMail } from './mail/campaignMailChecks.ts';
export { composeGuideMail, composeNewsletterConfirmation, composeUnsubscribeMail } from './mail/visitorMails.ts';
export { brokenLinksOf, linksOf, replaceLinks } from './mail/html/htmlLinks.ts';
export { textOfHtml } from './mail/html/textOfHtml.ts';
export type { ComposedMail } from './mail/mailDocument.ts';
export { composePasswordChangedMail, composeAdvisorBundle, mostSingleMails } from './mail/advisorMails.ts';
export type { DeliveryReasonCode } from './messages/deliveryReasons.data.ts';
export { type ErrorCode, type VisitorErrorCode } from './messages/errorCodes.ts';
export { errorMessagesEn } from './messages/errorMessages.en.data.ts';
export { errorMessagesNl } from './messages/errorMessages.nl.data.ts';
export { visitorErrorsEn } from './messages/visitorErrors.en.data.ts';
export { visitorErrorsNl } from './messages/visitorErrors.nl.data.ts';
export type { MailFaultCode } from './messages/mailFaultMessages.data.ts';
export { mailFaultMessage } from './messages/mailFaultMessage.ts';
export { errorMessage, isErrorCode, errorMessages } from './messages/messages.ts';
export { successMessage } from './messages/successMessage.ts';
export { fillMessage, type MessageParams } from './messages/fillMessage.ts';
export { type Answer } from './questionnaires/answer.ts';
export { storedAnswersSchema } from './questionnaires/storedAnswer.ts';
export { storedQuestionSchema } from './questionnaires/storedQuestion.ts';
export { answerText, checkAnswer } from './questionnaires/checkAnswer.ts';
export { answeredIds, countProgress } from './questionnaires/progress.ts';
export { addClientOfLead } from './clients/addClientOfLead.ts';
export { reportClient, type ReportClient } from './reports/reportClient.ts';
export {
  duplicateQuestion,
  freshQuestionId,
  inPlacesOf,
  insertQuestion,
  moveQuestion,
  moveSection,
  placeQuestion,
  questionFaults,
  type QuestionFault,
  type QuestionSection,
  renameSection,
  sectionNames,
  sectionsOf,
  tidyQuestion,
  withoutQuestion,
  withQuestion,
} from './questionnaires/editQuestions.ts';
export { changeQuestion, type ChangedQuestion, changeQuestions } from './questionnaires/changeQuestion.ts';
export { questionnaireOf } from './questionnaires/questionnaireOf.ts';
export { questionSchema, questionTypes, type Question, type QuestionType } from './questionnaires/question.ts';
export { parseCsv } from './csv/parseCsv.ts';
export type { DecodeBytes } from './csv/decodeText.ts';
export {
  exportQuestions,
  questionExportFileName,
  questionTemplate,
  questionTemplateFileName,
} from './questionnaires/exportQuestions.ts';
export { questionColumns } from './questionnaires/importing/importColumns.data.ts';
export { mapColumns, withColumn, type ColumnMapping } from './questionnaires/importing/importColumns.ts';
export {
  exportImportErrors,
  importErrorsFileName,
  remarkLevel,
  type ImportErrorLine,
  type ImportRemark,
} from './questionnaires/importing/importErrors.ts';
export {
  importedCount,
  judgeQuestionImport,
  type ImportRow,
  type ImportTotals,
  type ImportSettings,
} from './questionnaires/importing/importQuestions.ts';
export {
  maximumQuestionFileSize,
  readQuestionFile,
  type FileColumn,
  type QuestionFile,
} from './questionnaires/importing/importQuestionsFile.ts';
export { defaultSection } from './questionnaires/importing/importQuestionsRow.ts';
export type {
  Questionnaire,
  QuestionnaireRepository,
  QuestionList,
  QuestionScope,
  SavedAnswer,
  SavedQuestions,
} from './questionnaires/questionnaireRepository.ts';
export { buildPrompt, type ReportPrompt } from './reports/buildPrompt.ts';
export {
  completionFailure,
  type CompletionEvent,
  type CompletionFailure,
} from './reports/completion/completionEvent.ts';
export {
  completionRequest,
  completionUrl,
  defaultAiSettings,
  type AiSettings,
} from './reports/completion/completionRequest.ts';
export { readCompletion, refusedCompletion } from './reports/completion/readCompletion.ts';
export type { Report, ReportEnding, ReportSummary, ReportText } from './reports/report.ts';
export { storedReportSummarySchema } from './reports/storedReport.ts';
export { orderOf, reportFormSchema, type ReportForm, type WritingOrder } from './reports/reportForm.ts';
export { reportSectionTitles } from './reports/reportOutline.ts';
export type { NewReport, ReportChange, ReportRepository } from './reports/reportRepository.ts';
export {
  defaultFocusAreas,
  defaultReportType,
  focusAreaLabel,
  focusAreas,
  reportTypeLabel,
  reportTypes,
  type ReportType,
} from './reports/reportVocabulary.ts';
export { sentToService, type ChatMessage } from './reports/sentToService.ts';
export { writtenReport } from './reports/writing/writtenReport.ts';
export { parseDay } from './shared/time/parseDay.ts';
export { addDays, dayOf, isTypedDay, localMinute, nextDay, startOfDay, timeZone, type Day } from './shared/time/day.ts';
export { foldText } from './shared/foldText.ts';
export { isCaughtByHoneypot } from './shared/honeypot.ts';
export { instantOf, instantSchema, millisecondsOf, type Instant } from './shared/time/instant.ts';
export { isoWeeksUntil, nextMonday } from './shared/time/isoWeek.ts';
export {
  defaultLanguage,
  isLanguage,
  languageOf,
  languages,
  nextLanguage,
  regions,
  type Language,
} from './shared/language.ts';
export { languageSchema } from './shared/schemas/languageSchema.ts';
export { isLoopback } from './shared/loopback.ts';
export { zeroes } from './shared/zeroes.ts';
export type { KeyValueStore, Now, StreamTransport, Transport } from './shared/ports.ts';
export { changedFields, fieldsInConflict, mergeChanges, type KeptVersion } from './shared/mergeChanges.ts';
export { splitAmountUnit, euros, type BasisPoints, type Cents } from './shared/money.ts';
export { fillPage, mark, markEnd, markUnless, markWhere } from './shared/pageTemplate.ts';
export { fail, ok, type Result } from './shared/result.ts';
export { keepOpenWhile } from './shared/keepOpenWhile.ts';
export { throttle } from './shared/throttle.ts';
export { createStore, type Store } from './shared/store.ts';
export { mailboxKey, emailKey } from './shared/emailKey.ts';
export { emailSchema } from './shared/schemas/textSchemas.ts';
export { bundleVersion, largestBundle } from './storage/bundle/bundle.ts';
export {
  changedRecords,
  changesSomething,
  dataKinds,
  exportedKinds,
  hasRecords,
  shownChange,
  sumOfCounts,
  type CollectionChange,
  type DataCheck,
  type DataCounts,
  type DataOutcome,
  type DataTest,
  type DataToolsState,
  type ImportReading,
} from './storage/dataToolsState.ts';
export type { ListPlan } from './storage/bundle/planImport.ts';
export type { BrokenRecord, BundleFault } from './storage/bundle/readBundle.ts';
export {
  emailTemplateSchema,
  duplicateTemplate,
  maximumContentLength,
  maximumSubjectLength,
  templateFormSchema,
  type EmailTemplate,
  type TemplateForm,
} from './templates/emailTemplate.ts';
export {
  fillPlaceholders,
  parsePlaceholders,
  placeholderNames,
  placeholderValues,
  samplePlaceholderValues,
  unknownPlaceholders,
  variablesOf,
  type Placeholder,
  type PlaceholderName,
  type PlaceholderValues,
} from './templates/placeholders.ts';
export { defaultTemplates } from './templates/defaultTemplates.data.ts';
export { storedTemplateSchema } from './templates/storedTemplate.ts';
export {
  addedTemplate,
  type NewTemplate,
  type TemplateChange,
  type TemplateRepository,
} from './templates/templateRepository.ts';
export type { ConversionRepository, ConversionType } from './tracking/conversion.ts';
export type { PageViewRepository } from './tracking/pageView.ts';
export { trackingKeys, withPageView } from './tracking/trackingLog.ts';
export { clientFaultSchema } from './tracking/clientFault.ts';
export { countedWeeks, countPeriod, summarizeCounts, type CountSummary } from './tracking/countSummary.ts';
export { firstKeptDay, otherPage, type Count, type CountedEvent, type DailyCount } from './tracking/dailyCount.ts';
export { trackingPaths } from './tracking/trackingPaths.ts';
export { unsubscribeLinkSchema, unsubscribePath, type UnsubscribeLinkRequest } from './unsubscribe/unsubscribe.ts';
export {
  byRestore,
  everybodysQuestions,
  type Change,
  type ChangeKind,
  type ChangeNoun,
  type Edited,
  type FieldChanges,
} from './changes/change.ts';
export { areTogether, isNamedRecord } from './changes/changesTogether.ts';
export type { ChangeHistory, ChangeLogQuery, LoggedChange } from './changes/loggedChange.ts';
export { sampleData } from './samples/sampleData.ts';
export { fileListNames, type FileChangeKind, type FileListName } from './storage/fileLists.ts';
export { mergeRecords, planLists, withinMaximum } from './storage/bundle/planImport.ts';
export { storedClientSchema } from './clients/storedClient.ts';
export { readBundleValue } from './storage/bundle/readBundle.ts';
export { readyForReport } from './clients/readyForReport.ts';
export type {
  CollectOutcome,
  FailedLead,
  LeadActivity,
  LeadJob,
  LeadWork,
  RemovalOutcome,
  RestoreOutcome,
  StatusChange,
  StatusOutcome,
} from './leads/leadWork.ts';
export { restoreRecord } from './changes/restoreRecord.ts';
export { leadOverview, type LeadOverview } from './leads/leadOverview.ts';
export { isIncomplete, type Problem } from './messages/problem.ts';
export type { CompletionCall } from './reports/completion/streamCompletion.ts';
export { quickSearch } from './leads/quickSearch.ts';
export {
  collectPersonalData,
  personalDataFileName,
  type PersonReference,
  printPersonalData,
} from './personalData/personalData.ts';
export {
  isInMemory,
  type ReportEnd,
  type ReportScreenData,
  storedEnd,
  storedScreen,
  writingScreen,
} from './reports/reportScreen.ts';
export type { ImportAnswer, ImportRequest, OpenImportChannel } from './questionnaires/importing/importMessages.ts';
export { createImportEngine } from './questionnaires/importing/importEngine.ts';
export { createQuestionReader } from './questionnaires/importing/questionReader.ts';
export { createQuestionImport } from './questionnaires/importing/questionImport.ts';
export type { ImportCheck, ImportDone, QuestionImportState } from './questionnaires/importing/importState.ts';
export {
  isAtRisk,
  isBegun,
  isLostOnClose,
  type CampaignDraft,
  campaignDraftOf,
  draftFrom,
  type DraftSaving,
  emptyDraft,
  openedDraft,
} from './campaigns/drafting/campaignDraft.ts';
export { createDraftSaver, type DraftSaver, type OpenDraft } from './campaigns/drafting/draftSaver.ts';
export { readerLanguage } from './campaigns/drafting/readerLanguage.ts';
export {
  type AnswerDraft,
  type AnswerState,
  answerAtRisk,
  areLostOnClose,
  needsHelp,
  type QuestionnaireState,
} from './questionnaires/answering/answerDraft.ts';
export { type AnswerSaver, createAnswerSaver } from './questionnaires/answering/answerSaver.ts';
export type { Later } from './shared/time/later.ts';
