import { countCampaigns } from '@fnc/domain/storage';
import type { AdminServices } from '../ports.ts';
import { lazily } from '../shared/lazily.ts';
import type { BrowserMailOptions, createBrowserMail } from './browserMail.ts';

/** The same as `createBrowserMail`, whose code comes with the first page about mail: no other page waits for it. */
export function createLazyMail(
  options: BrowserMailOptions,
): Pick<AdminServices, 'campaigns' | 'mail' | 'countCampaigns'> {
  let coming: Promise<ReturnType<typeof createBrowserMail>> | null = null;
  async function fetched() {
    coming ??= import('./browserMail.ts').then((module) => module.createBrowserMail(options));
    try {
      return await coming;
    } catch (error) {
      coming = null;
      throw error;
    }
  }
  return {
    campaigns: lazily(async () => (await fetched()).campaigns),
    mail: lazily(async () => (await fetched()).mail),
    countCampaigns: () => countCampaigns(options.store),
  };
}
