import '@fnc/ui/fonts.css';
import { createI18n, siteWords } from '@fnc/ui/locales';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { browserServices, browserStart } from './services.ts';

const { root, prerendered, language } = browserStart();
if (root === null) throw new Error('The page has no #root.');
const services = browserServices();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App i18n={await createI18n(language, siteWords)} services={services} />
    </BrowserRouter>
  </StrictMode>
);

if (prerendered) {
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: services.reportError });
  });
} else {
  createRoot(root).render(app);
}
