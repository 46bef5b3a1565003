import type { Client } from '../clients/client.ts';
import { clientStatusLabel } from '../clients/clientVocabulary.ts';
import { answerText } from '../questionnaires/checkAnswer.ts';
import type { Answer } from '../questionnaires/answer.ts';
import type { Question } from '../questionnaires/question.ts';
import { dayOf } from '../shared/time/day.ts';
import type { Language } from '../shared/language.ts';
import type { ReportForm } from './reportForm.ts';
import { reportOutline } from './reportOutline.ts';
import { focusAreaLabel, reportTypeLabel } from './reportVocabulary.ts';
import { answeredIds, countProgress } from '../questionnaires/progress.ts';

/** The number of answers that a report is based on. */
export interface ReportCounts {
  readonly questions: number;
  readonly answered: number;
  /** Left out of the prompt, which states their number. */
  readonly unanswered: number;
  readonly unansweredRequired: number;
}

export function reportCounts(questions: readonly Question[], answers: readonly Answer[]): ReportCounts {
  const { answered, required, requiredAnswered } = countProgress(questions, answeredIds(answers));
  return {
    questions: questions.length,
    answered,
    unanswered: questions.length - answered,
    unansweredRequired: required - requiredAnswered,
  };
}

/** Tags around text that a person typed, which the writer must treat as data and never as instructions. */
export const promptMarks = { client: 'gegevens', answer: 'antwoord', instructions: 'instructies' } as const;

type PromptMark = (typeof promptMarks)[keyof typeof promptMarks];

/** Any of `promptMarks`, also in the variants that browsers accept: with spaces and capitals. */
const anyMark = /<(?=\s*(?:\/\s*)?(?:gegevens|antwoord|instructies)\b)/gi;

/** Text that cannot open or close a mark: the bracket of marks inside it is replaced. */
const withoutMarks = (text: string): string => text.replace(anyMark, '‹');

/** Puts text between marks that it cannot close. */
const marked = (mark: PromptMark, text: string): string => `<${mark}>\n${withoutMarks(text.trim())}\n</${mark}>`;

/** Text for a sentence or heading of the prompt: one line, without marks. */
const promptLine = (text: string): string => withoutMarks(text.replace(/\s+/g, ' ').trim());

/** The inputs of a prompt. */
export interface PromptParts {
  readonly client: Pick<Client, 'name' | 'contactPerson' | 'status' | 'joinDate'>;
  /** All questions of the client, in order. */
  readonly questions: readonly Question[];
  readonly answers: readonly Answer[];
  /** The type is text, because an older record may have an unknown one. */
  readonly form: Omit<ReportForm, 'clientId' | 'reportType'> & { readonly reportType: string };
}

const languageNames: Record<Language, string> = { nl: 'Nederlands', en: 'Engels' };

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const titled = (title: string, ...blocks: readonly string[]): string => [`## ${title}`, ...blocks].join('\n\n');

function clientBlock({ name, contactPerson, status, joinDate }: PromptParts['client']): string {
  const facts = [
    `Bedrijf: ${promptLine(name)}`,
    `Contactpersoon: ${promptLine(contactPerson)}`,
    `Status: ${clientStatusLabel(status, 'nl')}`,
    `Klant sinds: ${dayOf(joinDate)}`,
  ];
  return titled('Klant', marked(promptMarks.client, facts.join('\n')));
}

function answersBlock({ questions, answers }: PromptParts, counts: ReportCounts): string {
  const title = 'Antwoorden van de klant';
  const { questions: all, answered, unanswered, unansweredRequired } = counts;
  if (answered === 0) {
    return titled(
      title,
      `Er is nog geen enkele vraag beantwoord (van ${all}). Schrijf daarom een beperkt rapport: leg per deel uit wat er in het algemeen geldt, zeg in het eerste deel dat het niet op antwoorden rust, en noem per deel welke gegevens nodig zijn.`,
    );
  }
  const answerTo = new Map(
    answers.filter(({ value }) => value.trim() !== '').map((answer) => [answer.questionId, answer]),
  );
  const given = questions.filter(({ id }) => answerTo.has(id));
  const sections = Map.groupBy(given, ({ section }) => promptLine(section));
  return titled(
    title,
    `Beantwoord: ${answered} van ${all} vragen. Zonder antwoord, en daarom weggelaten: ${unanswered}, waarvan verplicht: ${unansweredRequired}.`,
    ...[...sections].map(([section, own]) =>
      [
        `### ${section}`,
        ...own.map((question) => {
          const answer = answerText(question, answerTo.get(question.id), 'nl');
          return `Vraag: ${promptLine(question.text)}\n\n${marked(promptMarks.answer, answer)}`;
        }),
      ].join('\n\n'),
    ),
  );
}

function focusBlock({ focusAreas }: PromptParts['form']): string {
  const text =
    focusAreas.length === 0
      ? 'Er is geen gebied gekozen: verdeel de aandacht naar wat de antwoorden vragen.'
      : `Besteed de meeste aandacht aan:\n\n${list(focusAreas.map((area) => focusAreaLabel(area, 'nl')))}`;
  return titled('Aandachtsgebieden', text);
}

function outlineBlock({ reportType, language }: PromptParts['form']): string {
  const sections = reportOutline(reportType).map(
    ({ title, holds }, index) => `${index + 1}. \`## ${index + 1}. ${title[language]}\`: ${holds}.`,
  );
  return titled(
    'Opbouw',
    'Begin met een titel van niveau 1 die zegt waar het over gaat en voor wie. Gebruik daarna precies deze koppen van niveau 2, met hun nummer en in deze volgorde:',
    sections.join('\n'),
  );
}

function shapeBlock({ includeCharts, includePersonalRecommendations }: PromptParts['form']): string {
  return titled(
    'Vorm',
    list([
      includeCharts
        ? 'Zet cijfers die je vergelijkt in Markdown-tabellen. Waar een grafiek meer zegt, maak je een tabel met een kolom waarin een staaf van blokjes (█) op schaal staat, met het getal ernaast.'
        : 'Gebruik geen tabellen en geen grafieken: schrijf cijfers in de tekst.',
      includePersonalRecommendations
        ? 'Sluit elk deel af met persoonlijke aanbevelingen: wat deze klant nu doet, waarom, en waar dat van afhangt.'
        : 'Geef geen persoonlijke aanbevelingen: beschrijf wat mogelijk is en onder welke voorwaarden.',
    ]),
  );
}

const instructionBlocks = ({ customInstructions }: PromptParts['form']): readonly string[] =>
  customInstructions.trim() === ''
    ? []
    : [titled('Extra instructies van de adviseur', marked(promptMarks.instructions, customInstructions))];

/** The user message: the client, its answers, and the required form of the report. */
export function userPrompt(parts: PromptParts, counts: ReportCounts): string {
  const { client, form } = parts;
  return [
    `Schrijf voor de klant hieronder: ${reportTypeLabel(form.reportType, 'nl')}.`,
    clientBlock(client),
    answersBlock(parts, counts),
    focusBlock(form),
    outlineBlock(form),
    shapeBlock(form),
    ...instructionBlocks(form),
    titled('Taal', `Schrijf het hele rapport, ook de koppen en de tabellen, in het ${languageNames[form.language]}.`),
  ].join('\n\n');
}
