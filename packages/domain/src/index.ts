export { brand, brandSamples, type Brand } from './brand/brand.data.ts';
export { privacyPath } from './brand/privacyPath.ts';
export { userSchema, loginSchema, type Login, type User } from './auth/user.ts';
export {
  minimumPasswordLength,
  passwordChangeFormSchema,
  passwordChangeSchema,
  type PasswordChange,
  type PasswordChangeForm,
} from './auth/passwordChange.ts';
export { breakEvenRevenue } from './calculator/breakEven.ts';
export {
  calculateSavings,
  checkRevenue,
  maximumRevenue,
  type RevenueProblem,
  type Savings,
} from './calculator/calculateSavings.ts';
export {
  defaultCalculatorState,
  printCalculatorState,
  readCalculatorState,
  type CalculatorState,
} from './calculator/calculatorState.ts';
export { explainSavings, type SavingsStep } from './calculator/explainSavings.ts';
export { defaultRateSetId, rateSetIds, rulesOf, type RateSetId } from './calculator/rateSets.ts';
export { curveEnd, savingsCurve } from './calculator/savingsCurve.ts';
export { entityForms, type EntityForm, type TaxRules } from './calculator/taxRules.ts';
export { monthlyRunningCosts, taxRules, yearlyRunningCosts } from './calculator/taxRules.data.ts';
export { claimConditions, type Claim, type ClaimCondition, type ClaimRange, type ClaimUnit } from './claims/claim.ts';
export { claims, type ClaimName } from './claims/claims.data.ts';
export { consentRecordSchema, newsletterConsent, type ConsentRecord, type ConsentWording } from './consent/consent.ts';
export { contactMessageSchema, type ContactMessage, type ContactMessageInput } from './contact/contactMessage.ts';
export { guidePath } from './guide/guidePath.ts';
export { guideSignUpSchema, type GuideSignUp, type GuideSignUpInput } from './guide/guideSignUp.ts';
export {
  emailStatsSchema,
  leadSchema,
  leadStatusSchema,
  professionSchema,
  type EmailStats,
  type Lead,
} from './leads/lead.ts';
export {
  leadEventSchema,
  mailKinds,
  mailKindSchema,
  mailOutcomes,
  mailOutcomeSchema,
  type LeadEvent,
  type LeadEventKind,
  type MailKind,
  type MailOutcome,
} from './leads/leadEvent.ts';
export {
  adminLeadSort,
  defaultLeadSort,
  leadQuerySchema,
  leadSorts,
  maximumLeadLimit,
  printLeadQuery,
  readLeadQuery,
  type LeadQuery,
  type LeadSort,
} from './leads/leadQuery.ts';
export { answerClock, answerSoonMs, answerWithinMs, type AnswerClock } from './leads/answerClock.ts';
export { exportLeads, leadExportColumns, leadExportFileName } from './leads/exportLeads.ts';
export { leadFromMessage, leadFromSignUp, leadWithMessage, leadWithSignUp } from './leads/inboundLead.ts';
export { createdBetween, leadFilter, leadSearchText, searchTerms } from './leads/leadFilter.ts';
export {
  compareLeads,
  leadPosition,
  leadSortName,
  parseLeadCursor,
  printLeadCursor,
  type LeadPosition,
} from './leads/leadOrder.ts';
export { leadPage } from './leads/leadPage.ts';
export { newestInboundAt, waitingSinceAfter, type ClockChange } from './leads/waitingSince.ts';
export { restoreDays, type LeadDetail, type LeadPage, type LeadRepository } from './leads/leadRepository.ts';
export {
  knownLeadSources,
  leadSourceLabel,
  leadSources,
  leadStatuses,
  leadStatusLabel,
  professionLabel,
  professions,
  type LeadSource,
  type LeadStatus,
  type Profession,
} from './leads/leadVocabulary.ts';
export {
  composeContactConfirmation,
  composeContactToAdvisor,
  type ContactConfirmationInput,
  type ContactToAdvisorInput,
} from './mail/contactMails.ts';
export { composeGuideMail, type GuideMailInput } from './mail/guideMail.ts';
export { escapeHtml } from './mail/escapeHtml.ts';
export type { ComposedMail } from './mail/mailDocument.ts';
export { composeUnsubscribeMail, type UnsubscribeMailInput } from './mail/unsubscribeMail.ts';
export { errorCodes, isErrorCode, type ErrorCode } from './messages/errorCodes.ts';
export { errorMessagesEn } from './messages/errorMessages.en.data.ts';
export { errorMessagesNl } from './messages/errorMessages.nl.data.ts';
export type { MailFaultCode } from './messages/mailFaultMessages.data.ts';
export {
  errorMessage,
  errorMessages,
  fillMessage,
  mailFaultMessage,
  successMessage,
  type MessageParams,
} from './messages/messages.ts';
export { successCodes, successMessages, type SuccessCode } from './messages/successMessages.data.ts';
export { dayOf, daySchema, localMinute, nextDay, startOfDay, timeZone, type Day } from './shared/day.ts';
export { foldText } from './shared/foldText.ts';
export { isCaughtByHoneypot } from './shared/honeypot.ts';
export { timestampId } from './shared/ids.ts';
export { instantOf, instantSchema, millisecondsOf, type Instant } from './shared/instant.ts';
export { defaultLanguage, isLanguage, languages, languageSchema, type Language } from './shared/language.ts';
export type { KeyValueStore, Now, Transport, TransportRequest, TransportResponse } from './shared/ports.ts';
export { euros, type BasisPoints, type Cents } from './shared/money.ts';
export { fillPage, mark, markEnd, markUnless, markWhere } from './shared/pageTemplate.ts';
export { fail, ok, type Result } from './shared/result.ts';
export { emailKey, emailSchema } from './shared/textSchemas.ts';
export {
  conversionSchema,
  conversionTypes,
  type Conversion,
  type ConversionRepository,
  type ConversionType,
  type NewConversion,
} from './tracking/conversion.ts';
export { pageViewSchema, type NewPageView, type PageView, type PageViewRepository } from './tracking/pageView.ts';
export { clientFaultSchema, type ClientFault } from './tracking/clientFault.ts';
export {
  countPeriod,
  summarizeCounts,
  type CountQuery,
  type CountSummary,
  type Tally,
} from './tracking/countSummary.ts';
export { firstKeptDay, otherPage, type Count, type CountedEvent, type DailyCount } from './tracking/dailyCount.ts';
export { trackingPaths } from './tracking/trackingPaths.ts';
export {
  unsubscribeLinkSchema,
  unsubscribePath,
  type Unsubscribe,
  type UnsubscribeLinkRequest,
} from './unsubscribe/unsubscribe.ts';
