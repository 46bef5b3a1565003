import type { Instant, ReportText } from '@fnc/domain';
import { createReportChanges, goesOnAt } from '@fnc/domain/api';
import { UnsavedChangesDialog } from '@fnc/ui';
import { ReportView } from '@fnc/ui/admin';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import { useReport } from '../reports/useReport.ts';
import { useReportDrafts } from '../reports/useReportDrafts.ts';
import { useWriter } from '../reports/useWriter.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useEdits } from '../shared/edits.ts';

/** The advisor's actions on the report that is shown. */
function useReportChanges(id: string, reload: () => Promise<void>) {
  const { reports, browser } = useAdmin().services;
  return createReportChanges(id, { reports, writer: useWriter(), browser, reload });
}

/** The current time, updated every second while it is needed and the page is visible. */
function useSecond(matters: boolean): Instant {
  const { browser } = useAdmin().services;
  const [now, setNow] = useState(browser.now);
  useEffect(() => {
    const look = () => setNow(browser.now());
    look();
    return matters ? browser.whileVisible(1_000, look) : undefined;
  }, [browser, matters]);
  return now;
}

/** Used while the dialog that asks before leaving is closed. */
const stay = () => undefined;

export function ReportPage() {
  const { id = '' } = useParams();
  return <OneReport key={id} id={id} />;
}

function OneReport({ id }: { id: string }) {
  const { browser } = useAdmin().services;
  const writer = useWriter();
  const drafts = useReportDrafts('');
  const navigate = useNavigate();
  const { state, kept, shown, reload } = useReport(id);
  const changes = useReportChanges(id, reload);
  const [isEdited, setIsEdited] = useState(false);
  const unsaved = useEdits().of<ReportText>(`report ${id}`);
  // A report that the server refused exists only in this browser, even when it is complete.
  const isOnlyHere = () => writer.get().writings.get(id)?.isKept === false;
  const { leaving, onDirty } = useLeaving(isOnlyHere, unsaved.forget);
  const onEdited = useCallback(
    (isDirty: boolean) => {
      onDirty(isDirty);
      setIsEdited(isDirty);
    },
    [onDirty],
  );
  const now = useSecond(shown.writing !== null);

  // After a retry, or once it is stored, the report has another address.
  const next = goesOnAt(id, kept, isEdited);
  useEffect(() => {
    if (next === null) return;
    writer.forget(id);
    void navigate(paths.report(next), { replace: true });
  }, [next, id, navigate, writer]);

  const report = state.kind === 'ready' ? state.report : null;
  return (
    <>
      <ReportView
        state={state}
        writing={shown.writing}
        ended={shown.ended}
        now={now}
        clientsHref={linkTo(paths.clients())}
        clientHref={(clientId) => linkTo(paths.client(clientId))}
        onStop={shown.stop}
        onSave={changes.save}
        onStatus={changes.setStatus}
        unsaved={unsaved}
        onDirty={onEdited}
        onDownload={() => report !== null && changes.download(report)}
        onPrint={browser.print}
        onDelete={changes.remove}
        onRestore={changes.restore}
        onDeleted={() => void navigate(report === null ? paths.clients() : paths.client(report.clientId, 'reports'))}
        onNewReport={() => {
          // An unfinished report is usually asked for again, with the same instructions.
          if (report?.status === 'draft' && shown.form !== null) drafts.offer(shown.form);
          void navigate(paths.newReport(report?.clientId));
        }}
        onRetry={shown.retry}
        onReload={() => void reload()}
        onCopy={browser.copy}
      />
      <UnsavedChangesDialog
        open={leaving !== null}
        onStay={leaving?.onStay ?? stay}
        onLeave={leaving?.onLeave ?? stay}
      />
    </>
  );
}
