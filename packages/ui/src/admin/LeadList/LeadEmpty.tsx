import type { Instant, LeadQuery } from '@fnc/domain';
import { RefreshCw, RotateCcw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { activeFilters, filterValue, withoutFilters } from '../leads/filters.ts';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

/** Nobody has asked for anything yet. */
export function NoLeadsYet({ guidePageHref }: { guidePageHref: string }) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="nothing"
      title={t('leads.emptyTitle')}
      actions={<ButtonLink href={guidePageHref}>{t('leads.emptyAction')}</ButtonLink>}
    >
      {t('leads.emptyText')}
    </EmptyState>
  );
}

interface NoMatchProps {
  query: LeadQuery;
  total: number;
  now: Instant;
  onQuery: (query: LeadQuery) => void;
}

const filterNames = {
  search: 'noMatchSearch',
  status: 'noMatchStatus',
  source: 'noMatchSource',
  received: 'noMatchReceived',
} as const;

/** There are leads, but none like these: says what was asked, and how many there are without. */
export function NoMatch({ query, total, now, onQuery }: NoMatchProps) {
  const { t, language } = useAdminWords();
  const words = { t, language, dates: dateWords(t, language, now) };
  const parts = activeFilters(query).map((name) =>
    t(`leads.${filterNames[name]}`, { value: filterValue(name, query, words) }),
  );
  const asked = new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(parts);
  return (
    <EmptyState
      kind="noMatch"
      title={t('leads.noMatchTitle')}
      actions={
        <Button icon={RotateCcw} onClick={() => onQuery(withoutFilters(query))}>
          {t('leads.resetFilters')}
        </Button>
      }
    >
      {t('leads.noMatchAsked', { asked })} {t('leads.noMatchTotal', { count: total })}
    </EmptyState>
  );
}

interface LoadFailedProps {
  problem: Problem;
  at: Instant | null;
  now: Instant;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** The specification's sentence, what is safe, and the way on. */
export function LoadFailed({ problem, at, now, onRetry, onCopy }: LoadFailedProps) {
  const { t, language } = useAdminWords();
  return (
    <EmptyState
      kind="failed"
      title={t('leads.failedTitle')}
      actions={
        <>
          <Button icon={RefreshCw} onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
          <CopyButton text={problemCode(problem)} label={t('leads.copyError')} copy={onCopy} />
        </>
      }
    >
      {t('errors:leads_load_failed', { message: problemText(t, problem) })}. {t('leads.failedSafe')}
      {at !== null && ` ${t('leads.failedAt', { time: dateWords(t, language, now).time(at) })}`}
    </EmptyState>
  );
}
