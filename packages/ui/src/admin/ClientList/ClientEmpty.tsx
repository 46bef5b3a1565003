import type { ClientQuery } from '@fnc/domain';
import { Plus, RotateCcw, UserPlus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { activeClientFilters, clientFilterValue, withoutClientFilters } from '../clients/clientFilters.ts';
import { type Problem, problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

/** Nobody is a client yet: add one, or make one from a lead. */
export function NoClientsYet({ newHref, leadsHref }: { newHref: string; leadsHref: string }) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="nothing"
      title={t('clients.emptyTitle')}
      actions={
        <>
          <ButtonLink icon={Plus} href={newHref}>
            {t('clients.add')}
          </ButtonLink>
          <ButtonLink icon={UserPlus} href={leadsHref}>
            {t('clients.emptyFromLead')}
          </ButtonLink>
        </>
      }
    >
      {t('clients.emptyText')}
    </EmptyState>
  );
}

interface NoClientMatchProps {
  query: ClientQuery;
  total: number;
  onQuery: (query: ClientQuery) => void;
}

const filterNames = { search: 'noMatchSearch', status: 'noMatchStatus' } as const;

/** There are clients, but none like these: says what was asked, and how many there are without. */
export function NoClientMatch({ query, total, onQuery }: NoClientMatchProps) {
  const { t, language } = useAdminWords();
  const parts = activeClientFilters(query).map((name) =>
    t(`clients.${filterNames[name]}`, { value: clientFilterValue(name, query, language) }),
  );
  const asked = new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(parts);
  return (
    <EmptyState
      kind="noMatch"
      title={t('clients.noMatchTitle')}
      actions={
        <Button icon={RotateCcw} onClick={() => onQuery(withoutClientFilters(query))}>
          {t('clients.resetFilters')}
        </Button>
      }
    >
      {t('clients.noMatchAsked', { asked })} {t('clients.noMatchTotal', { count: total })}
    </EmptyState>
  );
}

interface ClientsFailedProps {
  problem: Problem;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** The specification's sentence, why, what is safe, and the way on. */
export function ClientsFailed({ problem, onRetry, onCopy }: ClientsFailedProps) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="failed"
      title={t('errors:clients_load_failed')}
      onRetry={onRetry}
      errorCode={problemCode(problem)}
      copy={onCopy}
    >
      {problemText(t, problem).replace(/\.$/, '')}. {t('clients.failedSafe')}
    </EmptyState>
  );
}
