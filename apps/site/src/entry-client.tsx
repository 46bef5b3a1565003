import '@fnc/ui/fonts.css';
import { createI18n, siteWords } from '@fnc/ui/locales';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { browserServices, browserStart } from './services.ts';

const { root, language } = browserStart();
if (root === null) throw new Error('The page has no #root.');
const services = browserServices();
const app = (
  <StrictMode>
    <App i18n={await createI18n(language, siteWords)} services={services} />
  </StrictMode>
);

if (root.firstElementChild === null) {
  createRoot(root).render(app);
} else {
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: services.reportError });
  });
}
