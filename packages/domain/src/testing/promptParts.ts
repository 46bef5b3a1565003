import type { PromptParts } from '../reports/userPrompt.ts';
import { aClient, aQuestion } from './fixtures.ts';

/** Questions of Kompas Maritiem Advies: every type, two of them unanswered. */
const questions: PromptParts['questions'] = [
  aQuestion({ id: 'land', text: 'In welk land woon je?', type: 'select', options: ['Nederland', 'Cyprus', 'Elders'] }),
  aQuestion({ id: 'nachten', text: 'Hoeveel nachten was je in 2025 in Nederland?', type: 'number' }),
  aQuestion({ id: 'woning', text: 'Houd je een woning aan in Nederland?', type: 'radio', options: ['Ja', 'Nee'] }),
  aQuestion({ id: 'mail', text: 'Op welk adres mailen we de jaarstukken?', type: 'email', required: false }),
  aQuestion({ id: 'omzet', section: 'Bedrijf', text: 'Wat was de omzet in het laatste boekjaar?', type: 'number' }),
  aQuestion({ id: 'start', section: 'Bedrijf', text: 'Wanneer is de bv opgericht?', type: 'date' }),
  aQuestion({
    id: 'diensten',
    section: 'Bedrijf',
    text: 'Welke diensten lever je?',
    type: 'checkbox',
    options: ['Loodsen', 'Advies', 'Training'],
  }),
  aQuestion({ id: 'personeel', section: 'Bedrijf', text: 'Is er personeel?', type: 'checkbox', required: false }),
  aQuestion({ id: 'besluiten', section: 'Bestuur', text: 'Waar worden de kernbesluiten genomen?', type: 'textarea' }),
  aQuestion({ id: 'kantoor', section: 'Bestuur', text: 'Is er een kantoor op Cyprus?', type: 'text' }),
];

const answers: PromptParts['answers'] = [
  { questionId: 'land', value: 'Nederland' },
  { questionId: 'nachten', value: '121' },
  { questionId: 'woning', value: 'Ja' },
  { questionId: 'mail', value: 'bram@kompas.example' },
  { questionId: 'omzet', value: '150000' },
  { questionId: 'start', value: '2019-03-01' },
  { questionId: 'diensten', value: 'Loodsen|Advies' },
  { questionId: 'personeel', value: '' },
  {
    questionId: 'besluiten',
    value: 'Meestal thuis in Rotterdam.\nSinds dit jaar twee vergaderingen per jaar in Limassol.',
  },
  { questionId: 'geschrapt', value: 'Het antwoord op een vraag die er niet meer is.' },
];

/** The inputs of this client's prompt; pass only the form fields that matter to the test. */
export const promptParts = (form: Partial<PromptParts['form']> = {}): PromptParts => ({
  client: aClient(),
  questions,
  answers,
  form: {
    reportType: 'cyprus-feasibility',
    language: 'nl',
    includeCharts: true,
    includePersonalRecommendations: true,
    focusAreas: ['tax-optimization', 'business-setup'],
    customInstructions: '',
    ...form,
  },
});
