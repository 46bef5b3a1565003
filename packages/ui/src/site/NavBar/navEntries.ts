import type { Language } from '@fnc/domain';
import type { LanguageSwitch } from '../LanguageToggle/LanguageToggle.tsx';

/** The footer's anchor: the menu button leads here until scripts run. */
export const footerId = 'footer';

/** The product's only emoji; it marks every link to the e-book. */
export const bookEmoji = '📖';

/** Every entry that the navigation has words for. */
export type NavLeafId =
  | 'home'
  | 'whyCyprus'
  | 'experiences'
  | 'faq'
  | 'knowledge'
  | 'forWho'
  | 'steps'
  | 'calculator'
  | 'freeEbook'
  | 'freeConsult'
  | 'contact';

export interface NavLeaf {
  id: NavLeafId;
  href: string;
  /** The address opens as a dialog over the page. */
  opens?: 'dialog';
}

export interface NavGroup {
  id: 'cyprus' | 'startToday';
  items: readonly NavLeaf[];
}

export type NavEntry = NavLeaf | NavGroup;

export interface NavBarProps {
  language: Language;
  homeHref: string;
  /** The page's primary action, at the foot of the menu on small screens. */
  contactHref: string;
  entries: readonly NavEntry[];
  /** The current page. */
  current?: NavLeafId;
  languageSwitch: LanguageSwitch;
}

export const isGroup = (entry: NavEntry): entry is NavGroup => 'items' in entry;
