import { noCampaignStats, type Campaign } from '../campaigns/campaign.ts';
import { emptyClientForm, type Client } from '../clients/client.ts';
import type { Answer } from '../questionnaires/answer.ts';
import type { Question } from '../questionnaires/question.ts';
import type { Report } from '../reports/report.ts';
import { reportTypeLabel } from '../reports/reportVocabulary.ts';
import { dayOf } from '../shared/time/day.ts';
import { instantOf, millisecondsOf, type Instant } from '../shared/time/instant.ts';
import type { EmailTemplate } from '../templates/emailTemplate.ts';
import { variablesOf } from '../templates/placeholders.ts';
import { sampleClients, type SampleClient } from './sampleClients.data.ts';
import { sampleSections, type SampleQuestion } from './sampleQuestions.data.ts';
import { sampleCampaigns, sampleTemplates } from './sampleMails.data.ts';

interface ReportAbout {
  readonly company: string;
  readonly contactPerson: string;
  readonly answered: number;
  readonly asked: number;
}

const feasibility = ({ company, contactPerson, answered, asked }: ReportAbout): string =>
  `# Haalbaarheid van een vennootschap op Cyprus voor ${company}

## 1. Samenvatting

Een Cyprus Ltd naast de bestaande onderneming is mogelijk, onder twee voorwaarden: het bestuur besluit
aantoonbaar op Cyprus, en de dagen van ${contactPerson} per land blijven vastgelegd.
Zonder die twee is het voordeel onzeker.

## 2. Uitgangssituatie

Dit rapport is gemaakt met ${answered} van de ${asked} antwoorden.

| Land | Nachten vorig jaar | Grens | Uitkomst |
| --- | ---: | ---: | --- |
| Nederland | 121 | – | Band via woning |
| Cyprus | 140 | 60 | Aan dagen voldaan |
| Op zee | 104 | – | Vlag telt mee |

## 3. Substance: 60 dagen en kantoor

Nodig zijn een eigen kantoor, een bankrekening op Cyprus, een bestuurder die daar woont en ten minste 60 dagen
verblijf per jaar.

## 4. Plan voor 12 maanden

1. **Maand 1 tot 3:** naam, statuten en bestuurder.
2. **Maand 4 tot 6:** kantoor, bankrekening en eerste facturen.
3. **Maand 7 tot 12:** boekhouding, dagenregister en eerste vergadering op Cyprus.

*Voorbeeld, geen belastingadvies.*
`;

const taxes = ({ company, contactPerson, answered, asked }: ReportAbout): string =>
  `# Belasting en structuur van ${company}

## 1. Samenvatting

${contactPerson} betaalt nu belasting over salaris en dividend in Nederland. Wat een andere structuur scheelt,
hangt af van waar het werk gedaan wordt en waar het bestuur besluit.

## 2. Waar het op aankomt

- **Woonplaats:** de woning en het gezin wegen zwaarder dan het aantal dagen.
- **Feitelijke leiding:** notulen en contracten worden op Cyprus getekend.
- **Dividend:** pas uitkeren als de woonplaats vaststaat.

## 3. Aanbevelingen

1. Leg vanaf vandaag elke reis vast.
2. Vraag een verklaring van de opdrachtgevers over waar het werk gedaan wordt.
3. Bespreek de jaarrekening voordat er dividend wordt uitgekeerd.

Gemaakt met ${answered} van de ${asked} antwoorden.

*Voorbeeld, geen belastingadvies.*
`;

/** The Markdown of a sample report. */
const sampleReport = (type: 'cyprus-feasibility' | 'tax-optimization', about: ReportAbout): string =>
  type === 'cyprus-feasibility' ? feasibility(about) : taxes(about);

interface Chance {
  /** A whole number from 0 up to, and not including, `end`. */
  upTo(end: number): number;
  /** `undefined` for an empty list. */
  oneOf<T>(items: readonly T[]): T | undefined;
}

/** Deterministic pseudo-random numbers for a seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (end: number) => Math.floor(next() * end);
  return { upTo, oneOf: (items) => items[upTo(items.length)] };
}

interface SampleData {
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
    // Drawn for every question, so that one more open question does not change the other answers.
    const chosen = chance.oneOf(answers) ?? (type === 'email' ? client.email : client.contactPerson);
    if (open.has(index + 1)) return [];
    return [{ questionId: `sample_${index + 1}`, value: chosen, updatedAt: instantOf(since + (index + 1) * 90_000) }];
  });
}

function reportsOf(id: string, client: SampleClient, answered: number, now: number): Report[] {
  return (client.reports ?? []).map(({ type, daysAgo }, index) => {
    const at = now - daysAgo * 24 * hour - 4 * 60_000;
    const about = {
      company: client.name,
      contactPerson: client.contactPerson,
      answered,
      asked: globalQuestions.length,
    };
    return {
      id: `${id}_report_${index + 1}`,
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

function campaignsAt(now: number): Campaign[] {
  return sampleCampaigns.map(({ name, subject, content, days }, index) => {
    const at = now - days * 24 * hour;
    return {
      id: `sample_campaign_${index + 1}`,
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
  return sampleTemplates.map(({ days, ...mail }, index) => {
    const at = now - days * 24 * hour;
    return {
      id: `sample_template_${index + 1}`,
      ...mail,
      variables: variablesOf(mail.subject, mail.content),
      createdAt: instantOf(at),
      updatedAt: instantOf(at),
      sample: true,
    };
  });
}

/**
 * Data for trying the console: 12 invented clients and 42 global questions, with answers and reports, and some mail
 * drafts, all marked `sample`. The same `now` and `seed` give the same data. The ids are always the same: by them the
 * samples that are there already are known.
 *
 * @param seed any whole number; determines the answers and the hours
 */
export function sampleData(now: Instant, seed: number): SampleData {
  const chance = createChance(seed);
  const at = millisecondsOf(now);
  const clients = sampleClients.map((client, index): Client => {
    const since = at - client.days * 24 * hour - chance.upTo(8) * hour - (index + 1);
    const id = `sample_client_${index + 1}`;
    const answers = answersOf(client, since, chance);
    const { name, contactPerson, email, address, status, notes = '' } = client;
    return {
      ...emptyClientForm,
      id,
      name,
      contactPerson,
      email,
      phone: `+31 6 00 00 00 ${String(index + 21)}`,
      address,
      status,
      joinDate: instantOf(since),
      notes,
      reports: reportsOf(id, client, answers.length, at - index),
      questions: [],
      answers,
      sample: true,
      updatedAt: instantOf(since + 2 * hour),
    };
  });
  return { clients, globalQuestions, campaigns: campaignsAt(at), templates: templatesAt(at) };
}
