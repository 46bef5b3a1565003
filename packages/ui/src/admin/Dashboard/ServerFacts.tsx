import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import { formatFigure } from '../../locales/figures.ts';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import type { ServerHealth } from '../Shell/serverHealth.ts';
import { uptimeText } from '../words/uptime.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { MailRemark } from './Dashboard.styles.ts';

export interface ServerFactsProps {
  health: ServerHealth;
}

/** What the server says about itself; the last figures stay when it stops answering. */
export function ServerFacts({ health: { state, status } }: ServerFactsProps) {
  const { t, language } = useAdminWords();
  const stateFacts: Record<ServerHealth['state'], Fact> = {
    checking: { name: t('dashboard.status'), value: t('shell.serverChecking'), icon: LoaderCircle, tone: 'quiet' },
    up: { name: t('dashboard.status'), value: t('dashboard.statusOk'), icon: CircleCheck, tone: 'success' },
    down: { name: t('dashboard.status'), value: t('dashboard.statusDown'), icon: CircleX, tone: 'danger' },
  };
  const facts: Fact[] = [stateFacts[state]];
  if (status !== null) {
    const { leadsCount, emailConfigured, mail, uptime, version } = status;
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
      { name: t('dashboard.uptime'), value: uptimeText(t, uptime), figures: true },
      { name: t('dashboard.version'), value: version },
    );
  } else if (state === 'checking') {
    // As many rows as will come, so that what is below does not move.
    facts.push(
      ...(['leadsCount', 'mail', 'queue', 'mailSent', 'mailFailed', 'uptime', 'version'] as const).map(
        (name): Fact => ({ name: t(`dashboard.${name}`), value: '…', tone: 'quiet' }),
      ),
    );
  }
  return (
    <FactList title={t('dashboard.server')} facts={facts}>
      {status?.emailConfigured === false && <MailRemark>{t('dashboard.mailOffText')}</MailRemark>}
    </FactList>
  );
}
