import type {
  CampaignRepository,
  ChangeHistory,
  ChatMessage,
  ClientRepository,
  CompletionCall,
  CompletionEvent,
  CountSummary,
  Instant,
  Language,
  Lead,
  LeadRepository,
  OpenImportChannel,
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

/** What this browser remembers. Language and theme are shared with the public site. */
export interface Preferences {
  language: () => Language;
  /** Also tells the page, for hyphenation and screen readers. */
  saveLanguage: (language: Language) => void;
  theme: () => ThemeChoice;
  saveTheme: (theme: ThemeChoice) => void;
  /** `null`: never chosen. */
  railOpen: () => boolean | null;
  saveRailOpen: (open: boolean) => void;
}

/** How far the page is scrolled, in px from its top, and how far earlier ones were. */
export interface Scrolling {
  to: (top: number) => void;
  /** Keeps how far it is now, under the name of a place. */
  remember: (place: string) => void;
  /** Also from before the tab was loaded again. */
  remembered: (place: string) => number | undefined;
  /** When the page is closed or loaded again, it is remembered for this place. Answers how to stop. */
  onGone: (place: () => string) => () => void;
}

/** What a page may ask of the browser. */
export interface Browser {
  now: () => Instant;
  download: (fileName: string, text: string) => void;
  /** The same for what comes in parts and may be large: no part stays in memory. Answers the bytes; nothing is saved when it breaks off. */
  downloadParts: (fileName: string, parts: AsyncIterable<string>) => Promise<number>;
  copy: (text: string) => Promise<void>;
  /** Opens the browser's own print dialog for the page as it stands. */
  print: () => void;
  /** Calls back every so often while the page can be seen, and at once when it is seen again. Answers how to stop. */
  whileVisible: (everyMs: number, callback: () => void) => () => void;
  /** Begins something whenever the page can be seen, and ends it when it cannot. Answers how to stop. */
  whileShown: (begin: () => () => void) => () => void;
  /** Whether a dialog, a form or a field is in use: then nothing may change by itself. */
  isBusy: () => boolean;
  /** Calls back when the page is hidden or closed: the last moment in which something can be saved. Answers how to stop. */
  onHidden: (listener: () => void) => () => void;
  /** From now on the browser asks before the page is closed. Answers how to let it go without a question. */
  keepOpen: () => () => void;
  /** Whether the system asks for dark, now and later. */
  prefersDark: () => boolean;
  onPrefersDark: (listener: () => void) => () => void;
  /** Loads the page anew: after a fault nothing in memory can be trusted. */
  reload: () => void;
  readonly scrolling: Scrolling;
}

/** Who writes reports: the server with its own key, and where it has none this browser with a typed one. */
export interface AiService extends ReportWriting {
  /** Whether the server has a key, and how it is written. */
  status: () => Promise<AiStatus>;
  /**
   * What the server writes, as it comes, and then that it has ended. Rejects with an `ApiError` where the server says no, and
   * ends or rejects where the connection breaks.
   *
   * @param from UTF-16 units of the text that are known already
   */
  follow: (id: string, from: number, signal: AbortSignal) => AsyncIterable<WritingEvent>;
  /** This browser asks the service itself: text as it comes, and then how it ended. Never rejects. */
  stream: (messages: readonly ChatMessage[], call: CompletionCall<AbortSignal>) => AsyncIterable<CompletionEvent>;
}

/** The key of the AI service, kept on this device because the advisor asked for it. Never part of an export. */
export interface AiKeyStore {
  read: () => string | null;
  write: (key: string) => void;
  forget: () => void;
}

/** What is there before anybody is signed in. */
export interface EntryServices {
  readonly session: SessionGateway;
  readonly tokens: TokenStore;
  readonly preferences: Preferences;
  readonly copyKeeping: CopyKeeping;
  readonly browser: Browser;
  /** Told when any call is refused: the token is no longer good, or the password must be changed first. */
  onRefused: (listener: (problem: Problem) => void) => void;
}

/** The calls about mails. Campaigns are sent and stopped as a whole, by `campaigns`. */
export type MailService = Omit<CampaignApiClient, 'sendEmail' | 'cancelCampaign' | 'retryCampaign'>;

export interface AdminServices extends EntryServices {
  /** The browser blocks its store: whatever is kept here is gone with the page. */
  readonly memoryOnly: boolean;
  /** The own account: second step and open sessions. */
  readonly account: AccountApiClient;
  readonly leads: LeadRepository;
  /** Leads that signed up in this very browser: all there is when the server cannot be reached. */
  readonly localLeads: Pick<LeadRepository, 'list' | 'findById'>;
  readonly clients: ClientRepository;
  readonly questionnaires: QuestionnaireRepository;
  /** Opens where a CSV file of questions is read, away from the page. Each import has its own. */
  readonly openImportChannel: OpenImportChannel;
  readonly reports: ReportRepository;
  readonly ai: AiService;
  readonly aiKey: AiKeyStore;
  /**
   * What is changed, by anybody: an event at once, and one for each change. Rejects when the server cannot tell; ends with the
   * session.
   *
   * @param after the `seq` of the last event that was heard; `null`: only from now on
   */
  changes: (after: number | null, signal: AbortSignal) => AsyncIterable<ChangeEvent>;
  /** Who changed what, when. */
  readonly changeHistory: ChangeHistory;
  readonly campaigns: CampaignRepository;
  readonly templates: TemplateRepository;
  /** What became of mails, how the server sends them, and whom it may send them to. */
  readonly mail: MailService;
  /** Fetched when it is asked for: few visits need it. */
  localData: () => Promise<LocalData>;
  /** What an older version left in this browser of what the server keeps now. `forget`: once it is there. */
  readonly oldFile: {
    readonly isThere: () => boolean;
    readonly read: () => Promise<OldFile | null>;
    readonly forget: () => Promise<void>;
  };
  /** What was read of the server's lists, for when it cannot be reached. */
  readonly workingCopy: WorkingCopy;
  /** What the server keeps, as a whole. */
  readonly file: FileApiClient;
  /** All leads of the server, piece by piece. Rejects when they did not all come. */
  exportedLeads: () => AsyncIterable<readonly Lead[]>;
  /** What visitors did in the last thirty days, and leads per week. */
  countSummary: () => Promise<CountSummary>;
  serverStatus: () => Promise<ServerStatus>;
}
