import { type Instant, isBackupLate } from '@fnc/domain';
import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import type { ServerHealth } from '../Shell/serverHealth.ts';
import { backupFact, backupRemark } from '../words/backup.ts';
import { parts } from '../words/durations.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';

/** The server's uptime in words: `6 d 4 u 12 min`. */
function uptimeText(t: AdminT, seconds: number): string {
  const { days, hours, minutes, allMinutes } = parts(seconds * 1000);
  if (allMinutes === 0) return t('dashboard.uptimeSeconds');
  if (days > 0) return t('dashboard.uptimeDays', { days, hours: hours % 24, minutes });
  if (hours > 0) return t('dashboard.uptimeHours', { hours, minutes });
  return t('dashboard.uptimeMinutes', { minutes });
}

export interface ServerFactsProps {
  health: ServerHealth;
  now: Instant;
}

/** The server's status; the last figures stay when it stops responding. */
export function ServerFacts({ health: { state, status }, now }: ServerFactsProps) {
  const { t, language } = useAdminWords();
  const stateFacts: Record<ServerHealth['state'], Fact> = {
    checking: { name: t('dashboard.status'), value: t('shell.serverChecking'), icon: LoaderCircle, tone: 'quiet' },
    up: { name: t('dashboard.status'), value: t('dashboard.statusOk'), icon: CircleCheck, tone: 'success' },
    down: { name: t('dashboard.status'), value: t('dashboard.statusDown'), icon: CircleX, tone: 'danger' },
  };
  const facts: Fact[] = [stateFacts[state]];
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
          {t('dashboard.mailOffText')}
        </Text>
      )}
    </FactList>
  );
}
