import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import type { Problem } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

interface ClientMissingProps {
  why: 'idMissing' | 'notFound';
  listHref: string;
  /** The changes of this client, which tell who deleted it, and restore it. Left out while it was never stored. */
  changesHref?: string | undefined;
}

/** The client does not exist, or the address names none. */
export function ClientMissing({ why, listHref, changesHref }: ClientMissingProps) {
  const { t } = useAdminWords();
  const missing = why === 'idMissing';
  return (
    <EmptyState
      kind="noMatch"
      title={t(missing ? 'errors:client_id_missing' : 'errors:client_not_found')}
      actions={
        <>
          <ButtonLink href={listHref}>{t('clients.toAll')}</ButtonLink>
          {!missing && changesHref !== undefined && <Link href={changesHref}>{t('clients.changesOf')}</Link>}
        </>
      }
    >
      {t(missing ? 'clients.idMissingText' : 'clients.notFoundText')}
    </EmptyState>
  );
}

interface ClientFailedProps {
  problem: Problem;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** The client could not be read: the specification's sentence, the reason, and a retry. */
export function ClientFailed({ problem, onRetry, onCopy }: ClientFailedProps) {
  const { t } = useAdminWords();
  return (
    <LoadFailed
      title={t('errors:client_load_failed')}
      problem={problem}
      safe={t('clients.failedText')}
      onRetry={onRetry}
      onCopy={onCopy}
    />
  );
}
