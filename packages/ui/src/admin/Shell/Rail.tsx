import { CircleCheck, CircleX, LoaderCircle, PanelLeftClose, PanelLeftOpen, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { type NavEntry, navIcons } from './navEntries.ts';
import type { ServerHealth } from './serverHealth.ts';
import {
  Entries,
  Entry,
  EntryDot,
  EntryNote,
  FootRow,
  RailFoot,
  RailFrame,
  RailHead,
  ServerLine,
} from './Rail.styles.ts';

export interface RailProps {
  entries: readonly NavEntry[];
  current: NavEntry['id'];
  health: ServerHealth;
  open: boolean;
  onOpen: (open: boolean) => void;
  account: ReactNode;
}

const healthIcons = { checking: LoaderCircle, up: CircleCheck, down: CircleX };
const healthWords = { checking: 'serverChecking', up: 'serverOk', down: 'serverDown' } as const;

/** Words beside the icon, or, in the closed rail, in a tooltip. */
const Hinted = ({ hint, children }: { hint: string | null; children: ReactNode }) =>
  hint === null ? (
    children
  ) : (
    <Tooltip text={hint} delay={0}>
      {children}
    </Tooltip>
  );

export function Rail({ entries, current, health, open, onOpen, account }: RailProps) {
  const { t } = useAdminWords();
  const lateCount = health.status?.lateCount ?? 0;
  const waitingCount = health.status?.waitingCount ?? 0;
  const serverWords = t(`shell.${healthWords[health.state]}`);

  const note = (id: NavEntry['id']) => {
    if (id !== 'leads' || waitingCount === 0) return null;
    const late = lateCount > 0;
    if (!open) return late ? <EntryDot /> : null;
    return (
      <EntryNote data-tone={late ? 'danger' : 'quiet'}>
        {late && <Icon of={TriangleAlert} />}
        {late ? t('shell.late', { count: lateCount }) : waitingCount}
        {!late && <VisuallyHidden> {t('shell.waiting', { count: waitingCount })}</VisuallyHidden>}
      </EntryNote>
    );
  };

  return (
    <RailFrame>
      <RailHead>
        <BrandMark size={open ? undefined : 'compact'} />
      </RailHead>
      <nav aria-label={t('shell.navigation')}>
        <Entries>
          {entries.map(({ id, href }) => (
            <li key={id}>
              <Hinted hint={open ? null : t(`shell.${id}`)}>
                <Entry href={href} aria-current={id === current ? 'page' : undefined}>
                  <Icon of={navIcons[id]} />
                  {open ? t(`shell.${id}`) : <VisuallyHidden>{t(`shell.${id}`)}</VisuallyHidden>}
                  {note(id)}
                </Entry>
              </Hinted>
            </li>
          ))}
        </Entries>
      </nav>
      <RailFoot>
        <FootRow>
          <Hinted hint={open ? null : serverWords}>
            <ServerLine role="status" data-state={health.state}>
              <Icon of={healthIcons[health.state]} />
              {open ? serverWords : <VisuallyHidden>{serverWords}</VisuallyHidden>}
            </ServerLine>
          </Hinted>
          <IconButton
            icon={open ? PanelLeftClose : PanelLeftOpen}
            label={t(open ? 'shell.collapse' : 'shell.expand')}
            onClick={() => onOpen(!open)}
          />
        </FootRow>
        {account}
      </RailFoot>
    </RailFrame>
  );
}
