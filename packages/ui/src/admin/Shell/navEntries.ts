import { Compass, type LucideIcon, Users } from 'lucide-react';

/** A place of the console. Its words are `shell.<id>`. */
export interface NavEntry {
  readonly id: 'dashboard' | 'leads';
  readonly href: string;
}

export const navIcons: Record<NavEntry['id'], LucideIcon> = { dashboard: Compass, leads: Users };
