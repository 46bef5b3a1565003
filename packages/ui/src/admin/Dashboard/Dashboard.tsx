import { brand, type Instant, type Lead, type LeadQuery, type LeadStatus } from '@fnc/domain';
import { KeyRound, LogOut, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ChangePasswordDialog } from '../ChangePassword/ChangePasswordDialog.tsx';
import type { ChangePasswordFormProps } from '../ChangePassword/ChangePasswordForm.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import type { ServerHealth } from '../Shell/serverHealth.ts';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AccountActions, Columns, DashboardFrame, Notices, SectionHead, Side, Updated } from './Dashboard.styles.ts';
import { LeadTotals } from './LeadTotals.tsx';
import { ServerFacts } from './ServerFacts.tsx';
import { Nobody } from './WaitingLeads.styles.ts';
import { type WaitingLead, WaitingLeads } from './WaitingLeads.tsx';

export interface DashboardData {
  /** The longest waiting first; at most as many as are shown. */
  readonly waiting: readonly WaitingLead[];
  readonly total: number;
  readonly byStatus: Readonly<Record<LeadStatus, number>>;
}

export interface DashboardProps {
  /** `null` before the first answer. */
  data: DashboardData | null;
  /** Why the last answer did not come; the data shown is then that of `updatedAt`. */
  problem: Problem | null;
  refreshing: boolean;
  updatedAt: Instant | null;
  now: Instant;
  health: ServerHealth;
  leadHref: (lead: Lead) => string;
  leadsHref: (query: LeadQuery) => string;
  onRefresh: () => void;
  onChangePassword: ChangePasswordFormProps['onChange'];
  onSignOut: () => void;
  /** An address that does not exist, for which this page stands in. */
  notFound: string | null;
  onDismissNotFound: () => void;
}

export function Dashboard(props: DashboardProps) {
  const { data, problem, refreshing, updatedAt, now, health, leadHref, leadsHref, onRefresh, notFound } = props;
  const { t, language } = useAdminWords();
  const [changing, setChanging] = useState(false);
  const dates = dateWords(t, language, now);
  const updated = updatedAt === null ? null : dates.time(updatedAt);

  return (
    <DashboardFrame>
      <title>{`${t('dashboard.pageTitle')} – ${brand.name}`}</title>
      <PageHead
        title={t('dashboard.title')}
        note={dates.fullDay(now)}
        actions={
          <>
            {updated !== null && <Updated>{t('dashboard.updated', { time: updated })}</Updated>}
            <IconButton
              variant="secondary"
              icon={RefreshCw}
              label={t('dashboard.refresh')}
              aria-disabled={refreshing}
              aria-busy={refreshing}
              onClick={onRefresh}
            />
          </>
        }
      />
      <Notices>
        {notFound !== null && (
          <Alert
            tone="info"
            live
            action={<TextButton onClick={props.onDismissNotFound}>{t('common:toast.dismiss')}</TextButton>}
          >
            {t('notFound.text', { path: notFound })}
          </Alert>
        )}
        {problem !== null && data !== null && updated !== null && (
          <Alert tone="danger" live action={<TextButton onClick={onRefresh}>{t('common:action.retry')}</TextButton>}>
            {t('dashboard.refreshFailed', { message: problemText(t, problem), time: updated })}
          </Alert>
        )}
      </Notices>
      <Columns>
        <div aria-busy={refreshing || (data === null && problem === null)}>
          {data === null && problem !== null && (
            <EmptyState
              kind="failed"
              title={t('dashboard.failedTitle')}
              actions={
                <Button icon={RefreshCw} onClick={onRefresh}>
                  {t('common:action.retry')}
                </Button>
              }
            >
              {problemText(t, problem)}
            </EmptyState>
          )}
          {data === null && problem === null && <DashboardSkeleton />}
          {data !== null && (
            <>
              <WaitingLeads
                waiting={data.waiting}
                waitingCount={Math.max(health.status?.waitingCount ?? 0, data.waiting.length)}
                lateCount={health.status?.lateCount ?? 0}
                anyLeads={data.total > 0}
                now={now}
                leadHref={leadHref}
                allHref={leadsHref({})}
              />
              <LeadTotals total={data.total} byStatus={data.byStatus} leadsHref={leadsHref} />
            </>
          )}
        </div>
        <Side>
          <ServerFacts health={health} />
          <FactList title={t('dashboard.account')} facts={[{ name: t('dashboard.role'), value: t('shell.admin') }]}>
            <AccountActions>
              <Button variant="quiet" icon={KeyRound} onClick={() => setChanging(true)}>
                {t('shell.changePassword')}
              </Button>
              <Button variant="quiet" icon={LogOut} onClick={props.onSignOut}>
                {t('shell.signOut')}
              </Button>
            </AccountActions>
          </FactList>
        </Side>
      </Columns>
      <ChangePasswordDialog open={changing} onClose={() => setChanging(false)} onChange={props.onChangePassword} />
    </DashboardFrame>
  );
}

function DashboardSkeleton() {
  const { t } = useAdminWords();
  return (
    <section>
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <SectionHead>
        <h2>{t('dashboard.waiting')}</h2>
      </SectionHead>
      {['64%', '52%', '58%'].map((width) => (
        <Nobody key={width}>
          <Skeleton width={120} />
          <Skeleton width={width} />
        </Nobody>
      ))}
    </section>
  );
}
