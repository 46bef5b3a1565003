import type { ConsoleWords, Words } from '@fnc/ui/locales';
import type { ComponentType } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { createPageCode, Page, type PageCode } from './navigation/pageCode.tsx';
import { RootPage } from './pages/RootPage.tsx';
import { UnknownPage } from './pages/UnknownPage.tsx';
import { paths } from './paths.ts';

export interface ConsoleRoutes {
  readonly routes: RouteObject[];
  /**
   * Starts loading what an address (without the base) shows: the page, and the frame around it. Resolves to whether all
   * of it is there.
   */
  readonly fetchPage: (path: string) => Promise<boolean>;
}

/**
 * Addresses lie under the base, `/admin`. Every page is loaded on demand, and all but the sign-in are behind the guard.
 */
export function createRoutes({ need }: Pick<Words, 'need'>): ConsoleRoutes {
  /** A page is loaded together with its texts. */
  function page(load: () => Promise<ComponentType>, ...parts: readonly ConsoleWords[]) {
    const code = createPageCode(async () => {
      const [Component] = await Promise.all([load(), need(...parts)]);
      return Component;
    });
    return { element: <Page code={code} />, handle: code };
  }

  const signIn = page(async () => (await import('./pages/SignInPage.tsx')).SignInPage);
  const guarded = page(async () => (await import('./pages/GuardedPages.tsx')).GuardedPages);
  const dashboard = page(async () => (await import('./pages/DashboardPage.tsx')).DashboardPage, 'dashboard', 'data');
  const account = page(async () => (await import('./pages/AccountPage.tsx')).AccountPage, 'account');
  const changes = page(async () => (await import('./pages/ChangesPage.tsx')).ChangesPage, 'changes');
  const leads = page(async () => (await import('./pages/LeadsPage.tsx')).LeadsPage, 'leads');
  const lead = page(
    async () => (await import('./pages/LeadPage.tsx')).LeadPage,
    'campaigns',
    'clients',
    'lead',
    'leads',
  );
  const clients = page(async () => (await import('./pages/ClientsPage.tsx')).ClientsPage, 'clients');
  const newClient = page(async () => (await import('./pages/ClientFormPages.tsx')).NewClientPage, 'clients');
  const client = page(async () => (await import('./pages/ClientPage.tsx')).ClientPage, 'clients', 'questionnaires');
  const editClient = page(async () => (await import('./pages/ClientFormPages.tsx')).EditClientPage, 'clients');
  const questions = page(async () => (await import('./pages/QuestionsPage.tsx')).QuestionsPage, 'questionnaires');
  const importQuestions = page(
    async () => (await import('./pages/ImportQuestionsPage.tsx')).ImportQuestionsPage,
    'questionImport',
    'questionnaires',
  );
  const newReport = page(async () => (await import('./pages/NewReportPage.tsx')).NewReportPage, 'reports');
  const report = page(async () => (await import('./pages/ReportPage.tsx')).ReportPage, 'reports');
  const campaigns = page(async () => (await import('./pages/CampaignsPage.tsx')).CampaignsPage, 'campaigns', 'leads');
  const templates = page(
    async () => (await import('./pages/TemplatesPage.tsx')).TemplatesPage,
    'campaigns',
    'templates',
  );

  const routes: RouteObject[] = [
    {
      element: <RootPage />,
      children: [
        { path: '/login', ...signIn },
        {
          ...guarded,
          children: [
            { index: true, element: <Navigate to={paths.dashboard()} replace /> },
            { path: '/dashboard', ...dashboard },
            { path: '/account', ...account },
            { path: '/leads', ...leads },
            { path: '/changes', ...changes },
            { path: '/leads/:id', ...lead },
            { path: '/clients', ...clients },
            { path: '/clients/new', ...newClient },
            { path: '/clients/:id', ...client },
            { path: '/clients/:id/edit', ...editClient },
            { path: '/clients/:id/questions', ...questions },
            { path: '/clients/:id/questions/import', ...importQuestions },
            { path: '/questions', ...questions },
            { path: '/questions/import', ...importQuestions },
            { path: '/reports/new', ...newReport },
            { path: '/reports/:id', ...report },
            { path: '/email/campaigns/:id?', ...campaigns },
            { path: '/email/templates/:id?', ...templates },
            { path: '*', element: <UnknownPage /> },
          ],
        },
      ],
    },
  ];
  return {
    routes,
    async fetchPage(path) {
      const codes = (matchRoutes(routes, path) ?? []).map(({ route }) => route.handle as PageCode | undefined);
      const fetched = await Promise.all(codes.flatMap((code) => code?.prepare() ?? []));
      return fetched.every(Boolean);
    },
  };
}
