import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ClientFailed, ClientMissing } from '../clients/ClientMissing.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SkeletonFields } from './ClientForm.styles.ts';
import type { ClientFormProps, ClientFormState } from './clientFormProps.ts';

const bones = [
  ['name', 40],
  ['email', 40],
  ['address', 40],
  ['status', 40],
  ['notes', 96],
] as const;

interface OtherProps extends Omit<ClientFormProps, 'state'> {
  state: Exclude<ClientFormState, { phase: 'ready' }>;
}

/** In the place of the fields: not there yet, not to be had, or not needed. */
export function ClientFormOther({ state, listHref, clientHref, onRetry, onCopy }: OtherProps) {
  const { t } = useAdminWords();
  switch (state.phase) {
    case 'loading':
      return (
        <SkeletonFields>
          <VisuallyHidden role="status">{t('clients.loading')}</VisuallyHidden>
          {bones.map(([field, height]) => (
            <Skeleton key={field} height={height} />
          ))}
        </SkeletonFields>
      );
    case 'made':
      return (
        <EmptyState
          kind="noMatch"
          title={t('clients.madeTitle')}
          actions={
            <ButtonLink variant="primary" href={clientHref(state.client.id)}>
              {t('clients.madeOpen', { name: state.client.name })}
            </ButtonLink>
          }
        >
          {t('clients.madeText', { name: state.client.name })}
        </EmptyState>
      );
    case 'failed':
      return <ClientFailed problem={state.problem} onRetry={onRetry} onCopy={onCopy} />;
    case 'idMissing':
    case 'notFound':
    default:
      return <ClientMissing why={state.phase} listHref={listHref} />;
  }
}
