import type { ContentsText } from '../../pages/contents.ts';

export const contents: ContentsText = {
  title: 'What’s inside',
  lead: 'First whether it works for you, then what it costs, then how it’s done.',
  phrases: [
    'Its rates next to the Dutch ones',
    'Six profiles and a break-even point',
    'Two decision trees: you and your company',
    'What’s left of €100 of profit',
    'Four set-ups at €150,000 of profit',
    'A checklist for running it from Cyprus',
    'From first call to bookkeeping',
    'The bill, and the dates for 2026 and 2027',
    'Five schemes: do they apply to you?',
    'Eight warning signs',
    'Worksheet, contact details and sources',
  ],
  audience: [
    {
      title: 'Who this is for',
      text: 'You’re self-employed or own a bv (a Dutch private limited company), you often work abroad, and you’re wondering whether a Cyprus company would cut your tax bill.',
    },
    {
      title: 'Who can stop here',
      text: 'Planning to stay in the Netherlands and pay 0% tax? Read [page 7](#p7) and leave it there. Nothing else in this guide changes the answer.',
    },
  ],
  path: {
    yes: 'yes',
    no: 'no:',
    steps: [
      { question: 'Do you live outside the Netherlands, or are you about to?', page: 7, otherwise: 'read page 7' },
      { question: 'Can the big decisions really be made in Cyprus?', page: 8, otherwise: 'read page 8' },
      { question: 'Is your profit high enough to carry the fixed costs?', page: 4, otherwise: 'read page 4' },
    ],
    end: { label: 'Read on from page 5', page: 5 },
  },
  pathLegend: 'Three questions tell you which pages matter to you.',
  marksTitle: 'How sure are we?',
  marks: {
    law: 'set down in statute, treaty or case law, according to the source we name.',
    check: 'one source or a summary: ask an adviser to confirm it before you rely on it.',
    view: 'experience or judgement. Others may see it differently.',
  },
  marksAfter:
    'Figures are for 2026 unless we say otherwise. The small number after a mark points to the source on [page 13](#p13). Rates for 2027 aren’t in this guide: ask your adviser for them.',
  colophon:
    'Edition 1, English, November 2026; facts gathered up to 23 November 2026. Compiled by {founder}, {name}. This is information, not tax advice: take your plan to a Dutch tax adviser and a Cypriot accountant (ICPAC).',
};
