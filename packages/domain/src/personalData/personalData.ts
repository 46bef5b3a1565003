import type { Client } from '../clients/client.ts';
import type { ClientRepository } from '../clients/clientRepository.ts';
import type { ConsentEntry } from '../consent/consentEntry.ts';
import type { LeadDetail, LeadRepository } from '../leads/leadRepository.ts';
import type { QuestionnaireRepository } from '../questionnaires/questionnaireRepository.ts';
import type { Report } from '../reports/report.ts';
import type { ReportRepository } from '../reports/reportRepository.ts';
import { emailKey } from '../shared/emailKey.ts';
import { dayOf } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';

/** The record from which a person is found. */
export type PersonReference = { readonly leadId: string } | { readonly clientId: string };

interface AnsweredQuestion {
  /** `null`: the question was removed. */
  readonly question: string | null;
  /** As stored: see `Answer`. */
  readonly answer: string;
  readonly answeredAt: Instant | undefined;
}

/** Everything stored about one person: the copy of articles 15 and 20 of the GDPR. */
export interface PersonalData {
  /** The person's lead with its timeline, oldest first; `null` when there is none. */
  readonly lead: (Pick<LeadDetail, 'lead'> & { readonly timeline: LeadDetail['events'] }) | null;
  /** The lead's consent log, oldest first. */
  readonly consents: readonly ConsentEntry[];
  readonly clients: readonly (Omit<Client, 'questions' | 'answers' | 'reports' | 'version'> & {
    readonly answers: readonly AnsweredQuestion[];
    readonly reports: readonly Report[];
  })[];
}

interface Sources {
  readonly leads: Pick<LeadRepository, 'findById' | 'list'>;
  readonly consents: (leadId: string) => Promise<readonly ConsentEntry[]>;
  readonly clients: Pick<ClientRepository, 'findById' | 'findByLead' | 'list'>;
  readonly questionnaires: Pick<QuestionnaireRepository, 'questionnaireOf'>;
  readonly reports: Pick<ReportRepository, 'findById'>;
}

const isSameAddress = (one: string, other: string) => emailKey(one) === emailKey(other);

/** A client with its answers in words and the texts of its reports; `null` when it does not exist. */
async function wholeClient({ clients, questionnaires, reports }: Sources, id: string) {
  const [client, questionnaire] = await Promise.all([clients.findById(id), questionnaires.questionnaireOf(id)]);
  if (client === null) return null;
  const { questions: _questions, answers: _answers, reports: listed, version: _version, ...own } = client;
  const textOf = new Map(questionnaire?.questions.map((question) => [question.id, question.text]));
  const texts = await Promise.all(listed.map((report) => reports.findById(report.id)));
  return {
    ...own,
    answers: (questionnaire?.answers ?? []).map(({ questionId, value, updatedAt }) => ({
      question: textOf.get(questionId) ?? null,
      answer: value,
      answeredAt: updatedAt,
    })),
    reports: texts.flatMap((found) => (found === null ? [] : [found.report])),
  };
}

/** Ids of the clients made from the lead, or with one of the addresses. */
async function clientIds({ clients }: Sources, leadId: string | undefined, addresses: readonly string[]) {
  const [ofLead, ...pages] = await Promise.all([
    leadId === undefined ? null : clients.findByLead(leadId),
    ...addresses.map((search) => clients.list({ search })),
  ]);
  const alike = pages
    .flatMap((page) => page.clients)
    .filter(({ client }) => addresses.some((address) => isSameAddress(address, client.email)))
    .map(({ client }) => client.id);
  return [...(ofLead === null ? [] : [ofLead.id]), ...alike];
}

async function leadOf({ leads }: Sources, { leadId, email }: Pick<Client, 'leadId' | 'email'>) {
  const linked = leadId === undefined ? null : await leads.findById(leadId);
  if (linked !== null) return linked;
  const { leads: found } = await leads.list({ search: email });
  const same = found.find((lead) => isSameAddress(lead.email, email));
  return same === undefined ? null : leads.findById(same.id);
}

/**
 * Collects everything stored about the person of a lead or a client: the record, the records linked to it, and those
 * with the same e-mail address. `null` when the record does not exist. Rejects as the sources do.
 */
export async function collectPersonalData(sources: Sources, person: PersonReference): Promise<PersonalData | null> {
  const start = 'clientId' in person ? await sources.clients.findById(person.clientId) : null;
  const detail =
    'leadId' in person ? await sources.leads.findById(person.leadId) : start && (await leadOf(sources, start));
  if (start === null && detail === null) return null;

  const addresses = [start?.email, detail?.lead.email].filter((address) => address !== undefined);
  const ids = new Set([
    ...(start === null ? [] : [start.id]),
    ...(await clientIds(sources, detail?.lead.id, [...new Set(addresses)])),
  ]);
  const [consents, ...clients] = await Promise.all([
    detail === null ? [] : sources.consents(detail.lead.id),
    ...[...ids].map((id) => wholeClient(sources, id)),
  ]);
  return {
    lead: detail && { lead: detail.lead, timeline: detail.events.toReversed() },
    consents,
    clients: clients.filter((client) => client !== null),
  };
}

/** The data as JSON text that another system can read. */
export const printPersonalData = (data: PersonalData, exportedAt: Instant): string =>
  `${JSON.stringify({ exportedAt, ...data }, null, 2)}\n`;

/** `fnc-person-2026-11-20.json`, the day in `timeZone`; no person's name, because files are passed on. */
export const personalDataFileName = (now: Instant): string => `fnc-person-${dayOf(now)}.json`;
