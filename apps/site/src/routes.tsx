import { lazy, Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useLinks } from './hooks/useLinks.ts';
import { useSiteLanguage } from './hooks/useSiteLanguage.ts';
import { usePageShown } from './hooks/usePageShown.ts';
import { notFoundPath, pageIds, pathsOf, pathTo, siteLanguages, type PageId } from './paths.ts';
import { touched } from './prerendered/touched.ts';
import { useServices } from './ServicesProvider.tsx';

/**
 * No page needs its script before the visitor touches it: text, drawings, links and plain forms work, and what was typed or
 * set is kept. Until then it stays the HTML that came.
 */
const atTouch = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => {
    await touched;
    return load();
  });

const HomePage = atTouch(() => import('./pages/HomePage.tsx'));
const CalculatorPage = atTouch(() => import('./pages/CalculatorPage.tsx'));
const LandingPage = atTouch(() => import('./pages/LandingPage.tsx'));
const PrivacyPage = atTouch(() => import('./pages/PrivacyPage.tsx'));
const UnsubscribePage = atTouch(() => import('./pages/UnsubscribePage.tsx'));
const ConfirmPage = atTouch(() => import('./pages/ConfirmPage.tsx'));

/** A page with the same key stays as it is on the way from one of its addresses, or languages, to another. */
const elements: Readonly<Record<PageId, ReactElement>> = {
  home: <HomePage key="home" />,
  contact: <HomePage key="home" />,
  calculator: <CalculatorPage key="calculator" />,
  guide: <LandingPage key="guide" />,
  linkedin: <LandingPage key="linkedin" />,
  facebook: <LandingPage key="facebook" />,
  privacy: <PrivacyPage key="privacy" />,
  unsubscribe: <UnsubscribePage key="unsubscribe" />,
  confirm: <ConfirmPage key="confirm" />,
};

const routes = siteLanguages.flatMap((language) =>
  pageIds.flatMap((page) => pathsOf(page, language).map((path) => ({ path, element: elements[page] }))),
);

/** An address that the app does not know: only where no server led the visitor to the home page before. */
function NotFound() {
  const { pathname } = useLocation();
  return <Navigate to={notFoundPath(pathname)} replace />;
}

/** Says so when the page around it has come alive. */
function Alive() {
  const { showAlive } = useServices();
  useEffect(showAlive, [showAlive]);
  return null;
}

export function SiteRoutes() {
  const services = useServices();
  const { i18n } = useTranslation();
  const language = useSiteLanguage();
  usePageShown();
  useLinks();
  return (
    <ErrorBoundary homeHref={pathTo('home', language)} services={services} i18n={i18n}>
      <Suspense>
        <Alive />
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} {...route} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
