import {
  errorMessages,
  type CampaignRepository,
  type ClientEntry,
  type ClientRepository,
  type Lead,
  type QuestionnaireRepository,
} from '@fnc/domain';
import {
  createAdminApiClient,
  createSessionApiClient,
  createCampaignApiClient,
  createFileApiClient,
  createPublicApiClient,
  type AdminApiClient,
  type SessionApiClient,
  type CampaignApiClient,
  type FileApiClient,
  type PublicApiClient,
} from '@fnc/domain/api';
import {
  createApiCampaignRepository,
  createApiClientRepository,
  createApiQuestionnaireRepository,
} from '@fnc/domain/storage';

/** The API clients of the product, for the server that is running. */
export interface Calls {
  readonly site: PublicApiClient;
  readonly session: SessionApiClient;
  readonly admin: AdminApiClient;
  readonly clients: ClientRepository;
  readonly questionnaires: QuestionnaireRepository;
  readonly campaigns: CampaignRepository;
  readonly mails: CampaignApiClient;
  readonly file: FileApiClient;
}

/** The stored data of a server, as its advisor sees it, and all mails that the mail server received. */
export interface Stored {
  readonly leads: ReadonlySet<Lead['email']>;
  /** Entries of the list, by id. */
  readonly clients: ReadonlyMap<string, ClientEntry>;
  /** Value by client and question: see `answerKey` of `stored.ts`. */
  readonly answers: ReadonlyMap<string, string>;
  /** Ids of all records in an export. */
  readonly ids: ReadonlySet<string>;
  /** Address and subject of every mail that arrived: see `mailKey` there. */
  readonly mails: ReadonlySet<string>;
  /** Addresses that received any mail. */
  readonly mailed: ReadonlySet<string>;
}

/** Makes one change after the other, and records the acknowledged ones. */
export interface Worker {
  /** The current kind of change, for the report. */
  readonly what: string;
  /** Makes one change and waits until it is acknowledged. Retries the previous one if a kill interrupted it. */
  change(calls: Calls): Promise<void>;
  /** After the last kill: retries open requests, and repeats idempotent ones. Rejects when an answer differs. */
  settle?(calls: Calls): Promise<void>;
  /** All acknowledged changes, one by one. */
  promised(stored: Stored): readonly Promised[];
}

/** An acknowledged record, field or mail. */
export interface Promised {
  readonly what: string;
  readonly isThere: boolean;
}

/** @param token of the signed-in admin */
export function callsTo(url: string, token: string): Calls {
  const options = {
    baseUrl: url,
    transport: fetch,
    language: 'nl',
    sentences: () => errorMessages.nl,
    getToken: () => token,
  } as const;
  return {
    site: createPublicApiClient(options),
    session: createSessionApiClient(options),
    admin: createAdminApiClient(options),
    clients: createApiClientRepository(options),
    questionnaires: createApiQuestionnaireRepository(options),
    campaigns: createApiCampaignRepository(options),
    mails: createCampaignApiClient(options),
    file: createFileApiClient(options),
  };
}

/** An answer that breaks a promise of the server. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** A complete client form with this name, which identifies its worker. */
export const aForm = (name: string) => ({
  name,
  contactPerson: 'Bram Kompas',
  email: 'bram@kompas.example',
  status: 'pending' as const,
});
