import { type Instant, isBackupLate, type User } from '@fnc/domain';
import {
  ChevronDown,
  ChevronRight,
  CircleCheck,
  CircleX,
  KeyRound,
  LoaderCircle,
  LogOut,
  TriangleAlert,
} from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyPart } from '../../components/OnDemand/LazyPart.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import type { ChangePasswordFormProps } from '../ChangePassword/ChangePasswordForm.tsx';
import type { DataToolsProps } from '../DataTools/dataTools.ts';
import { DataTools } from '../DataTools/DataTools.tsx';
import { ToolRows } from '../DataTools/ToolRow.styles.ts';
import { ToolRow, ToolRowLink } from '../DataTools/ToolRow.tsx';
import { FactRow, FactSection, FactTitle } from '../FactList/FactList.styles.ts';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { type NavEntry, navIcons } from '../Shell/navEntries.ts';
import type { ServerHealth } from '../Shell/serverHealth.ts';
import { backupFact, backupRemark } from '../words/backup.ts';
import { parts } from '../words/durations.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { PasswordPanel, SideRest, SideToggle } from './Dashboard.styles.ts';

/** The server's uptime in words: `6 d 4 u 12 min`. */
function uptimeText(t: AdminT, seconds: number): string {
  const { days, hours, minutes } = parts(seconds * 1000);
  if (hours + minutes === 0) return t('dashboard.uptimeSeconds');
  if (days > 0) return t('dashboard.uptimeDays', { days, hours: hours % 24, minutes });
  if (hours > 0) return t('clock.hoursMinutes', { hours, minutes });
  return t('clock.minutes', { minutes });
}

interface ServerFactsProps {
  health: ServerHealth;
  now: Instant;
}

/** The server's status; the last figures stay when it stops responding. */
function ServerFacts({ health: { state, status }, now }: ServerFactsProps) {
  const { t, language } = useAdminWords();
  const states: Record<ServerHealth['state'], Omit<Fact, 'name'>> = {
    checking: { value: t('shell.serverChecking'), icon: LoaderCircle, tone: 'quiet' },
    up: { value: t('dashboard.statusOk'), icon: CircleCheck, tone: 'success' },
    down: { value: t('dashboard.statusDown'), icon: CircleX, tone: 'danger' },
  };
  const facts: Fact[] = [{ name: t('dashboard.status'), ...states[state] }];
  if (status !== null) {
    const { leadsCount, emailConfigured, mail, backup, uptime, version } = status;
    const count = (name: string, value: number): Fact => ({
      name,
      value: formatFigure(value, language),
      figures: true,
    });
    facts.push(
      count(t('dashboard.leadsCount'), leadsCount),
      emailConfigured
        ? { name: t('dashboard.mail'), value: t('dashboard.mailOn'), icon: CircleCheck, tone: 'success' }
        : { name: t('dashboard.mail'), value: t('dashboard.mailOff'), icon: TriangleAlert, tone: 'warning' },
      { name: t('dashboard.queue'), value: t('dashboard.queued', { count: mail.queued }), figures: true },
      count(t('dashboard.mailSent'), mail.sent),
      { ...count(t('dashboard.mailFailed'), mail.failed), tone: mail.failed > 0 ? 'danger' : undefined },
      backupFact(t, language, backup, uptime, now),
      { name: t('dashboard.uptime'), value: uptimeText(t, uptime), figures: true },
      { name: t('dashboard.version'), value: version },
    );
  } else if (state === 'checking') {
    // As many rows as will be loaded, so that nothing below moves.
    facts.push(
      ...(['leadsCount', 'mail', 'queue', 'mailSent', 'mailFailed', 'backup', 'uptime', 'version'] as const).map(
        (name): Fact => ({ name: t(`dashboard.${name}`), value: '…', tone: 'quiet' }),
      ),
    );
  }
  // Once the backup is late, a notice above everything else says so.
  const hasObstacle =
    status !== null &&
    status.backup.obstacle !== null &&
    status.backup.obstacle !== 'off' &&
    !isBackupLate(status.backup, status.uptime, now);
  return (
    <FactList title={t('dashboard.server')} facts={facts}>
      {hasObstacle && (
        <Text size="small" tone="quiet" wide above={2}>
          {backupRemark(t, status.backup)}
        </Text>
      )}
      {status?.emailConfigured === false && (
        <Text size="small" tone="quiet" wide above={2}>
          {t('mailOff')}
        </Text>
      )}
    </FactList>
  );
}

const fetchForm = () => import('./PasswordPanelForm.tsx');

interface AccountPanelProps {
  /** The role of the signed-in user; `null` until it is known. */
  role: User['role'] | null;
  onChangePassword: ChangePasswordFormProps['onChange'];
  onSignOut: () => void;
}

/** The role, a button that replaces itself by the password form, and the sign-out. */
function AccountPanel({ role, onChangePassword, onSignOut }: AccountPanelProps) {
  const { t } = useAdminWords();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  // Stable across renders: the form's timer depends on it.
  const close = useCallback(() => {
    setOpen(false);
    toggle.current?.focus();
  }, []);

  return (
    <FactSection>
      <FactTitle>{t('dashboard.account')}</FactTitle>
      <dl>
        <FactRow>
          <dt>{t('dashboard.role')}</dt>
          <dd>{role === null ? '–' : t(`shell.roles.${role}`)}</dd>
        </FactRow>
      </dl>
      <ToolRows>
        <li>
          <ToolRow
            ref={toggle}
            icon={KeyRound}
            end={<Icon of={ChevronDown} />}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {t('shell.changePassword')}
          </ToolRow>
          <PasswordPanel id={panelId} hidden={!open}>
            {open && (
              <>
                <Text size="meta" tone="quiet" above={2} below={2} wide>
                  {t('password.dialogIntro')}
                </Text>
                <LazyPart fetchCode={fetchForm} open onClose={close}>
                  {({ PasswordPanelForm }) => (
                    <PasswordPanelForm
                      onChange={onChangePassword}
                      onDone={close}
                      wayOut={<Button onClick={close}>{t('common:action.cancel')}</Button>}
                    />
                  )}
                </LazyPart>
              </>
            )}
          </PasswordPanel>
        </li>
        <li>
          <ToolRow icon={LogOut} onClick={onSignOut}>
            {t('shell.signOut')}
          </ToolRow>
        </li>
      </ToolRows>
    </FactSection>
  );
}

export interface DashboardSideProps extends AccountPanelProps {
  health: ServerHealth;
  now: Instant;
  tools: DataToolsProps;
  /** The links that the specification names, in this order. */
  links: readonly NavEntry[];
}

/** Server, data, account and links; on a phone only the server's state, and the rest behind a button. */
export function DashboardSide(props: DashboardSideProps) {
  const { health, now, tools, links, role, onChangePassword, onSignOut } = props;
  const { t } = useAdminWords();
  const [open, setOpen] = useState(false);
  const restId = useId();
  return (
    <aside data-open={open}>
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
    </aside>
  );
}
