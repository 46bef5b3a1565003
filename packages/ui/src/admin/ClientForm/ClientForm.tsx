import { brand } from '@fnc/domain';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { ListFrame } from '../LeadList/LeadList.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientFields } from './ClientFields.tsx';
import { ClientFormOther } from './ClientFormStates.tsx';
import type { ClientFormProps } from './clientFormProps.ts';

const stay = () => undefined;

/** The form for a new client, and for one that exists. */
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
    <ListFrame aria-busy={state.phase === 'loading'}>
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
      <UnsavedChangesDialog
        open={leaving !== null}
        onStay={leaving?.onStay ?? stay}
        onLeave={leaving?.onLeave ?? stay}
      />
    </ListFrame>
  );
}
