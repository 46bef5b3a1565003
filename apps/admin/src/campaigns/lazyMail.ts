import type { MailService } from '../ports.ts';
import { lazily } from '../shared/lazily.ts';
import type { BrowserMailOptions } from './browserMail.ts';

/** The same as `createBrowserMail`, whose code comes with the first page about mail: no other page waits for it. */
export const createLazyMail = (options: BrowserMailOptions): MailService =>
  lazily(async () => (await import('./browserMail.ts')).createBrowserMail(options));
