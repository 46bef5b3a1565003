import type { i18n } from 'i18next';
import { createDesk, type Desk } from './desk.ts';
import { createEntry, type Entry } from './entry.ts';
import type { AdminServices } from './ports.ts';

/** The console without its pages: everything that outlives one of them. */
export interface Admin
  extends Omit<Entry, 'services' | 'words' | 'openDesk'>, Omit<Desk, 'settle' | 'forget' | 'resume'> {}

/** The console for whoever comes in, made of what it needs besides. */
export function openAdmin(entry: Entry, services: () => AdminServices): Admin {
  return { ...entry, ...entry.openDesk(() => createDesk(services())) };
}

export const createAdmin = (services: AdminServices, words: i18n): Admin =>
  openAdmin(createEntry(services, words), () => services);
