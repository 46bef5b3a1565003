import type { LinkedLead } from '@fnc/ui/admin';
import { useEffect, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';

type Found = Pick<LinkedLead, 'name' | 'gone'>;

const unknown: Found = { name: null, gone: false };

/** What the server knows of a client's lead. When it cannot be asked the link is still there, without a name. */
export function useLinkedLead(leadId: string | undefined): Found {
  const { leads } = useAdmin().services;
  const [found, setFound] = useState<Found & { id: string | undefined }>({ id: undefined, ...unknown });

  useEffect(() => {
    if (leadId === undefined) return undefined;
    let current = true;
    async function find(id: string) {
      try {
        const detail = await leads.findById(id);
        if (current) setFound({ id, name: detail?.lead.name ?? null, gone: detail === null });
      } catch {
        // The link stays, without the name.
      }
    }
    void find(leadId);
    return () => {
      current = false;
    };
  }, [leadId, leads]);

  return found.id === leadId ? found : unknown;
}
