import { type LeadCorrected, type LeadPerson, personOf } from '@fnc/domain';
import { type CorrectionOutcome, LeadDetail, useShortcuts } from '@fnc/ui/admin';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useLeadConsent } from '../leads/useLeadConsent.ts';
import { useLeadPlace } from '../leads/useLeadPlace.ts';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import { useClientOfLead } from '../queries/clients.ts';
import { changeLead, useLeadDetail } from '../queries/leads.ts';
import { useLeadActivity, useLeadWork } from '../queries/leadWork.ts';
import { useServerHealth } from '../queries/server.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useEdits } from '../shared/edits.ts';
import { useNow } from '../shared/useNow.ts';
import { usePersonExport } from '../shared/usePersonExport.ts';

/** The correction that a call stores, or the fields that were corrected elsewhere meanwhile. */
async function corrected(queries: QueryClient, call: Promise<LeadCorrected>): Promise<CorrectionOutcome> {
  const failed = await changeLead(
    queries,
    call.then(({ lead }) => lead),
  );
  if (failed !== null) return failed;
  const { lead, conflict } = await call;
  return conflict.length === 0 ? null : { conflict: { fields: conflict, theirs: personOf(lead) } };
}

export function LeadPage() {
  const { id = '' } = useParams();
  const { services } = useAdmin();
  const exportPerson = usePersonExport();
  const work = useLeadWork();
  const { saving, failed } = useLeadActivity();
  const { state, reload } = useLeadDetail(id);
  const client = useClientOfLead(id);
  const consent = useLeadConsent(state.phase === 'ready' ? state.detail.lead : null);
  const { trail, listPath } = useLeadPlace(id);
  const { status } = useServerHealth();
  const now = useNow();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const unsaved = useEdits().of<LeadPerson>(`lead ${id}`);
  const { leaving, onDirty } = useLeaving(undefined, unsaved.forget);
  useShortcuts({ j: trail.place?.onNext, k: trail.place?.onPrevious });

  return (
    <LeadDetail
      key={id}
      state={state}
      trail={trail}
      client={client && { name: client.name, href: linkTo(paths.client(client.id)) }}
      newClientHref={linkTo(paths.newClient(id))}
      changesHref={linkTo(paths.changes({ lead: id }))}
      isMailOff={status?.emailConfigured === false}
      consent={consent}
      now={now}
      saving={saving.get(id)}
      failed={failed.get(id)}
      onStatus={work.setStatus}
      onStatuses={work.setStatuses}
      onCorrect={(lead, correction) => corrected(queries, services.mail.correctLead(lead, correction))}
      onDirty={onDirty}
      leaving={leaving}
      unsaved={unsaved}
      onExport={(leadId) => exportPerson({ leadId })}
      onDelete={work.remove}
      onRestore={work.restore}
      onDeleted={() => void navigate(listPath)}
      onRefresh={reload}
      onCopy={services.browser.copy}
    />
  );
}
