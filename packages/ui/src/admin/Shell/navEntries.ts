import { Briefcase, Compass, FileText, LayoutTemplate, ListChecks, type LucideIcon, Send, Users } from 'lucide-react';

/** A page in the navigation. Its label is the text `shell.<id>`. */
export interface NavEntry {
  readonly id: 'dashboard' | 'leads' | 'clients' | 'questions' | 'newReport' | 'campaigns' | 'templates';
  readonly href: string;
  /** The count beside the label, if useful. */
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

/** Whether the entry is in the bottom bar of a phone; the others are behind its last button. */
export const isOnPhoneBar = ({ id }: NavEntry): boolean => ['dashboard', 'leads', 'clients'].includes(id);

/** Whether the entry is below the heading for mail. */
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
