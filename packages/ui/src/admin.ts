export { type Appearance, type ThemeChoice, themeChoices } from './admin/AppearanceControls/AppearanceControls.tsx';
export { ChangePasswordScreen, type ChangePasswordScreenProps } from './admin/ChangePassword/ChangePasswordScreen.tsx';
export { Dashboard, type DashboardData, type DashboardProps } from './admin/Dashboard/Dashboard.tsx';
export type { WaitingLead } from './admin/Dashboard/WaitingLeads.tsx';
export { ErrorScreen, type ErrorScreenProps } from './admin/ErrorScreen/ErrorScreen.tsx';
export { LeadDetail, type LeadDetailProps, type LeadDetailState } from './admin/LeadDetail/LeadDetail.tsx';
export type { LeadPlace } from './admin/LeadDetail/LeadTrail.tsx';
export { LeadList, type LeadListProps } from './admin/LeadList/LeadList.tsx';
export type { LeadActivity, LeadListData } from './admin/leads/leadListData.ts';
export type {
  CollectOutcome,
  ExportOutcome,
  FailedLead,
  LeadJob,
  RemovalOutcome,
  RestoreOutcome,
  StatusChange,
  StatusOutcome,
} from './admin/leads/outcomes.ts';
export type { NavEntry } from './admin/Shell/navEntries.ts';
export type { ServerHealth, ServerStatus } from './admin/Shell/serverHealth.ts';
export { Shell, type ShellProps } from './admin/Shell/Shell.tsx';
export { SignIn, type SignInProps } from './admin/SignIn/SignIn.tsx';
export { StartScreen, type StartScreenProps } from './admin/StartScreen/StartScreen.tsx';
export { useShortcuts } from './admin/keys/useShortcuts.ts';
export type { Problem } from './admin/words/problem.ts';
