import '@fnc/ui/fonts.css';
import { adminWords, createI18n } from '@fnc/ui/locales';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAdmin } from './admin.ts';
import { App } from './App.tsx';
import { browserServices, mountPoint } from './services.ts';

const services = browserServices();
const words = await createI18n(services.preferences.language(), adminWords);
const admin = createAdmin(services, words);
void admin.session.verify();

createRoot(mountPoint()).render(
  <StrictMode>
    <App admin={admin} words={words} />
  </StrictMode>,
);
