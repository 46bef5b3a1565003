import type { Client } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';

/** The client that was made from a lead; `null` when there is none, `undefined` until that is known. */
export function useClientOfLead(leadId: string): Client | null | undefined {
  const { clients, onStored } = useAdmin().services;
  const [found, setFound] = useState<{ leadId: string; client: Client | null }>();

  useEffect(() => {
    let current = true;
    const look = async () => {
      const all = await clients.list().catch(() => []);
      if (current) setFound({ leadId, client: all.find((client) => client.leadId === leadId) ?? null });
    };
    void look();
    const stop = onStored((key) => void ((key === null || key === 'clients') && look()));
    return () => {
      current = false;
      stop();
    };
  }, [leadId, clients, onStored]);

  return found?.leadId === leadId ? found.client : undefined;
}
