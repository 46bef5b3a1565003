import * as z from 'zod/mini';
import type { GuideSignUp } from '../guide/guideSignUp.ts';
import { emailKey } from '../shared/emailKey.ts';
import { timestampId } from '../shared/ids.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { instantSchema } from '../shared/time/instant.ts';
import { createStoredCollection } from '../storage/storedCollection.ts';
import { leadFromSignUp, leadWithSignUp, signUpEvent } from './inboundLead.ts';
import type { Lead } from './lead.ts';
import { leadEventSchema, type LeadEvent } from './leadEvent.ts';
import { storedLeadSchema } from './storedLead.ts';

/** Keys in the store; the first has the name and shape of the specification. */
export const leadKeys = { leads: 'fnc_leads', events: 'fnc_lead_events', removed: 'fnc_leads_removed' } as const;

const entrySchema = z.object({ leadId: z.string(), event: leadEventSchema });
const removedSchema = z.object({ lead: storedLeadSchema, removedAt: instantSchema });

type NewEvent<E = LeadEvent> = E extends LeadEvent ? Omit<E, 'id' | 'at'> : never;

interface Dependencies {
  store: KeyValueStore;
  now: Now;
}

/** The leads of a key-value store with their timelines, and how to add to them. */
export function openStoredLeads({ store, now }: Dependencies) {
  const leads = createStoredCollection({ store, key: leadKeys.leads, schema: storedLeadSchema });
  const entries = createStoredCollection({ store, key: leadKeys.events, schema: entrySchema });
  const removed = createStoredCollection({ store, key: leadKeys.removed, schema: removedSchema });
  return {
    leads,
    entries,
    removed,
    addEvent: (leadId: string, event: NewEvent) => {
      const all = entries.read();
      const id = timestampId(now(), (taken) => all.some((entry) => entry.event.id === taken));
      entries.write([...all, { leadId, event: { ...event, id, at: now() } }]);
    },
    put: (lead: Lead): Lead => {
      const all = leads.read();
      const known = all.some(({ id }) => id === lead.id);
      leads.write(known ? all.map((other) => (other.id === lead.id ? lead : other)) : [...all, lead]);
      return lead;
    },
    findByEmail: (email: string) => leads.read().find((lead) => emailKey(lead.email) === emailKey(email)),
    newId: () => {
      const taken = new Set([...leads.read().map(({ id }) => id), ...removed.read().map(({ lead }) => lead.id)]);
      return timestampId(now(), (id) => taken.has(id));
    },
  };
}

export interface StoredSignUps {
  /** Stores a sign-up as a new lead, or updates the lead with that address. Rejects when the store is full. */
  addSignUp(signUp: GuideSignUp): Promise<Lead>;
  /** Whether any lead is stored. */
  hasAny(): Promise<boolean>;
}

export function storedSignUps(
  { leads, addEvent, put, findByEmail, newId }: ReturnType<typeof openStoredLeads>,
  now: Now,
): StoredSignUps {
  return {
    async addSignUp(signUp) {
      const known = findByEmail(signUp.email);
      const lead = known ? leadWithSignUp(known, signUp, now()) : leadFromSignUp(signUp, newId(), now());
      put(lead);
      addEvent(lead.id, signUpEvent(signUp));
      return lead;
    },
    hasAny: async () => leads.read().length > 0,
  };
}

/** The sign-ups of a visitor's browser, without the queries of the console. */
export const createStoredSignUps = ({ store, now }: Dependencies): StoredSignUps =>
  storedSignUps(openStoredLeads({ store, now }), now);
