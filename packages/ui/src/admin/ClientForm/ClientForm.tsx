import { brand } from '@fnc/domain';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { ClientFailed, ClientMissing } from '../clients/ClientMissing.tsx';
import { PageFrame } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientFields } from './ClientFields.tsx';
import { FormFrame } from './ClientForm.styles.ts';
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

/** Shown instead of the fields: loading, failed, not found or not needed. */
function ClientFormOther({ state, listHref, clientHref, onRetry, onCopy }: OtherProps) {
  const { t } = useAdminWords();
  switch (state.phase) {
    case 'loading':
      return (
        <FormFrame as="div">
          <VisuallyHidden role="status">{t('clients.loading')}</VisuallyHidden>
          {bones.map(([field, height]) => (
            <Skeleton key={field} height={height} />
          ))}
        </FormFrame>
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

/** The form for a new or an existing client. */
export function ClientForm(props: ClientFormProps) {
  const { state, mode, listHref, clientHref, leaving } = props;
  const { t } = useAdminWords();
  const editing = state.phase === 'ready' ? state.editing : null;
  const title =
    mode === 'new'
      ? t('clients.newTitle')
      : editing
        ? t('clients.editTitle', { name: editing.name })
        : t('clients.edit');
  return (
    <PageFrame aria-busy={state.phase === 'loading'}>
      <title>{`${title} – ${brand.name}`}</title>
      <PageHead
        title={title}
        trail={
          <Breadcrumb
            items={[
              { label: t('clients.back'), href: listHref },
              ...(editing ? [{ label: editing.name, href: clientHref(editing.id) }] : []),
              { label: t(mode === 'new' ? 'clients.newTitle' : 'clients.edit') },
            ]}
          />
        }
      />
      {state.phase === 'ready' ? (
        <ClientFields key={editing?.id ?? 'new'} {...props} ready={state} />
      ) : (
        <ClientFormOther {...props} state={state} />
      )}
      {leaving !== null && <UnsavedChangesDialog open {...leaving} />}
    </PageFrame>
  );
}
