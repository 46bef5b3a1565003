import type {
  CollectOutcome,
  Lead,
  LeadClock,
  LeadStatus,
  RemovalOutcome,
  RestoreOutcome,
  StatusChange,
  StatusOutcome,
} from '@fnc/domain';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ExportOutcome } from '../leads/leadListData.ts';
import { useLeadMessages } from '../leads/useLeadMessages.ts';
import { useRemovalQuestion } from '../ListScreen/useUndoableRemoval.ts';

/** The actions of the list. Each resolves to its outcome; nothing rejects. */
export interface LeadActions {
  onStatus: (id: string, status: LeadStatus) => Promise<StatusChange>;
  onStatuses: (ids: readonly string[], status: LeadStatus, restart?: readonly LeadClock[]) => Promise<StatusOutcome>;
  onDelete: (ids: readonly string[]) => Promise<RemovalOutcome>;
  onRestore: (ids: readonly string[]) => Promise<RestoreOutcome>;
  /** Fetches every lead that matches. */
  onSelectAll: () => Promise<CollectOutcome>;
  /** Exports the selection, or, with `null`, every lead that matches. */
  onExport: (selection: readonly Lead[] | null) => Promise<ExportOutcome>;
}

/** A status of this many leads or more is asked about first: the menu and the keys change it at one touch. */
const askedFrom = 50;

type Chosen = ReadonlyMap<string, Lead>;
const none: Chosen = new Map();

/** Selection, dialogs and messages of the list; `listKey` changes when the query changes. */
export function useLeadActions(actions: LeadActions, leads: readonly Lead[], listKey: string) {
  const messages = useLeadMessages(actions.onRestore);
  const [chosen, setChosen] = useState(none);
  const [wanted, setWanted] = useState<LeadStatus | null>(null);
  const [shownKey, setShownKey] = useState(listKey);
  if (shownKey !== listKey) {
    setShownKey(listKey);
    setChosen(none);
  }

  const keepChosen = (ids: readonly string[]) => {
    const kept = new Set(ids);
    setChosen((before) => new Map([...before].filter(([id]) => kept.has(id))));
  };
  const question = useRemovalQuestion<readonly Lead[], RemovalOutcome>({
    async onDelete(some) {
      const outcome = await actions.onDelete(some.map(({ id }) => id));
      const [failed] = outcome.failed;
      return failed === undefined ? outcome : { problem: failed.problem };
    },
    onDone(some, outcome) {
      const gone = new Set(some.map(({ id }) => id));
      setChosen((before) => new Map([...before].filter(([id]) => !gone.has(id))));
      messages.afterDelete(outcome, some[0]?.name);
    },
  });
  const { asked } = question.dialog;

  /** Deleting many takes a while: the bar above the rows shows the progress. */
  async function deleteMany(some: readonly Lead[]) {
    question.dialog.onCancel();
    const outcome = await actions.onDelete(some.map(({ id }) => id));
    messages.afterBulkDelete(outcome);
    keepChosen([...outcome.failed.map(({ id }) => id), ...outcome.left]);
  }

  /** Those leads as they are shown: a row may have changed since it was ticked. */
  function among(ids: Pick<ReadonlySet<string>, 'has'>) {
    const known = new Map([...chosen, ...leads.map((lead) => [lead.id, lead] as const)]);
    return new Map([...known].filter(([id]) => ids.has(id)));
  }
  const chosenNow = () => [...among(chosen).values()];

  async function setAll(status: LeadStatus) {
    const before = chosenNow();
    const outcome = await actions.onStatuses([...chosen.keys()], status);
    messages.afterStatuses(outcome, before, actions.onStatuses);
    keepChosen([...outcome.failed.map(({ id }) => id), ...outcome.left]);
  }

  const { onStatus } = actions;
  const { statusFailed } = messages;
  const tellStatus = (lead: Lead, status: LeadStatus) => messages.afterStatus(lead, status, actions.onStatuses);
  // The rows do not depend on it: they would all be rendered again with each selection.
  const lastTellStatus = useRef(tellStatus);
  useLayoutEffect(() => {
    lastTellStatus.current = tellStatus;
  });
  const setStatus = useCallback(
    async (lead: Lead, status: LeadStatus) => {
      const change = await onStatus(lead.id, status);
      if ('problem' in change) statusFailed();
      else lastTellStatus.current(lead, status);
    },
    [onStatus, statusFailed],
  );

  return {
    notice: messages.notice,
    dismiss: messages.dismiss,
    chosen,
    selected: useMemo(() => new Set(chosen.keys()), [chosen]),
    choose: (ids: ReadonlySet<string>) => setChosen(among(ids)),
    clear: () => setChosen(none),
    dialog: {
      ...question.dialog,
      onConfirm: () => {
        if (asked !== null && asked.length > 1) void deleteMany(asked);
        else question.dialog.onConfirm();
      },
    },
    ask: question.ask,
    setStatus,
    setStatuses(status: LeadStatus) {
      if (chosen.size >= askedFrom) setWanted(status);
      else void setAll(status);
    },
    wanted: {
      leads: wanted === null ? [] : chosenNow(),
      status: wanted,
      onConfirm() {
        setWanted(null);
        if (wanted !== null) void setAll(wanted);
      },
      onCancel: () => setWanted(null),
    },
    async selectAll() {
      const all = messages.afterCollect(await actions.onSelectAll());
      if (all !== null) setChosen(new Map(all.map((lead) => [lead.id, lead])));
    },
    async exportCsv() {
      messages.afterExport(await actions.onExport(chosen.size > 0 ? chosenNow() : null));
    },
  };
}
