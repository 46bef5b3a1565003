import {
  type CollectOutcome,
  type FailedLead,
  type Lead,
  type LeadClock,
  leadClocks,
  type LeadStatus,
  leadStatusLabel,
  type RemovalOutcome,
  type RestoreOutcome,
  type StatusOutcome,
  successMessage,
} from '@fnc/domain';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useIsShown } from '../../components/Toast/useIsShown.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ExportOutcome } from './leadListData.ts';

/** Stays on the page until it is closed: an error must not be only in a toast. */
interface Notice {
  readonly tone: 'danger' | 'warning';
  readonly text: string;
  readonly detail?: string | undefined;
}

export type SetStatuses = (
  ids: readonly string[],
  status: LeadStatus,
  restart?: readonly LeadClock[],
) => Promise<StatusOutcome>;
type Restore = (ids: readonly string[]) => Promise<RestoreOutcome>;

/** The running clocks of a lead that a status stops. That of a new one starts by itself when it is new again. */
const stoppedOf = (lead: Lead): readonly LeadClock[] =>
  lead.status === 'new' ? [] : leadClocks.filter((clock) => lead[clock] !== null);

/** The specification's texts for the outcomes of actions, as toasts and as a notice on the page. */
export function useLeadMessages(restore: Restore) {
  const { t, language } = useAdminWords();
  const toast = useToast();
  const isShown = useIsShown();
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = (said: Notice) => {
    if (isShown()) setNotice(said);
    // Without its detail, which speaks of the selection that has gone.
    else toast.show({ message: said.text, tone: said.tone === 'danger' ? said.tone : undefined });
  };
  const fail = (text: string, detail?: string) => say({ tone: 'danger', text, detail });
  const reason = (failed: readonly { problem: Problem }[]) =>
    problemText(t, failed[0]?.problem ?? { code: 'answer_invalid' });

  // Stable across renders, because every row of the list depends on it.
  const statusFailed = useCallback(
    () => void toast.show({ message: t('leads.statusFailedToast'), tone: 'danger' }),
    [toast, t],
  );

  async function undo(ids: readonly string[]) {
    const { restored, failed } = await restore(ids);
    if (restored.length > 0) {
      toast.show({ message: t('leads.restored', { count: restored.length }), icon: RotateCcw });
    }
    if (failed.length > 0) fail(t('errors:lead_restore_failed', { message: reason(failed) }));
  }
  /** Restores the previous status and clocks of these leads, with one call for those that are alike. */
  async function setBack(leads: readonly Lead[], set: SetStatuses) {
    const failed: FailedLead[] = [];
    let changed = 0;
    for (const alike of Map.groupBy(leads, (lead) => [lead.status, ...stoppedOf(lead)].join()).values()) {
      const [first] = alike;
      if (first === undefined) continue;
      const restart = stoppedOf(first);
      const ids = alike.map(({ id }) => id);
      // Also without any: a question that came meanwhile stays open.
      const outcome = await set(ids, first.status, restart);
      changed += outcome.changed.length;
      failed.push(...outcome.failed);
    }
    if (changed > 0) toast.show({ message: t('leads.restored', { count: changed }), icon: RotateCcw });
    if (failed.length > 0) fail(t('leads.statusNotSetBack', { count: failed.length, message: reason(failed) }));
  }
  const deleted = (message: string, removed: readonly string[], name?: string) =>
    toast.show({
      message,
      detail: name,
      icon: Trash2,
      undo: removed.length > 0 ? () => void undo(removed) : undefined,
    });

  return {
    notice,
    dismiss: () => setNotice(null),
    /** After deleting one lead; an error stays in the dialog. Its name tells the messages of several apart. */
    afterDelete({ removed, gone }: RemovalOutcome, name: string | undefined) {
      if (removed.length > 0) deleted(successMessage('lead_deleted', language), removed, name);
      if (gone.length > 0) say({ tone: 'warning', text: t('errors:lead_already_deleted') });
    },
    afterBulkDelete({ removed, gone, failed, left }: RemovalOutcome) {
      const done = removed.length + gone.length;
      const asked = done + failed.length + left.length;
      setNotice(null);
      if (failed.length === 0 && left.length === 0) {
        deleted(successMessage('leads_deleted', language, { n: asked }), removed);
        return;
      }
      if (done === 0 && failed.length > 0) fail(t('errors:leads_delete_failed', { message: reason(failed) }));
      else if (failed.length > 0) {
        fail(t('errors:leads_delete_partly', { n: done, m: failed.length }), t('leads.failedStaySelected'));
      }
      if (done === 0) return;
      const message = left.length > 0 ? t('leads.deletedStopped', { done }) : t('leads.deletedSome', { count: done });
      deleted(message, removed);
    },
    /** @param before the leads as they were */
    afterStatuses({ status, changed, failed, left }: StatusOutcome, before: readonly Lead[], set: SetStatuses) {
      setNotice(null);
      if (changed.length > 0) {
        const done = new Set(changed);
        const others = before.filter(
          (lead) => done.has(lead.id) && (lead.status !== status || stoppedOf(lead).length > 0),
        );
        // All had the status already: this only stopped their clocks.
        const isClock = others.length > 0 && others.every((lead) => lead.status === status);
        toast.show({
          message: isClock
            ? t('leads.answered')
            : t('leads.statusSet', { count: changed.length, status: leadStatusLabel(status, language) }),
          undo: others.length > 0 ? () => void setBack(others, set) : undefined,
        });
      }
      if (failed.length > 0) {
        fail(t('leads.statusSetPart', { done: changed.length, failed: failed.length }), t('leads.failedStaySelected'));
      } else if (left.length > 0) {
        say({ tone: 'warning', text: t('leads.statusSetStopped', { done: changed.length }) });
      }
    },
    /** After changing one lead: a key is soon pressed by mistake, and it may stop a clock. */
    afterStatus(before: Lead, status: LeadStatus, set: SetStatuses) {
      // The lead had the status already: this only stops its clock.
      const isClock = before.status === status;
      if (isClock && stoppedOf(before).length === 0) return;
      toast.show({
        message: isClock
          ? t('leads.answered')
          : t('leads.statusSet', { count: 1, status: leadStatusLabel(status, language) }),
        detail: before.name,
        undo: () => void setBack([before], set),
      });
    },
    /** The row shows the error itself. */
    statusFailed,
    afterExport(outcome: ExportOutcome) {
      setNotice(null);
      switch (outcome.kind) {
        case 'exported':
          toast.show({ message: t('leads.exported', { count: outcome.count, file: outcome.fileName }) });
          break;
        case 'stopped':
          toast.show({ message: t('leads.exportStopped') });
          break;
        case 'failed':
          fail(t('leads.exportFailed', { message: problemText(t, outcome.problem) }));
          break;
      }
    },
    /** Returns the fetched leads if all were fetched. */
    afterCollect(outcome: CollectOutcome): readonly Lead[] | null {
      if (outcome.kind === 'failed') fail(t('errors:leads_load_failed', { message: problemText(t, outcome.problem) }));
      return outcome.kind === 'collected' ? outcome.leads : null;
    },
  };
}
