import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useSiteLanguage } from './hooks/useSiteLanguage.ts';
import { usePageShown } from './hooks/usePageShown.ts';
import { notFoundPath, pathTo, siteLanguages } from './paths.ts';
import { useServices } from './ServicesProvider.tsx';

const HomePage = lazy(() => import('./pages/HomePage.tsx'));
const GuidePage = lazy(() => import('./pages/GuidePage.tsx'));
const PrivacyPage = lazy(() => import('./pages/PrivacyPage.tsx'));

function NotFound() {
  const { pathname } = useLocation();
  return <Navigate to={notFoundPath(pathname)} replace />;
}

export function SiteRoutes() {
  const services = useServices();
  const language = useSiteLanguage();
  usePageShown();
  return (
    <ErrorBoundary homeHref={pathTo('home', language)} services={services}>
      <Suspense>
        <Routes>
          {/* One element for both addresses: the page stays as it is while the form opens and closes. */}
          {siteLanguages.map((each) => (
            <Route key="home" element={<HomePage />}>
              <Route path={pathTo('home', each)} element={null} />
              <Route path={pathTo('contact', each)} element={null} />
            </Route>
          ))}
          {siteLanguages.map((each) => (
            <Route key={each} path={pathTo('guide', each)} element={<GuidePage />} />
          ))}
          {siteLanguages.map((each) => (
            <Route key={each} path={pathTo('privacy', each)} element={<PrivacyPage />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
