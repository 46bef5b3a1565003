import type { Client, Lead, LeadStatus, StatusChange } from '@fnc/domain';
import type { NavEntry } from '../Shell/navEntries.ts';

/** A client as the palette finds it. */
export interface PaletteClient {
  readonly client: Pick<Client, 'id' | 'name' | 'contactPerson' | 'status'>;
  readonly questions: number;
  readonly answers: number;
}

/** What was found for what is typed; before anything is typed, who waits for an answer. */
export interface PaletteFinds {
  readonly query: string;
  readonly leads: readonly Lead[];
  readonly clients: readonly PaletteClient[];
}

/** Where things are. */
export interface PaletteLinks {
  readonly lead: (lead: Lead) => string;
  readonly client: (id: string) => string;
  readonly questionnaire: (clientId: string) => string;
  readonly newReport: (clientId: string) => string;
  readonly makeClient: (leadId: string) => string;
  readonly newClient: string;
  readonly newCampaign: string;
  readonly account: string;
  readonly site: string;
}

/** What can be done without going anywhere. */
export interface PaletteActions {
  /** The server first. */
  readonly onStatus: (lead: Lead, status: LeadStatus) => Promise<StatusChange>;
  readonly onTheme: () => void;
  readonly onLanguage: () => void;
  readonly onChangePassword: () => void;
  readonly onShortcuts: () => void;
  readonly onSignOut: () => void;
}

export interface PaletteContents {
  readonly finds: PaletteFinds;
  readonly places: readonly NavEntry[];
  readonly links: PaletteLinks;
  readonly actions: PaletteActions;
}
