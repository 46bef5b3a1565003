import { Briefcase, Compass, FileText, LayoutTemplate, ListChecks, type LucideIcon, Send, Users } from 'lucide-react';

/** A place of the console. Its words are `shell.<id>`. */
export interface NavEntry {
  readonly id: 'dashboard' | 'leads' | 'clients' | 'questions' | 'newReport' | 'campaigns' | 'templates';
  readonly href: string;
  /** How many there are, where that is worth saying. */
  readonly count?: number | undefined;
}

export const navIcons: Record<NavEntry['id'], LucideIcon> = {
  dashboard: Compass,
  leads: Users,
  clients: Briefcase,
  questions: ListChecks,
  newReport: FileText,
  campaigns: Send,
  templates: LayoutTemplate,
};

/** In the bar of a phone; the others are under its last button. */
export const isOnPhoneBar = ({ id }: NavEntry): boolean => ['dashboard', 'leads', 'clients'].includes(id);

/** Under a heading of their own, below the others. */
export const isAboutMail = ({ id }: Pick<NavEntry, 'id'>): boolean => id === 'campaigns' || id === 'templates';

/** The second key of `g …`. */
export const navKeys: Record<NavEntry['id'], string> = {
  dashboard: 'd',
  leads: 'l',
  clients: 'k',
  questions: 'v',
  newReport: 'r',
  campaigns: 'c',
  templates: 't',
};
