import type { Answer, Question, Questionnaire, QuestionnaireState, QuestionType } from '@fnc/domain';
import { fixedInstant } from '@fnc/domain/testing';
import { fn } from 'storybook/test';
import type { QuestionnaireProps } from '../Questionnaire/questionnaire.ts';
import type { Problem } from '../words/problem.ts';

type Line = readonly [text: string, type?: QuestionType, options?: string, required?: boolean];

const sections: Readonly<Record<string, readonly Line[]>> = {
  'Persoon en woonplaats': [
    ['Wat is je volledige naam?', 'text', '', true],
    ['Wat is je geboortedatum?', 'date', '', true],
    ['In welk land woon je?', 'select', 'Nederland|België|Duitsland|Cyprus|Anders', true],
    ['Welke nationaliteit heb je?'],
    ['Heb je een partner?', 'radio', 'Ja|Nee', true],
    ['Woont je partner bij je?', 'radio', 'Ja|Nee'],
    ['Hoeveel kinderen wonen thuis?', 'number'],
    ['Op welk e-mailadres ben je bereikbaar?', 'email', '', true],
  ],
  'Dagen en reizen': [
    ['Hoeveel nachten ben je in Nederland?', 'number', '', true],
    ['Hoeveel nachten ben je op zee?', 'number'],
    ['Hoeveel nachten ben je op Cyprus?', 'number', '', true],
    ['Houd je een reisagenda bij?', 'radio', 'Ja|Nee'],
    ['Waar staat je bed als je niet vaart?'],
    ['Wanneer was je voor het laatst op Cyprus?', 'date'],
  ],
  Onderneming: [
    ['Welke rechtsvorm heb je nu?', 'select', 'zzp|bv|vof', true],
    ['Wat is je omzet per jaar?', 'number', '', true],
    ['Wie tekent contracten?', 'text', '', true],
    ['Hoeveel mensen heb je in dienst?', 'number'],
    ['Wie zijn je aandeelhouders?', 'textarea'],
    ['Sinds wanneer bestaat de onderneming?', 'date'],
    ['Waar staat de server?', 'text', '', true],
    ['Heb je een vergunning nodig?', 'radio', 'Ja|Nee'],
    ['Wat is je website?'],
  ],
  'Inkomen en dividend': [
    ['Welk salaris betaal je jezelf uit de bv?', 'number', '', true],
    ['Keer je dividend uit?', 'radio', 'Ja, elk jaar|Soms|Nee', true],
    ['Hoeveel dividend in het laatste boekjaar?', 'number', '', true],
    ['Wanneer eindigt je boekjaar?', 'date', '', true],
    ['Waar liggen je belangrijkste opdrachtgevers?', 'select', 'Nederland|Duitsland|Verenigd Koninkrijk|Cyprus'],
    ['Welke inkomsten heb je daarnaast?', 'checkbox', 'Verhuur|Royalty’s|Rente|Loondienst|Geen'],
    ['Heb je een belastingadviseur in Nederland?', 'radio', 'Ja|Nee'],
    ['Toelichting', 'textarea'],
  ],
  'Cyprus: kantoor en bestuur': [
    ['Wie is bestuurder?', 'text', '', true],
    ['Waar vergadert het bestuur?', 'text', '', true],
    ['Huur je een eigen kantoor?', 'radio', 'Ja|Nee'],
    ['Wie doet daar de administratie?'],
    ['Heb je een bankrekening op Cyprus?', 'radio', 'Ja|Nee'],
    ['Wanneer wil je beginnen?', 'date'],
  ],
  Documenten: [
    ['Ik heb een kopie van mijn paspoort gestuurd', 'checkbox', '', true],
    ['Uittreksel van de Kamer van Koophandel', 'checkbox'],
    ['Laatste jaarrekening', 'checkbox'],
    ['Laatste aangifte inkomstenbelasting', 'checkbox'],
    ['Opmerkingen bij de documenten', 'textarea'],
  ],
};

/**
 * The 42 questions of the design, in their six sections; `question_27` is the one about the end of the financial year.
 */
export const sampleQuestions: readonly Question[] = Object.entries(sections)
  .flatMap(([section, lines]) => lines.map((line) => ({ section, line })))
  .map(({ section, line: [text, type = 'text', options = '', required = false] }, index) => ({
    id: `question_${index + 1}`,
    section,
    text,
    type,
    required,
    options: options === '' ? [] : options.split('|'),
  }));

const values: readonly (readonly [number, string])[] = [
  [1, 'Bram Kompas'],
  [2, '1979-04-16'],
  [3, 'Nederland'],
  [4, 'Nederlandse'],
  [5, 'Ja'],
  [6, 'Ja'],
  [7, '2'],
  [8, 'bram@kompas.example'],
  [9, '170'],
  [10, '140'],
  [11, '55'],
  [12, 'Ja'],
  [13, 'Rotterdam'],
  [14, '2026-09-28'],
  [15, 'bv'],
  [16, '182000'],
  [18, '0'],
  [19, 'Bram Kompas, 100 %'],
  [20, '2014-01-02'],
  [22, 'Nee'],
  [23, 'kompas.example'],
  [24, '58000'],
  [25, 'Ja, elk jaar'],
  [26, '42500'],
];

/** Two minutes before the current time of the samples: 14:08 in Amsterdam. */
export const justSaved = '2026-11-20T13:08:00.000Z';

export const sampleAnswers: readonly Answer[] = values.map(([number, value]) => ({
  questionId: `question_${number}`,
  value,
  updatedAt: justSaved,
}));

/** 24 of 42 answered. */
const sampleQuestionnaire: Questionnaire = {
  questions: sampleQuestions,
  ownCount: 0,
  answers: sampleAnswers,
};

const now = fixedInstant;

const longWord = 'belastingadviseursverantwoordelijkheidsverklaring';

/** Very long words in every place. */
export const longQuestions: readonly Question[] = (
  ['text', 'textarea', 'select', 'radio', 'number', 'email', 'date', 'checkbox'] as const
).map((type, index) => ({
  id: `${longWord}_${index}`,
  section: `${longWord} ${index < 4 ? '' : longWord}`.trim(),
  text: `${longWord} en nog veel meer woorden dan er in een vraag horen te staan, want ${longWord}?`,
  type,
  required: true,
  options: type === 'select' || type === 'radio' || type === 'checkbox' ? [longWord, `${longWord} ${longWord}`] : [],
}));

type Ready = Extract<QuestionnaireState, { phase: 'ready' }>;

export const readyState = (changes: Partial<Omit<Ready, 'phase'>> = {}): Ready => ({
  phase: 'ready',
  questionnaire: sampleQuestionnaire,
  drafts: new Map(),
  ...changes,
});

/** The questionnaire of the design, without input. */
export const questionnaireArgs: QuestionnaireProps = {
  state: readyState(),
  now,
  section: null,
  sectionHref: (section) => `/admin/clients/1?tab=questionnaires&section=${encodeURIComponent(section)}`,
  onSection: fn(),
  importHref: '/admin/clients/1/questions/import',
  editHref: '/admin/clients/1/questions',
  globalHref: '/admin/questions',
  onExport: fn(),
  onAnswer: fn(),
  onLeave: fn(),
  onRetry: fn(),
  onResolve: fn(),
  onStore: fn((): Promise<Problem | null> => Promise.resolve(null)),
  onReload: fn(),
  onCopy: fn(() => Promise.resolve()),
  leaving: null,
};
