import { noCampaignStats, type Campaign } from '../campaigns/campaign.ts';
import { emptyClientForm, type Client } from '../clients/client.ts';
import type { Answer } from '../questionnaires/answer.ts';
import type { Question } from '../questionnaires/question.ts';
import type { Report } from '../reports/report.ts';
import { reportTypeLabel } from '../reports/reportVocabulary.ts';
import { dayOf } from '../shared/day.ts';
import { instantOf, millisecondsOf, type Instant } from '../shared/instant.ts';
import type { EmailTemplate } from '../templates/emailTemplate.ts';
import { variablesOf } from '../templates/placeholders.ts';
import { createChance, type Chance } from './chance.ts';
import { sampleClients, type SampleClient } from './sampleClients.data.ts';
import { sampleSections, type SampleQuestion } from './sampleQuestions.data.ts';
import { sampleCampaigns, sampleTemplates } from './sampleMails.data.ts';
import { sampleReport } from './sampleReport.ts';

export interface SampleData {
  readonly clients: readonly Client[];
  readonly globalQuestions: readonly Question[];
  readonly campaigns: readonly Campaign[];
  readonly templates: readonly EmailTemplate[];
}

const hour = 3_600_000;

const globalQuestions: readonly Question[] = sampleSections
  .flatMap(({ name, questions }) => questions.map((question) => ({ section: name, ...question })))
  .map(({ section, text, type, required = false, options = [] }, index) => ({
    id: `sample_${index + 1}`,
    section,
    text,
    type,
    required,
    options: [...options],
    sample: true,
  }));

const asked: readonly SampleQuestion[] = sampleSections.flatMap(({ questions }) => questions);

function answersOf(client: SampleClient, since: number, chance: Chance): Answer[] {
  const open = new Set(client.open);
  return asked.slice(0, client.until).flatMap(({ type, answers }, index) => {
    // drawn for every question, so that one more open question does not change the other answers
    const chosen = chance.oneOf(answers) ?? (type === 'email' ? client.email : client.contactPerson);
    if (open.has(index + 1)) return [];
    return [{ questionId: `sample_${index + 1}`, value: chosen, updatedAt: instantOf(since + (index + 1) * 90_000) }];
  });
}

function reportsOf(client: SampleClient, answered: number, now: number): Report[] {
  return (client.reports ?? []).map(({ type, daysAgo }) => {
    const at = now - daysAgo * 24 * hour - 4 * 60_000;
    const about = {
      company: client.name,
      contactPerson: client.contactPerson,
      answered,
      asked: globalQuestions.length,
    };
    return {
      id: instantId(at),
      name: reportTypeLabel(type, 'nl'),
      date: dayOf(instantOf(at)),
      type: 'custom',
      status: 'completed',
      content: sampleReport(type, about),
      metadata: {
        clientName: client.name,
        generatedAt: instantOf(at),
        reportType: type,
        questionsAnalyzed: globalQuestions.length,
        answersAnalyzed: answered,
      },
      updatedAt: instantOf(at),
    };
  });
}

const instantId = (milliseconds: number): string => String(milliseconds);

function campaignsAt(now: number): Campaign[] {
  return sampleCampaigns.map(({ name, subject, content, days }) => {
    const at = now - days * 24 * hour;
    return {
      id: instantId(at),
      name,
      subject,
      content,
      recipients: [],
      status: 'draft',
      createdAt: instantOf(at),
      updatedAt: instantOf(at),
      createdBy: 'admin',
      stats: noCampaignStats(),
      sample: true,
    };
  });
}

function templatesAt(now: number): EmailTemplate[] {
  return sampleTemplates.map(({ days, ...mail }) => {
    const at = now - days * 24 * hour;
    return {
      id: instantId(at),
      ...mail,
      variables: variablesOf(mail.subject, mail.content),
      createdAt: instantOf(at),
      updatedAt: instantOf(at),
      sample: true,
    };
  });
}

/**
 * A file to try the console with: 12 invented clients and 42 questions for everybody, with answers and reports, and some
 * drafts of mails, all marked `sample`. The same `now` and `seed` make the same data.
 *
 * @param seed any whole number; chooses the answers and the hours
 */
export function sampleData(now: Instant, seed: number): SampleData {
  const chance = createChance(seed);
  const at = millisecondsOf(now);
  const clients = sampleClients.map((client, index): Client => {
    const since = at - client.days * 24 * hour - chance.upTo(8) * hour - (index + 1);
    const answers = answersOf(client, since, chance);
    const { name, contactPerson, email, address, status, notes = '' } = client;
    return {
      ...emptyClientForm,
      id: instantId(since),
      name,
      contactPerson,
      email,
      phone: `+31 6 00 00 00 ${String(index + 21)}`,
      address,
      status,
      joinDate: instantOf(since),
      notes,
      reports: reportsOf(client, answers.length, at - index),
      questions: [],
      answers,
      sample: true,
      updatedAt: instantOf(since + 2 * hour),
    };
  });
  return { clients, globalQuestions, campaigns: campaignsAt(at), templates: templatesAt(at) };
}
