import type { Language } from '@fnc/domain';
import type { LanguageSwitch } from '../LanguageToggle/LanguageToggle.tsx';

/** Every entry the navigation knows words for. Only what exists is passed in, so nothing leads nowhere. */
export type NavLeafId = 'home' | 'contact' | 'freeEbook' | 'freeConsult';

/** An entry goes somewhere (`href`) or does something here (`onSelect`: the contact dialog). */
export type NavLeaf = { id: NavLeafId; href: string } | { id: NavLeafId; onSelect: () => void };

export interface NavGroup {
  id: 'startToday';
  items: readonly NavLeaf[];
}

export type NavEntry = NavLeaf | NavGroup;

export interface NavBarProps {
  language: Language;
  homeHref: string;
  entries: readonly NavEntry[];
  /** The page that is open. */
  current?: NavLeafId;
  languageSwitch: LanguageSwitch;
  /** The page's one primary action, at the foot of the menu on small screens. */
  onContact: () => void;
}

export const isGroup = (entry: NavEntry): entry is NavGroup => 'items' in entry;
