import { changesSomething, type CollectionChange, hasRecords, shownChange } from '@fnc/domain';
import type { OldFile } from '@fnc/domain/storage';
import { OldFileDialog, type Problem } from '@fnc/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { useEntry } from '../shared/EntryContext.ts';
import { problemOf } from '@fnc/domain/api';

interface Offer {
  readonly file: OldFile;
  readonly changes: readonly CollectionChange[];
}

/** Offers to move the data that an older version stored in this browser to the server, once signed in. */
export function OldFileOffer({ onLater }: { onLater: () => void }) {
  const { services } = useAdmin();
  const { file: onServer, oldFile } = services;
  const { words } = useEntry();
  const queries = useQueryClient();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [open, setOpen] = useState(true);

  useEffect(() => {
    let current = true;
    async function look() {
      const file = await oldFile.read();
      // Only removed records are left, which need no move.
      if (file === null) return await oldFile.forget();
      const plan = await onServer.plan(file);
      if (plan.outcome === 'refused') return;
      if (!plan.lists.some(changesSomething)) {
        // Unreadable records are moved to the server without asking, before they are deleted here.
        if (file.broken && (await onServer.import(file)).outcome === 'refused') return;
        return await oldFile.forget();
      }
      await words.need('data');
      if (current) setOffer({ file, changes: plan.lists.filter(hasRecords).map(shownChange) });
    }
    // If the check fails, the next visit tries again: the data stays in this browser.
    void look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [onServer, oldFile, words]);

  async function bring({ file }: Offer): Promise<Problem | null> {
    try {
      const imported = await onServer.import(file);
      if (imported.outcome === 'refused') return { code: imported.fault.code };
      await oldFile.forget();
      // The cached copy read meanwhile may contain the moved records, so it is written anew.
      void queries.invalidateQueries();
      setOpen(false);
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  if (offer === null) return null;
  return (
    <Suspense>
      <OldFileDialog
        open={open}
        changes={offer.changes}
        onBring={() => bring(offer)}
        onLater={() => {
          setOpen(false);
          onLater();
        }}
      />
    </Suspense>
  );
}
