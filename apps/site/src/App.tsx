import { ThemeStyles } from '@fnc/ui';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LivePage } from './LivePage.tsx';
import type { Services } from './services.ts';
import { ServicesProvider } from './ServicesProvider.tsx';

/** Every built page has the whole site's styles in its head, so they need not be generated again. */
const stylesComeWithPage = import.meta.env.PROD && !import.meta.env.SSR;

export interface AppProps {
  i18n: I18n;
  services: Services;
  /** This document's page. The browser loads other pages, and restores a page's state on return. */
  Page: ComponentType;
}

export function App({ i18n, services, Page }: AppProps) {
  return (
    <div data-app="">
      {stylesComeWithPage ? null : <ThemeStyles />}
      <I18nextProvider i18n={i18n}>
        <ServicesProvider services={services}>
          <LivePage Page={Page} />
        </ServicesProvider>
      </I18nextProvider>
    </div>
  );
}
