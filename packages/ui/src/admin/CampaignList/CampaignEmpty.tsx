import { type CampaignQuery, campaignStatusLabel } from '@fnc/domain';
import { Plus, RotateCcw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import type { DateWords } from '../words/dates.ts';
import { type Problem, problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

/** Nothing was written yet: the first campaign. */
export function NoCampaignsYet({ newHref }: { newHref: string }) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="nothing"
      title={t('campaigns.list.emptyTitle')}
      actions={
        <ButtonLink icon={Plus} href={newHref}>
          {t('campaigns.list.emptyAction')}
        </ButtonLink>
      }
    >
      {t('campaigns.list.emptyText')}
    </EmptyState>
  );
}

interface NoCampaignMatchProps {
  query: CampaignQuery;
  total: number;
  dates: DateWords;
  onQuery: (query: CampaignQuery) => void;
}

/** There are campaigns, but none like these: says what was asked, and how many there are without. */
export function NoCampaignMatch({ query, total, dates, onQuery }: NoCampaignMatchProps) {
  const { t, language } = useAdminWords();
  const { search, status = [], from } = query;
  const statuses = status.map((one) => campaignStatusLabel(one, language)).join(', ');
  const parts = [
    ...(search ? [t('campaigns.list.noMatchSearch', { value: search })] : []),
    ...(status.length > 0 ? [t('campaigns.list.noMatchStatus', { value: statuses })] : []),
    ...(from === undefined ? [] : [t('campaigns.list.noMatchFrom', { value: dates.shortDate(from) })]),
  ];
  const asked = new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(parts);
  return (
    <EmptyState
      kind="noMatch"
      title={t('campaigns.list.noMatchTitle')}
      actions={
        <Button icon={RotateCcw} onClick={() => onQuery({})}>
          {t('campaigns.list.resetFilters')}
        </Button>
      }
    >
      {t('campaigns.list.noMatchAsked', { asked })} {t('campaigns.list.noMatchTotal', { count: total })}
    </EmptyState>
  );
}

interface CampaignsFailedProps {
  problem: Problem;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** The campaigns of this browser could not be read. */
export function CampaignsFailed({ problem, onRetry, onCopy }: CampaignsFailedProps) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="failed"
      title={t('errors:campaigns_load_failed')}
      onRetry={onRetry}
      errorCode={problemCode(problem)}
      copy={onCopy}
    >
      {problemText(t, problem).replace(/\.$/, '')}. {t('campaigns.list.failedSafe')}
    </EmptyState>
  );
}
