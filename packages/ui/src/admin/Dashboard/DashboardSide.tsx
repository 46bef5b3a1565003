import type { Instant } from '@fnc/domain';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { DataTools } from '../DataTools/DataTools.tsx';
import type { DataToolsProps } from '../DataTools/dataTools.ts';
import { ToolRowLink } from '../DataTools/ToolRow.tsx';
import { ToolRows } from '../DataTools/ToolRow.styles.ts';
import { FactSection, FactTitle } from '../FactList/FactList.styles.ts';
import { type NavEntry, navIcons } from '../Shell/navEntries.ts';
import type { ServerHealth } from '../Shell/serverHealth.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx';
import { Side, SideRest, SideToggle } from './Dashboard.styles.ts';
import { ServerFacts } from './ServerFacts.tsx';

export interface DashboardSideProps extends AccountPanelProps {
  health: ServerHealth;
  now: Instant;
  tools: DataToolsProps;
  /** The places named by the specification, in this order. */
  links: readonly NavEntry[];
}

/** Server, data, account and places; on a phone the server's state, and the rest behind one press. */
export function DashboardSide(props: DashboardSideProps) {
  const { health, now, tools, links, role, onChangePassword, onSignOut } = props;
  const { t } = useAdminWords();
  const [open, setOpen] = useState(false);
  const restId = useId();
  return (
    <Side data-open={open}>
      <ServerFacts health={health} now={now} />
      <SideToggle type="button" aria-expanded={open} aria-controls={restId} onClick={() => setOpen(!open)}>
        <span>{t('dashboard.sideToggle')}</span>
        <Icon of={ChevronRight} size={18} />
      </SideToggle>
      <SideRest id={restId}>
        <DataTools {...tools} />
        <AccountPanel role={role} onChangePassword={onChangePassword} onSignOut={onSignOut} />
        <FactSection>
          <FactTitle>{t('dashboard.places')}</FactTitle>
          <ToolRows>
            {links.map(({ id, href }) => (
              <li key={id}>
                <ToolRowLink icon={navIcons[id]} href={href}>
                  {t(`shell.${id}`)}
                </ToolRowLink>
              </li>
            ))}
          </ToolRows>
        </FactSection>
      </SideRest>
    </Side>
  );
}
