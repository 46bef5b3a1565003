import { ThemeStyles } from '@fnc/ui';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LivePage } from './LivePage.tsx';
import type { Services } from './services.ts';
import { ServicesProvider } from './ServicesProvider.tsx';

/** Every built page carries the styles of the whole site in its head: there is no need to make them once more. */
const stylesComeWithPage = import.meta.env.PROD && !import.meta.env.SSR;

export interface AppProps {
  i18n: I18n;
  services: Services;
  /** The page of this document. Going to another page is the browser's work: it brings back what was left as it was. */
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
