import { ThemeStyles, ToastProvider } from '@fnc/ui';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Admin } from './admin.ts';
import { base } from './paths.ts';
import { routes } from './routes.tsx';
import { AdminProvider } from './shared/AdminContext.ts';

export interface AppProps {
  admin: Admin;
  words: i18n;
}

export function App({ admin, words }: AppProps) {
  const [router] = useState(() => createBrowserRouter(routes, { basename: base }));
  return (
    <I18nextProvider i18n={words}>
      <ThemeStyles />
      <AdminProvider value={admin}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </AdminProvider>
    </I18nextProvider>
  );
}
