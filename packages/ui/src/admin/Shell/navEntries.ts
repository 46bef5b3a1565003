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

/**
 * The entry of a phone's bottom bar to which a page belongs; `null`: it is behind "Meer". Campaigns stand there for all
 * mail.
 */
export function phoneEntryOf(id: NavEntry['id'] | null): NavEntry['id'] | null {
  if (id === 'templates') return 'campaigns';
  return id === 'questions' || id === 'newReport' ? null : id;
}

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
