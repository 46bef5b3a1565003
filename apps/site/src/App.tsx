import { LinkProvider, ThemeStyles } from '@fnc/ui';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterLink } from './RouterLink.tsx';
import { SiteRoutes } from './routes.tsx';
import type { Services } from './services.ts';
import { ServicesProvider } from './ServicesProvider.tsx';

export interface AppProps {
  i18n: I18n;
  services: Services;
}

export function App({ i18n, services }: AppProps) {
  return (
    <div data-app="">
      <ThemeStyles />
      <I18nextProvider i18n={i18n}>
        <ServicesProvider services={services}>
          <LinkProvider link={RouterLink}>
            <SiteRoutes />
          </LinkProvider>
        </ServicesProvider>
      </I18nextProvider>
    </div>
  );
}
