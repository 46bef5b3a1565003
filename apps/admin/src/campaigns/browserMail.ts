import { type AdminApiClientOptions, createCampaignApiClient } from '@fnc/domain/api';
import type { Problem } from '@fnc/ui/admin';
import type { MailService } from '../ports.ts';
import { hearRefused, listening } from '../shared/listening.ts';

export interface BrowserMailOptions {
  readonly api: AdminApiClientOptions;
  /** The token is no longer good, or the password must be changed first. */
  readonly onRefused: (problem: Problem) => void;
}

/** The calls about mails, from this browser. */
export const createBrowserMail = ({ api, onRefused }: BrowserMailOptions): MailService =>
  listening(createCampaignApiClient(api), hearRefused(onRefused));
