import type { Instant, Language, LeadRepository, User } from '@fnc/domain';
import type { Problem, ServerStatus, ThemeChoice } from '@fnc/ui/admin';

export interface SessionGateway {
  signIn(username: string, password: string): Promise<{ readonly token: string; readonly user: User }>;
  /** Rejects with an `authenticationFailed` when the stored token is no longer good. */
  verify: () => Promise<User>;
  signOut: () => Promise<void>;
  changePassword: (currentPassword: string, newPassword: string) => Promise<void>;
}

/** Where the token is kept between visits. */
export interface TokenStore {
  read: () => string | null;
  write: (token: string) => void;
  clear: () => void;
  /** Told when another tab logs in or out. Answers how to stop listening. */
  onChange: (listener: () => void) => () => void;
}

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

/** What a page may ask of the browser. */
export interface Browser {
  now: () => Instant;
  download: (fileName: string, text: string) => void;
  copy: (text: string) => Promise<void>;
  /** Calls back every so often while the page can be seen, and at once when it is seen again. Answers how to stop. */
  whileVisible: (everyMs: number, callback: () => void) => () => void;
  /** Whether the system asks for dark, now and later. */
  prefersDark: () => boolean;
  onPrefersDark: (listener: () => void) => () => void;
  /** Loads the page anew: after a fault nothing in memory can be trusted. */
  reload: () => void;
}

export interface AdminServices {
  readonly leads: LeadRepository;
  readonly session: SessionGateway;
  readonly tokens: TokenStore;
  readonly preferences: Preferences;
  readonly browser: Browser;
  serverStatus: () => Promise<ServerStatus>;
  /** Told when any call is refused: the token is no longer good, or the password must be changed first. */
  onRefused: (listener: (problem: Problem) => void) => void;
}
