import '@fnc/ui/fonts.css';
import '@fnc/ui/codeFont.css';
import type { Sentences } from '@fnc/domain/api';
import { createI18nFrom } from '@fnc/ui/locales';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createEntry } from './entry.ts';
import { createNavigation } from './navigation/navigation.ts';
import { base } from './paths.ts';
import { createRoutes } from './routes.tsx';
import { browserHistory, browserServices, mountPoint } from './services.ts';

const errorsIn = (language: string): Sentences | undefined => words.getResourceBundle(language, 'errors');
const services = browserServices({
  sentences: (language) => errorsIn(language) ?? errorsIn(words.language) ?? {},
  spoken: () => spoken,
});
const language = services.preferences.language();
const words = createI18nFrom(language, {});
const entry = createEntry(services, words);
const spoken = entry.words.speak(language);
const navigation = createNavigation(browserHistory());
const pages = createRoutes(entry.words);

async function open() {
  // All in parallel: the session, the page's code and its texts.
  void entry.session.verify();
  void pages.fetchPage(navigation.get().location.pathname.slice(base.length));
  await spoken;
  createRoot(mountPoint()).render(
    <StrictMode>
      <App entry={entry} words={words} navigation={navigation} pages={pages} />
    </StrictMode>,
  );
}

// Not awaited here: the texts and pages import this module, so awaiting them here would be a deadlock.
void open();
