import type { ContactMessage } from '../contact/contactMessage.ts';
import { instantOf, millisecondsOf } from '../shared/time/instant.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { leadFromMessage, leadWithMessage, messageEvent } from './inboundLead.ts';
import type { Lead } from './lead.ts';
import type { LeadEvent } from './leadEvent.ts';
import { oneByOne } from './oneByOne.ts';
import { restoreDays, type LeadRepository, type LeadPage } from './leadRepository.ts';
import type { LeadStatus } from './leadVocabulary.ts';
import { openStoredLeads, storedSignUps, type StoredSignUps } from './storedSignUps.ts';
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

export interface StoredLeadRepository extends LeadRepository, StoredSignUps {
  /** Stores a message as a sign-up is stored. */
  addMessage(message: ContactMessage): Promise<Lead>;
}

interface Dependencies {
  store: KeyValueStore;
  now: Now;
  /** User name for the timeline. */
  by?: string;
}

/** Leads in a key-value store: for the console without a server, tests, stories and demos. */
export function createStoredLeadRepository({ store, now, by = 'admin' }: Dependencies): StoredLeadRepository {
  const records = openStoredLeads({ store, now });
  const { leads, entries, removed, addEvent, put, findByEmail, newId } = records;

  const eventsOf = (lead: Lead): LeadEvent[] => {
    const own = entries.read().flatMap(({ leadId, event }) => (leadId === lead.id ? [event] : []));
    // A lead of an older version has no timeline, so it gets a sign-up event.
    const begins = own.some(({ kind }) => kind === 'guide_requested' || kind === 'message_received');
    const { source, page = '/' } = lead;
    const first: LeadEvent = { id: `${lead.id}-0`, at: lead.createdAt, kind: 'guide_requested', source, page };
    return [...(begins ? [] : [first]), ...own].toReversed().sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  };
  const find = (id: string) => leads.read().find((lead) => lead.id === id) ?? null;
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
    ...storedSignUps(records, now),
    async addMessage(message) {
      const known = findByEmail(message.email);
      const lead = known ? leadWithMessage(known, message, now()) : leadFromMessage(message, newId(), now());
      put(lead);
      addEvent(lead.id, messageEvent(message));
      return lead;
    },
  };
}
