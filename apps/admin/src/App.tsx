import { ThemeStyles, ToastProvider } from '@fnc/ui';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { useRoutes } from 'react-router-dom';
import type { Entry } from './entry.ts';
import { ConsoleRouter } from './navigation/ConsoleRouter.tsx';
import type { Navigation } from './navigation/navigation.ts';
import type { ConsoleRoutes } from './routes.tsx';
import type { BrowserServices } from './services.ts';
import { EntryProvider } from './shared/EntryContext.ts';

interface AppProps {
  entry: Entry<BrowserServices>;
  words: i18n;
  navigation: Navigation;
  pages: ConsoleRoutes;
}

const Pages = ({ routes }: Pick<ConsoleRoutes, 'routes'>) => useRoutes(routes);

export function App({ entry, words, navigation, pages }: AppProps) {
  return (
    <I18nextProvider i18n={words}>
      <ThemeStyles />
      <EntryProvider value={entry}>
        <ToastProvider>
          <ConsoleRouter navigation={navigation} fetchPage={pages.fetchPage}>
            <Pages routes={pages.routes} />
          </ConsoleRouter>
        </ToastProvider>
      </EntryProvider>
    </I18nextProvider>
  );
}
