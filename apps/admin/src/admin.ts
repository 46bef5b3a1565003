import { createDesk, type Desk } from './desk.ts';
import type { Entry } from './entry.ts';
import type { AdminServices } from './ports.ts';

/** The console without its pages: everything that outlives a page. */
export interface Admin
  extends Omit<Entry, 'services' | 'words' | 'openDesk'>, Omit<Desk, 'settle' | 'forget' | 'resume'> {}

/** The console after sign-in, made of the services it needs besides. */
export function openAdmin(entry: Entry, services: () => AdminServices): Admin {
  return { ...entry, ...entry.openDesk(() => createDesk(services())) };
}
