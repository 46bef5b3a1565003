export { Account, type AccountProps, type AccountState } from './admin/Account/Account.tsx';
export type { Appearance, ThemeChoice } from './admin/AppearanceControls/AppearanceControls.tsx';
export { ChangePasswordScreen, type ChangePasswordScreenProps } from './admin/ChangePassword/ChangePasswordScreen.tsx';
export { Dashboard, type DashboardProps } from './admin/Dashboard/Dashboard.tsx';
export type {
  DashboardHrefs,
  DashboardLeads,
  FailedMail,
  FileFigures,
  LeadBreakdown,
  ReadyQuestionnaire,
  WaitingLead,
} from './admin/Dashboard/dashboardData.ts';
export type { DataToolsProps } from './admin/DataTools/dataTools.ts';
export { OldFileDialog } from './admin/DataTools/lazyOldFileDialog.ts';
export {
  ChangeLog,
  type ChangeLogProps,
  type ChangeLogState,
  type LoggedRecord,
} from './admin/ChangeLog/ChangeLog.tsx';
export { ClientDetail } from './admin/ClientDetail/ClientDetail.tsx';
export type {
  ClientDetailProps,
  ClientDetailState,
  ClientTabName,
  LinkedLead,
  ReportOutcome,
} from './admin/ClientDetail/clientDetailProps.ts';
export { ClientForm } from './admin/ClientForm/ClientForm.tsx';
export type {
  ClientField,
  ClientFormProps,
  ClientFormState,
  EditedClient,
  FormLead,
  SavedClient,
} from './admin/ClientForm/clientFormProps.ts';
export { ClientList, type ClientListProps } from './admin/ClientList/ClientList.tsx';
export type { ClientListData, ClientOutcome, ClientRemoval, ListedClient } from './admin/clients/clientListData.ts';
export { CampaignEditor } from './admin/CampaignEditor/CampaignEditor.tsx';
export {
  type AudienceState,
  type CampaignEditorProps,
  type CampaignEditorState,
  type CampaignStep,
  campaignSteps,
  type MailableLeads,
  type SendOutcome,
  type TestMail,
} from './admin/CampaignEditor/campaignEditorProps.ts';
export type { CampaignLinks } from './admin/CampaignList/CampaignCells.tsx';
export { CampaignList, type CampaignListProps } from './admin/CampaignList/CampaignList.tsx';
export { CampaignOutcome } from './admin/CampaignOutcome/CampaignOutcome.tsx';
export {
  type CampaignOutcomeProps,
  type DeliveryListData,
  type OutcomeState,
  type OutcomeTab,
  outcomeTabs,
  statusesOfTab,
} from './admin/CampaignOutcome/campaignOutcomeProps.ts';
export type {
  CampaignListData,
  CampaignRemoval,
  CampaignResult,
  MailSettings,
  RetryOutcome,
  StopOutcome,
} from './admin/campaigns/campaignData.ts';
export { ErrorScreen, type ErrorScreenProps } from './admin/ErrorScreen/ErrorScreen.tsx';
export type { CorrectionOutcome } from './admin/LeadDetail/CorrectLeadDialog.tsx';
export {
  LeadDetail,
  type LeadDetailProps,
  type LeadDetailState,
  type LeadPlace,
} from './admin/LeadDetail/LeadDetail.tsx';
export { LeadList, type LeadListProps } from './admin/LeadList/LeadList.tsx';
export type { ExportOutcome, LeadListData } from './admin/leads/leadListData.ts';
export { QuestionImport, type QuestionImportProps } from './admin/QuestionImport/QuestionImport.tsx';
export type { ImportErrorList, ImportPlace } from './admin/QuestionImport/questionImport.ts';
export type { NavEntry } from './admin/Shell/navEntries.ts';
export type { ServerHealth, ServerStatus } from './admin/Shell/serverHealth.ts';
export { Shell, type ShellProps } from './admin/Shell/Shell.tsx';
export type { ShellDialog } from './admin/Shell/ShellDialogs.tsx';
export { Palette, type PaletteProps } from './admin/Palette/Palette.tsx';
export type {
  PaletteActions,
  PaletteClient,
  PaletteContents,
  PaletteFinds,
  PaletteLinks,
} from './admin/Palette/paletteGroups.tsx';
export { QuestionEditor } from './admin/QuestionEditor/QuestionEditor.tsx';
export type { QuestionEdit, QuestionEditorProps, QuestionEditorState } from './admin/QuestionEditor/questionEditor.ts';
export { Questionnaire } from './admin/Questionnaire/Questionnaire.tsx';
export type { QuestionnaireProps } from './admin/Questionnaire/questionnaire.ts';
export { ReportForm } from './admin/ReportForm/ReportForm.tsx';
export type { ReportFormProps, ReportKey, ReportService, SentPreview } from './admin/ReportForm/reportFormProps.ts';
export { ReportView } from './admin/ReportView/ReportView.tsx';
export type {
  ReportEnd,
  ReportSaved,
  ReportScreenData,
  ReportViewProps,
  ReportViewState,
  ReportWriting,
} from './admin/ReportView/reportViewProps.ts';
export { SignInAgain, type SignInAgainProps } from './admin/SignIn/SignInAgain.tsx';
export { SignIn, type SignInProps } from './admin/SignIn/SignIn.tsx';
export type { LeadConsent } from './admin/ConsentProof/ConsentProof.tsx';
export { StartScreen, type StartScreenProps } from './admin/StartScreen/StartScreen.tsx';
export { TemplateEditor } from './admin/TemplateEditor/TemplateEditor.tsx';
export type {
  TemplateEditorProps,
  TemplateListState,
  TemplateRemoval,
  TemplateResult,
} from './admin/TemplateEditor/templateEditorProps.ts';
export { useShortcuts } from './admin/keys/useShortcuts.ts';
export type { Copied } from './admin/PageHead/CopyNotice.tsx';
export type { Problem } from './admin/words/problem.ts';
export type { EditKeeper, UnsavedEdit } from './forms/useUnsavedEdit.ts';
