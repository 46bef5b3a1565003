import type { Client, Lead, LeadStatus, StatusChange } from '@fnc/domain';
import type { NavEntry } from '../Shell/navEntries.ts';

/** A client as a result of the palette. */
export interface PaletteClient {
  readonly client: Pick<Client, 'id' | 'name' | 'contactPerson' | 'status'>;
  readonly questions: number;
  readonly answers: number;
}

/** The results for the typed text; without text, the leads that wait for an answer. */
export interface PaletteFinds {
  readonly query: string;
  readonly leads: readonly Lead[];
  readonly clients: readonly PaletteClient[];
}

/** The addresses that the palette opens. */
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

/** The actions that change no page. */
export interface PaletteActions {
  /** Sends the status to the server before it is shown. */
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
