import { type ReactNode, useState } from 'react';
import type { NavEntry } from '../Shell/navEntries.ts';
import { Shell } from '../Shell/Shell.tsx';
import { sampleAppearance } from './appearance.ts';
import { sampleByStatus } from './sampleDashboard.ts';

const entries: readonly NavEntry[] = [
  { id: 'dashboard', href: '/admin/dashboard' },
  { id: 'leads', href: '/admin/leads' },
  { id: 'clients', href: '/admin/clients', count: 12 },
  { id: 'questions', href: '/admin/questions' },
  { id: 'newReport', href: '/admin/reports/new' },
  { id: 'campaigns', href: '/admin/email/campaigns', count: 23 },
  { id: 'templates', href: '/admin/email/templates', count: 6 },
];

const nothing = () => undefined;

export interface InShellProps {
  /** The current entry of the rail; `null` on a page without an entry. */
  current: NavEntry['id'] | null;
  children: ReactNode;
}

/** A screen in the console's shell, with a healthy server. */
export function InShell({ current, children }: InShellProps) {
  const [railOpen, setRailOpen] = useState<boolean | null>(null);
  return (
    <Shell
      entries={entries}
      current={current}
      pageKey="/story"
      user={{ username: 'marit', name: 'Marit Koersman', role: 'admin', mustChangePassword: false }}
      health={{
        state: 'up',
        status: {
          leadsCount: 87,
          waitingCount: 5,
          lateCount: 1,
          welcomeCount: 12,
          emailConfigured: true,
          uptime: 533_520,
          version: '1.0.0',
          mail: { queued: 0, sent: 212, failed: 0 },
          byStatus: sampleByStatus,
          bySource: [],
          failedMails: [],
          backup: { lastGoodAt: null, bytes: null, obstacle: null },
          records: { clients: 12, campaigns: 23, templates: 6 },
        },
      }}
      memoryOnly={false}
      railOpen={railOpen}
      onRailOpen={setRailOpen}
      appearance={sampleAppearance}
      onGo={nothing}
      onChangePassword={() => Promise.resolve(null)}
      onSignOut={nothing}
      siteHref="/"
      accountHref="/admin/account"
      changesHref="/admin/changes"
      onSearch={nothing}
      dialog={null}
      onDialog={nothing}
    >
      {children}
    </Shell>
  );
}
