import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { RootPage } from './pages/RootPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { UnknownPage } from './pages/UnknownPage.tsx';

/** Addresses lie under the base, `/admin`. Every page but the sign-in stands behind the guard and comes when it is asked for. */
export const routes: RouteObject[] = [
  {
    element: <RootPage />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/login', element: <SignInPage /> },
      {
        lazy: async () => ({ Component: (await import('./pages/GuardedPages.tsx')).GuardedPages }),
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              { index: true, element: <Navigate to={paths.dashboard()} replace /> },
              {
                path: '/dashboard',
                lazy: async () => ({ Component: (await import('./pages/DashboardPage.tsx')).DashboardPage }),
              },
              {
                path: '/leads',
                lazy: async () => ({ Component: (await import('./pages/LeadsPage.tsx')).LeadsPage }),
              },
              {
                path: '/leads/:id',
                lazy: async () => ({ Component: (await import('./pages/LeadPage.tsx')).LeadPage }),
              },
              {
                path: '/clients',
                lazy: async () => ({ Component: (await import('./pages/ClientsPage.tsx')).ClientsPage }),
              },
              {
                path: '/clients/new',
                lazy: async () => ({ Component: (await import('./pages/NewClientPage.tsx')).NewClientPage }),
              },
              {
                path: '/clients/:id',
                lazy: async () => ({ Component: (await import('./pages/ClientPage.tsx')).ClientPage }),
              },
              {
                path: '/clients/:id/edit',
                lazy: async () => ({ Component: (await import('./pages/EditClientPage.tsx')).EditClientPage }),
              },
              {
                path: '/clients/:id/questions',
                lazy: async () => ({ Component: (await import('./pages/QuestionsPage.tsx')).QuestionsPage }),
              },
              {
                path: '/clients/:id/questions/import',
                lazy: async () => ({
                  Component: (await import('./pages/ImportQuestionsPage.tsx')).ImportQuestionsPage,
                }),
              },
              {
                path: '/questions',
                lazy: async () => ({ Component: (await import('./pages/QuestionsPage.tsx')).QuestionsPage }),
              },
              {
                path: '/questions/import',
                lazy: async () => ({
                  Component: (await import('./pages/ImportQuestionsPage.tsx')).ImportQuestionsPage,
                }),
              },
              {
                path: '/reports/new',
                lazy: async () => ({ Component: (await import('./pages/NewReportPage.tsx')).NewReportPage }),
              },
              {
                path: '/reports/:id',
                lazy: async () => ({ Component: (await import('./pages/ReportPage.tsx')).ReportPage }),
              },
              { path: '*', element: <UnknownPage /> },
            ],
          },
        ],
      },
    ],
  },
];
