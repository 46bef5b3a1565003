import '@fnc/ui/fonts.css';
import { createI18n, siteWords } from '@fnc/ui/locales';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from './reactDom.ts';
import { App } from './App.tsx';
import { loadPage } from './pages/loadPage.ts';
import { browserServices, browserStart } from './services.ts';

const { root, prerendered, page, language } = browserStart();
if (root === null) throw new Error('The page has no #root.');
const services = browserServices();
const i18n = await createI18n(language, siteWords);
const Page = await loadPage(page, language, i18n);
const app = (
  <StrictMode>
    <App i18n={i18n} services={services} Page={Page} />
  </StrictMode>
);

if (prerendered) {
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: services.reportError });
  });
} else {
  createRoot(root).render(app);
}
