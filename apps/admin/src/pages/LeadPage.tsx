import { LeadDetail, useShortcuts } from '@fnc/ui/admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useLeadConsent } from '../leads/useLeadConsent.ts';
import { useLeadDetail } from '../leads/useLeadDetail.ts';
import { useLeadPlace } from '../leads/useLeadPlace.ts';
import { linkTo, paths } from '../paths.ts';
import { useClientOfLead } from '../queries/clients.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';

export function LeadPage() {
  const { id = '' } = useParams();
  const { list, actions, services } = useAdmin();
  const { saving, failed } = useStore(actions);
  const { state, replace, reload } = useLeadDetail(id);
  const client = useClientOfLead(id);
  const consent = useLeadConsent(state.phase === 'ready' ? state.detail.lead : null, (lead) => {
    replace(lead);
    void reload(true);
  });
  const trail = useLeadPlace(id);
  const now = useNow();
  const navigate = useNavigate();
  useShortcuts({ j: trail.place?.onNext, k: trail.place?.onPrevious });

  return (
    <LeadDetail
      key={id}
      state={state}
      trail={trail}
      client={client && { name: client.name, href: linkTo(paths.client(client.id)) }}
      newClientHref={linkTo(paths.newClient(id))}
      consent={consent}
      now={now}
      saving={saving.get(id)}
      failed={failed.get(id)}
      onStatus={async (lead, status) => {
        const change = await actions.setStatus(lead, status);
        if ('lead' in change) {
          replace(change.lead);
          void reload(true);
        }
        return change;
      }}
      onDelete={actions.remove}
      onRestore={actions.restore}
      onDeleted={() => void navigate(paths.leads(list.get().query))}
      onRefresh={() => void reload(false)}
      onCopy={services.browser.copy}
    />
  );
}
