import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Bar, BottomBadge, BottomEntry } from './BottomBar.styles.ts';
import { type NavEntry, navIcons } from './navEntries.ts';

export interface BottomBarProps {
  entries: readonly NavEntry[];
  /** `null` on a page that no entry leads to. */
  current: NavEntry['id'] | null;
  waitingCount: number;
  account: ReactNode;
}

/** The navigation on a phone, in place of the rail. */
export function BottomBar({ entries, current, waitingCount, account }: BottomBarProps) {
  const { t } = useAdminWords();
  return (
    <Bar aria-label={t('shell.navigation')}>
      <ul>
        {entries.map(({ id, href }) => (
          <li key={id}>
            <BottomEntry href={href} aria-current={id === current ? 'page' : undefined}>
              <Icon of={navIcons[id]} />
              {t(`shell.${id}`)}
              {id === 'leads' && waitingCount > 0 && (
                <BottomBadge>
                  {waitingCount}
                  <VisuallyHidden> {t('shell.waiting', { count: waitingCount })}</VisuallyHidden>
                </BottomBadge>
              )}
            </BottomEntry>
          </li>
        ))}
        <li>{account}</li>
      </ul>
    </Bar>
  );
}
