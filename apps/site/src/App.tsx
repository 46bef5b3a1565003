import { ThemeStyles } from '@fnc/ui';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { SiteRoutes } from './routes.tsx';
import type { Services } from './services.ts';
import { ServicesProvider } from './ServicesProvider.tsx';

/** Every built page carries the styles of the whole site in its head: there is no need to make them once more. */
const stylesComeWithPage = import.meta.env.PROD && !import.meta.env.SSR;

export interface AppProps {
  i18n: I18n;
  services: Services;
}

export function App({ i18n, services }: AppProps) {
  return (
    <div data-app="">
      {stylesComeWithPage ? null : <ThemeStyles />}
      <I18nextProvider i18n={i18n}>
        <ServicesProvider services={services}>
          <SiteRoutes />
        </ServicesProvider>
      </I18nextProvider>
    </div>
  );
}
