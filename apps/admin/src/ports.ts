import type {
  CampaignRepository,
  ChangeHistory,
  ChatMessage,
  ClientRepository,
  CompletionCall,
  CompletionEvent,
  CountSummary,
  Instant,
  KeyValueStore,
  Language,
  Lead,
  LeadRepository,
  Problem,
  QuestionnaireRepository,
  ReportRepository,
  SessionGateway,
  TemplateRepository,
  TokenStore,
} from '@fnc/domain';
import type {
  AccountApiClient,
  AiStatus,
  CampaignApiClient,
  ChangeEvent,
  FileApiClient,
  WritingEvent,
} from '@fnc/domain/api';
import type { CopyKeeping, LocalData, OldFile, ReportWriting, WorkingCopy } from '@fnc/domain/storage';
import type { ServerStatus, ThemeChoice } from '@fnc/ui/admin';

/** The preferences in this browser. Language and theme are shared with the public site. */
export interface Preferences {
  language: () => Language;
  /** Also sets the language of the page, for hyphenation and screen readers. */
  saveLanguage: (language: Language) => void;
  theme: () => ThemeChoice;
  saveTheme: (theme: ThemeChoice) => void;
  /** `null`: never chosen. */
  railOpen: () => boolean | null;
  saveRailOpen: (open: boolean) => void;
}

/** Stores scroll positions, in px from the top of the page. */
export interface Scrolling {
  to: (top: number) => void;
  /** Stores the current position under the name of a place. */
  remember: (place: string) => void;
  /** Also returns positions from before the tab was reloaded. */
  remembered: (place: string) => number | undefined;
  /** Stores the position for this place when the page is closed or reloaded. Returns how to stop. */
  onGone: (place: () => string) => () => void;
}

/** The browser functions that a page uses. */
export interface Browser {
  now: () => Instant;
  download: (fileName: string, text: string) => void;
  /**
   * The same for large data in parts; no part stays in memory. Returns the number of bytes; saves nothing on an error.
   */
  downloadParts: (fileName: string, parts: AsyncIterable<string>) => Promise<number>;
  copy: (text: string) => Promise<void>;
  /** Opens the browser's print dialog for the current page. */
  print: () => void;
  /** Calls back at the interval while the page is visible, and at once when it becomes visible. Returns how to stop. */
  whileVisible: (everyMs: number, callback: () => void) => () => void;
  /** Calls `begin` whenever the page becomes visible, and its result when the page is hidden. Returns how to stop. */
  whileShown: (begin: () => () => void) => () => void;
  /** Whether a dialog, a form or a field is in use: then nothing may change by itself. */
  isBusy: () => boolean;
  /** Calls back when the page is hidden or closed: the last moment to save anything. Returns how to stop. */
  onHidden: (listener: () => void) => () => void;
  /** From now on the browser asks before it closes the page. Returns how to stop that. */
  keepOpen: () => () => void;
  /** Whether the system prefers a dark theme, now and later. */
  prefersDark: () => boolean;
  onPrefersDark: (listener: () => void) => () => void;
  /** Reloads the page: after an error nothing in memory can be trusted. */
  reload: () => void;
  /** Whether the server answers at all. */
  isServerThere: () => Promise<boolean>;
  readonly scrolling: Scrolling;
  /** Lasts as long as the tab, through reloads. */
  readonly tab: KeyValueStore;
}

/** Writes reports: the server with its own key, or without one this browser with a typed key. */
export interface AiService extends ReportWriting {
  /** Whether the server has a key, and its model and settings. */
  status: () => Promise<AiStatus>;
  /**
   * Streams the server's text, and finally that it has ended. Rejects with an `ApiError` when the server refuses, and
   * ends or rejects when the connection breaks.
   *
   * @param from UTF-16 units of the text that the caller already has
   */
  follow: (id: string, from: number, signal: AbortSignal) => AsyncIterable<WritingEvent>;
  /** Calls the AI service from this browser: streams the text, and finally how it ended. Never rejects. */
  stream: (messages: readonly ChatMessage[], call: CompletionCall<AbortSignal>) => AsyncIterable<CompletionEvent>;
}

/** The key of the AI service, stored on this device at the advisor's request. Never part of an export. */
export interface AiKeyStore {
  read: () => string | null;
  write: (key: string) => void;
  forget: () => void;
}

/** The services before sign-in. */
export interface EntryServices {
  readonly session: SessionGateway;
  readonly tokens: TokenStore;
  readonly preferences: Preferences;
  readonly copyKeeping: CopyKeeping;
  readonly browser: Browser;
  /** Calls the listener when any call is refused: the token has expired, or the password must be changed first. */
  onRefused: (listener: (problem: Problem) => void) => void;
  /** Calls back when a call got no answer. For one listener. */
  onUnreachable: (listener: () => void) => void;
}

/** The API calls about mails. Campaigns are sent and stopped as a whole, by `campaigns`. */
export type MailService = Omit<CampaignApiClient, 'sendEmail' | 'cancelCampaign' | 'retryCampaign'>;

export interface AdminServices extends EntryServices {
  /** The browser blocks its store: data stored here is lost when the page closes. */
  readonly memoryOnly: boolean;
  /** The own account: second step and open sessions. */
  readonly account: AccountApiClient;
  readonly leads: LeadRepository;
  /** Leads that signed up in this browser: shown when the server cannot be reached. */
  readonly localLeads: Pick<LeadRepository, 'list' | 'findById'>;
  readonly clients: ClientRepository;
  readonly questionnaires: QuestionnaireRepository;
  readonly reports: ReportRepository;
  readonly ai: AiService;
  readonly aiKey: AiKeyStore;
  /**
   * Streams everybody's changes: a first event at once, then one for each change. Rejects when the server cannot
   * stream; ends with the session.
   *
   * @param after the `seq` of the last received event; `null`: only new ones
   */
  changes: (after: number | null, signal: AbortSignal) => AsyncIterable<ChangeEvent>;
  /** Who changed what, when. */
  readonly changeHistory: ChangeHistory;
  readonly campaigns: CampaignRepository;
  readonly templates: TemplateRepository;
  /** The outcome of mails, how the server sends them, and to whom it may send. */
  readonly mail: MailService;
  /** Loaded on demand: few visits need it. */
  localData: () => Promise<LocalData>;
  /**
   * Data that an older version stored in this browser and that belongs on the server now. `forget`: once it is moved.
   */
  readonly oldFile: {
    readonly isThere: () => boolean;
    readonly read: () => Promise<OldFile | null>;
    readonly forget: () => Promise<void>;
  };
  /** The cached copy of the server's lists, for when the server cannot be reached. */
  readonly workingCopy: WorkingCopy;
  /** The export and import of everything the server stores. */
  readonly file: FileApiClient;
  /** All leads of the server, in batches. Rejects when some are missing. */
  exportedLeads: () => AsyncIterable<readonly Lead[]>;
  /** Counts of the visitors' actions in the last thirty days, and leads per week. */
  countSummary: () => Promise<CountSummary>;
  serverStatus: () => Promise<ServerStatus>;
}
