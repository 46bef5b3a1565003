import type { KeyValueStore } from '@fnc/domain';
import { type AdminApiClientOptions, createCampaignApiClient } from '@fnc/domain/api';
import { createStoredCampaignRepository } from '@fnc/domain/storage';
import type { Problem } from '@fnc/ui/admin';
import type { AdminServices } from '../ports.ts';
import { listening } from '../shared/listening.ts';
import { isSignedOut, problemOf } from '../shared/problemOf.ts';

export interface BrowserMailOptions {
  readonly store: KeyValueStore;
  readonly now: () => string;
  readonly api: AdminApiClientOptions;
  /** The token is no longer good, or the password must be changed first. */
  readonly onRefused: (problem: Problem) => void;
}

/** Campaigns in this browser, and the server that sends them. */
export function createBrowserMail({
  store,
  now,
  api,
  onRefused,
}: BrowserMailOptions): Pick<AdminServices, 'campaigns' | 'mail'> {
  return {
    campaigns: createStoredCampaignRepository({ store, now }),
    mail: listening(createCampaignApiClient(api), (error) => {
      const problem = problemOf(error);
      if (isSignedOut(problem) || problem.code === 'password_change_required') onRefused(problem);
    }),
  };
}
