import type { i18n } from 'i18next';
import { type Admin, openAdmin } from '../admin.ts';
import { createEntry } from '../entry.ts';
import type { AdminServices } from '../ports.ts';

/** The console after sign-in, with the services of a test. */
export const createAdmin = (services: AdminServices, words: i18n): Admin =>
  openAdmin(createEntry(services, words), () => services);
