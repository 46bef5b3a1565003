import type { QuestionType } from '../questionnaires/question.ts';

export interface SampleQuestion {
  readonly text: string;
  readonly type: QuestionType;
  readonly required?: boolean;
  readonly options?: readonly string[];
  /** Possible answers, as stored; one is chosen per client. */
  readonly answers: readonly string[];
}

interface SampleSection {
  readonly name: string;
  readonly questions: readonly SampleQuestion[];
}

const countries = ['Nederland', 'Cyprus', 'België', 'Duitsland', 'Spanje', 'Portugal', 'Ander land'];

/** Questions for a client: 42 in six sections. An invented example of a good questionnaire. */
export const sampleSections: readonly SampleSection[] = [
  {
    name: 'Persoon en woonplaats',
    questions: [
      { text: 'Wat is je volledige naam?', type: 'text', required: true, answers: [] },
      {
        text: 'Wat is je geboortedatum?',
        type: 'date',
        required: true,
        answers: ['1984-05-17', '1979-11-03', '1990-02-26', '1987-08-09'],
      },
      { text: 'Welke nationaliteit heb je?', type: 'text', required: true, answers: ['Nederlandse', 'Belgische'] },
      {
        text: 'In welk land sta je ingeschreven?',
        type: 'select',
        required: true,
        options: countries,
        answers: ['Nederland', 'Nederland', 'België', 'Spanje'],
      },
      {
        text: 'Heb je een woning in Nederland?',
        type: 'radio',
        required: true,
        options: ['Ja, eigendom', 'Ja, huur', 'Nee'],
        answers: ['Ja, eigendom', 'Ja, huur', 'Nee'],
      },
      {
        text: 'Heb je een partner?',
        type: 'radio',
        required: true,
        options: ['Ja', 'Nee'],
        answers: ['Ja', 'Nee'],
      },
      { text: 'Hoeveel kinderen wonen er bij je?', type: 'number', answers: ['0', '1', '2', '3'] },
      { text: 'Op welk e-mailadres bereiken we je?', type: 'email', required: true, answers: [] },
    ],
  },
  {
    name: 'Dagen en reizen',
    questions: [
      {
        text: 'Hoeveel nachten was je vorig jaar op zee?',
        type: 'number',
        required: true,
        answers: ['104', '142', '0', '180'],
      },
      {
        text: 'Hoeveel nachten was je vorig jaar in Nederland?',
        type: 'number',
        required: true,
        answers: ['121', '96', '160', '84'],
      },
      {
        text: 'Hoeveel nachten was je vorig jaar op Cyprus?',
        type: 'number',
        required: true,
        answers: ['140', '62', '21', '75'],
      },
      {
        text: 'Onder welke vlag vaar je?',
        type: 'select',
        options: ['Nederlandse', 'Cypriotische', 'Maltese', 'Andere', 'Ik vaar niet'],
        answers: ['Nederlandse', 'Cypriotische', 'Maltese', 'Ik vaar niet'],
      },
      { text: 'Houd je een dagenregister bij?', type: 'checkbox', required: true, answers: ['true'] },
      {
        text: 'Welke reizen staan er dit jaar nog op de planning?',
        type: 'textarea',
        answers: [
          'Twee reizen van zes weken naar de Oostzee.',
          'Vanaf januari drie weken op, drie weken af.',
          'Geen vaste planning; ik werk op afstand.',
        ],
      },
    ],
  },
  {
    name: 'Onderneming',
    questions: [
      {
        text: 'Welke rechtsvorm heeft je onderneming?',
        type: 'radio',
        required: true,
        options: ['Eenmanszaak', 'Bv', 'Vof', 'Nog geen onderneming'],
        answers: ['Bv', 'Eenmanszaak'],
      },
      { text: 'Waar is de onderneming gevestigd?', type: 'text', required: true, answers: ['Rotterdam', 'Harlingen'] },
      {
        text: 'Wie tekent contracten?',
        type: 'text',
        required: true,
        answers: ['Ik alleen', 'Mijn compagnon en ik samen'],
      },
      {
        text: 'Hoeveel omzet had je in het laatste boekjaar?',
        type: 'number',
        required: true,
        answers: ['150000', '96500', '212000', '134750.5'],
      },
      {
        text: 'Hoeveel mensen werken er in de onderneming?',
        type: 'number',
        required: true,
        answers: ['1', '2', '4'],
      },
      {
        text: 'Wat doet de onderneming?',
        type: 'textarea',
        required: true,
        answers: [
          'Advies aan rederijen over bemanning en planning.',
          'Ontwerp en onderhoud van software voor schepen.',
          'Inspecties van jachten, vooral in de Middellandse Zee.',
        ],
      },
      {
        text: 'Waar staat de server?',
        type: 'select',
        options: countries,
        answers: ['Nederland', 'Duitsland'],
      },
      { text: 'Is er intellectueel eigendom?', type: 'radio', options: ['Ja', 'Nee'], answers: ['Nee', 'Ja'] },
      {
        text: 'Op welke datum is de onderneming opgericht?',
        type: 'date',
        answers: ['2016-04-01', '2019-09-12', '2021-01-04'],
      },
    ],
  },
  {
    name: 'Inkomen en dividend',
    questions: [
      {
        text: 'Welk salaris betaal je jezelf uit de bv?',
        type: 'number',
        required: true,
        answers: ['58000', '64000', '52500'],
      },
      {
        text: 'Keer je dividend uit?',
        type: 'radio',
        required: true,
        options: ['Ja, elk jaar', 'Soms', 'Nee'],
        answers: ['Ja, elk jaar', 'Soms', 'Nee'],
      },
      {
        text: 'Hoeveel dividend in het laatste boekjaar?',
        type: 'number',
        required: true,
        answers: ['42500', '0', '30000'],
      },
      { text: 'Wanneer eindigt je boekjaar?', type: 'date', required: true, answers: ['2026-12-31', '2026-06-30'] },
      {
        text: 'Waar liggen je belangrijkste opdrachtgevers?',
        type: 'select',
        options: countries,
        answers: ['Nederland', 'Duitsland', 'Cyprus'],
      },
      {
        text: 'Welke inkomsten heb je daarnaast?',
        type: 'checkbox',
        options: ['Verhuur', 'Royalty’s', 'Rente', 'Loondienst', 'Geen'],
        answers: ['Verhuur|Rente', 'Geen', 'Royalty’s', 'Rente'],
      },
      {
        text: 'Heb je een belastingadviseur in Nederland?',
        type: 'radio',
        options: ['Ja', 'Nee'],
        answers: ['Ja', 'Nee'],
      },
      {
        text: 'Toelichting',
        type: 'textarea',
        answers: ['Er loopt een lening aan de bv van € 35.000.', 'Pensioen in eigen beheer is afgekocht in 2018.'],
      },
    ],
  },
  {
    name: 'Cyprus: kantoor en bestuur',
    questions: [
      {
        text: 'Wie is bestuurder?',
        type: 'text',
        required: true,
        answers: ['Ikzelf', 'Ikzelf en een bestuurder op Cyprus'],
      },
      {
        text: 'Waar vergadert het bestuur?',
        type: 'radio',
        required: true,
        options: ['Op Cyprus', 'In Nederland', 'Op afstand'],
        answers: ['Op Cyprus', 'Op afstand'],
      },
      {
        text: 'Welk kantoor past bij je?',
        type: 'radio',
        options: ['Virtueel kantoor', 'Flexplek', 'Eigen kantoor'],
        answers: ['Flexplek', 'Virtueel kantoor', 'Eigen kantoor'],
      },
      { text: 'Heb je personeel op Cyprus nodig?', type: 'radio', options: ['Ja', 'Nee'], answers: ['Nee', 'Ja'] },
      {
        text: 'Bij welke bank wil je een rekening?',
        type: 'text',
        answers: ['Bank of Cyprus', 'Nog geen voorkeur', 'Hellenic Bank'],
      },
      {
        text: 'Vanaf wanneer wil je op Cyprus beginnen?',
        type: 'date',
        answers: ['2027-01-01', '2027-04-01'],
      },
    ],
  },
  {
    name: 'Documenten',
    questions: [
      { text: 'Paspoort', type: 'checkbox', required: true, answers: ['true'] },
      { text: 'Uittreksel van de Kamer van Koophandel', type: 'checkbox', answers: ['true'] },
      { text: 'Laatste jaarrekening', type: 'checkbox', answers: ['true'] },
      { text: 'Laatste aangifte inkomstenbelasting', type: 'checkbox', answers: ['true'] },
      {
        text: 'Wat moeten we verder weten?',
        type: 'textarea',
        answers: ['Niets bijzonders.', 'Mijn partner verhuist later dit jaar mee.'],
      },
    ],
  },
];
