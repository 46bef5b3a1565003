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
  createCampaignApiClient,
  createFileApiClient,
  createPublicApiClient,
  type AdminApiClient,
  type CampaignApiClient,
  type FileApiClient,
  type PublicApiClient,
} from '@fnc/domain/api';
import {
  createApiCampaignRepository,
  createApiClientRepository,
  createApiQuestionnaireRepository,
} from '@fnc/domain/storage';

/** The calls of the product, to the server that runs at this moment. */
export interface Calls {
  readonly site: PublicApiClient;
  readonly admin: AdminApiClient;
  readonly clients: ClientRepository;
  readonly questionnaires: QuestionnaireRepository;
  readonly campaigns: CampaignRepository;
  readonly mails: CampaignApiClient;
  readonly file: FileApiClient;
}

/** All that a server keeps, as its advisor reads it, and all that the mail server was given. */
export interface Stored {
  readonly leads: ReadonlySet<Lead['email']>;
  /** As they stand in the list, by their ids. */
  readonly clients: ReadonlyMap<string, ClientEntry>;
  /** Value by client and question: see `answerKey` of `stored.ts`. */
  readonly answers: ReadonlyMap<string, string>;
  /** Ids of the records of every list of an export. */
  readonly ids: ReadonlySet<string>;
  /** Address and subject of every mail that arrived: see `mailKey` there. */
  readonly mails: ReadonlySet<string>;
  /** Who got any. */
  readonly mailed: ReadonlySet<string>;
}

/** Somebody who changes one thing after the other, and knows what the server said yes to. */
export interface Worker {
  /** What it asks for at this moment, for the report. */
  readonly what: string;
  /** One change, from asking to the yes. What was asked and not answered, because the server was gone, is asked again. */
  change(calls: Calls): Promise<void>;
  /** After the last kill: what is still open is asked again, and what can be asked twice is. Rejects where an answer is another one. */
  settle?(calls: Calls): Promise<void>;
  /** All that the server said yes to, one by one. */
  promised(stored: Stored): readonly Promised[];
}

/** A record, a field of it or a mail, as it was said yes to. */
export interface Promised {
  readonly what: string;
  readonly isThere: boolean;
}

/** @param token of the admin who is signed in */
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
    admin: createAdminApiClient(options),
    clients: createApiClientRepository(options),
    questionnaires: createApiQuestionnaireRepository(options),
    campaigns: createApiCampaignRepository(options),
    mails: createCampaignApiClient(options),
    file: createFileApiClient(options),
  };
}

/** What a server that keeps its promises never answers. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Any client of a form; the name tells whose it is. */
export const aForm = (name: string) => ({
  name,
  contactPerson: 'Bram Kompas',
  email: 'bram@kompas.example',
  status: 'pending' as const,
});
