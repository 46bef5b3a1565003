import * as z from 'zod/mini';
import type { ContactMessage } from '../contact/contactMessage.ts';
import type { GuideSignUp } from '../guide/guideSignUp.ts';
import { timestampId } from '../shared/ids.ts';
import { instantOf, instantSchema, millisecondsOf } from '../shared/time/instant.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { emailKey } from '../shared/emailKey.ts';
import { createStoredCollection } from '../storage/storedCollection.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  leadFromMessage,
  leadFromSignUp,
  leadWithMessage,
  leadWithSignUp,
  messageEvent,
  signUpEvent,
} from './inboundLead.ts';
import type { Lead } from './lead.ts';
import { leadEventSchema, type LeadEvent } from './leadEvent.ts';
import { oneByOne } from './oneByOne.ts';
import { restoreDays, type LeadRepository, type LeadPage } from './leadRepository.ts';
import type { LeadStatus } from './leadVocabulary.ts';
import { storedLeadSchema } from './storedLead.ts';
import { clocksAfter, type LeadClock, newestInbound } from './answerClock.ts';
import { leadFilter } from './leadFilter.ts';
import { compareLeads, leadPosition, parseLeadCursor, printLeadCursor } from './leadOrder.ts';
import { maximumLeadLimit, type LeadQuery } from './leadQuery.ts';

/** The page of these leads that matches the query. Fails when the cursor is invalid. */
export function leadPage(leads: readonly Lead[], query: LeadQuery = {}): Result<LeadPage, 'cursor_invalid'> {
  const compare = compareLeads(query.sort);
  const matching = leads
    .filter(leadFilter(query))
    .map((lead) => ({ lead, position: leadPosition(lead) }))
    .sort((a, b) => compare(a.position, b.position));
  let rest = matching;
  if (query.cursor) {
    const after = parseLeadCursor(query.cursor);
    if (!after) return fail('cursor_invalid');
    rest = matching.filter(({ position }) => compare(position, after) > 0);
  }
  const rows = rest.slice(0, query.limit ?? maximumLeadLimit);
  const last = rows.at(-1);
  return ok({
    leads: rows.map(({ lead }) => lead),
    count: matching.length,
    total: leads.length,
    sources: [...new Set(leads.map((lead) => lead.source))].sort(),
    nextCursor: last && rest.length > rows.length ? printLeadCursor(last.position) : null,
  });
}

/** Keys in the store; the first has the name and shape of the specification. */
export const leadKeys = { leads: 'fnc_leads', events: 'fnc_lead_events', removed: 'fnc_leads_removed' } as const;

const entrySchema = z.object({ leadId: z.string(), event: leadEventSchema });
const removedSchema = z.object({ lead: storedLeadSchema, removedAt: instantSchema });

export interface StoredLeadRepository extends LeadRepository {
  /** Stores a sign-up as a new lead, or updates the lead with that address. Rejects when the store is full. */
  addSignUp(signUp: GuideSignUp): Promise<Lead>;
  /** Stores a message in the same way. */
  addMessage(message: ContactMessage): Promise<Lead>;
}

interface Dependencies {
  store: KeyValueStore;
  now: Now;
  /** User name for the timeline. */
  by?: string;
}

type NewEvent<E = LeadEvent> = E extends LeadEvent ? Omit<E, 'id' | 'at'> : never;

/** Leads in a key-value store: for a visitor's browser, tests, stories and demos. */
export function createStoredLeadRepository({ store, now, by = 'admin' }: Dependencies): StoredLeadRepository {
  const leads = createStoredCollection({ store, key: leadKeys.leads, schema: storedLeadSchema });
  const entries = createStoredCollection({ store, key: leadKeys.events, schema: entrySchema });
  const removed = createStoredCollection({ store, key: leadKeys.removed, schema: removedSchema });

  const eventsOf = (lead: Lead): LeadEvent[] => {
    const own = entries.read().flatMap(({ leadId, event }) => (leadId === lead.id ? [event] : []));
    // A lead of an older version has no timeline, so it gets a sign-up event.
    const begins = own.some(({ kind }) => kind === 'guide_requested' || kind === 'message_received');
    const { source, page = '/' } = lead;
    const first: LeadEvent = { id: `${lead.id}-0`, at: lead.createdAt, kind: 'guide_requested', source, page };
    return [...(begins ? [] : [first]), ...own].toReversed().sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  };
  const addEvent = (leadId: string, event: NewEvent) => {
    const all = entries.read();
    const id = timestampId(now(), (taken) => all.some((entry) => entry.event.id === taken));
    entries.write([...all, { leadId, event: { ...event, id, at: now() } }]);
  };
  const put = (lead: Lead): Lead => {
    const all = leads.read();
    const known = all.some(({ id }) => id === lead.id);
    leads.write(known ? all.map((other) => (other.id === lead.id ? lead : other)) : [...all, lead]);
    return lead;
  };
  const find = (id: string) => leads.read().find((lead) => lead.id === id) ?? null;
  const findByEmail = (email: string) => leads.read().find((lead) => emailKey(lead.email) === emailKey(email));
  const newId = () => {
    const taken = new Set([...leads.read().map(({ id }) => id), ...removed.read().map(({ lead }) => lead.id)]);
    return timestampId(now(), (id) => taken.has(id));
  };
  const isRestorable = ({ removedAt }: { removedAt: string }) =>
    removedAt > instantOf(millisecondsOf(now()) - restoreDays * 86_400_000);

  const one = {
    async setStatus(id: string, status: LeadStatus, restart?: readonly LeadClock[]) {
      const lead = find(id);
      if (!lead) return null;
      const inbound = newestInbound(eventsOf(lead), lead.createdAt);
      const clocks = clocksAfter({ kind: 'status', to: status, inbound, restart }, lead);
      if (status !== lead.status) addEvent(id, { kind: 'status_changed', from: lead.status, to: status, by });
      return put({ ...lead, status, ...clocks, updatedAt: now() });
    },
    async remove(id: string) {
      const lead = find(id);
      if (!lead) return false;
      removed.write([...removed.read().filter(isRestorable), { lead, removedAt: now() }]);
      leads.write(leads.read().filter((other) => other.id !== id));
      return true;
    },
    async restore(id: string) {
      const entry = removed.read().find((candidate) => candidate.lead.id === id && isRestorable(candidate));
      if (!entry) return null;
      put(entry.lead);
      removed.write(removed.read().filter(({ lead }) => lead.id !== id));
      return entry.lead;
    },
  };

  return {
    async list(query) {
      const page = leadPage(leads.read(), query);
      if (!page.ok) throw new RangeError(page.error);
      return page.value;
    },
    async findById(id) {
      const lead = find(id);
      return lead && { lead, events: eventsOf(lead) };
    },
    ...one,
    ...oneByOne(one),
    async addSignUp(signUp) {
      const known = findByEmail(signUp.email);
      const lead = known ? leadWithSignUp(known, signUp, now()) : leadFromSignUp(signUp, newId(), now());
      put(lead);
      addEvent(lead.id, signUpEvent(signUp));
      return lead;
    },
    async addMessage(message) {
      const known = findByEmail(message.email);
      const lead = known ? leadWithMessage(known, message, now()) : leadFromMessage(message, newId(), now());
      put(lead);
      addEvent(lead.id, messageEvent(message));
      return lead;
    },
  };
}
