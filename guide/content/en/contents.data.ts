import type { ContentsText } from '../../pages/contents.ts';

export const contents: ContentsText = {
  title: 'Contents and how to read',
  lead: 'First whether it works, then what it costs, then how it is done.',
  phrases: [
    'The rates beside those of the Netherlands',
    'Six profiles and a break-even point',
    'The decision tree on residence',
    'What is left of €100 of profit',
    'Four situations at €150,000 of profit',
    'The checklist for management in Cyprus',
    'From first talk to bookkeeping',
    'The bill and the calendar for the year',
    'Five regimes: does it apply to you?',
    'Eight signals to watch for',
    'Worksheet, contact and sources',
  ],
  audience: [
    {
      title: 'Who this is for',
      text: 'You are self-employed or own a bv (a Dutch private limited company), you work abroad a great deal, and you wonder whether a company in Cyprus lowers your tax burden.',
    },
    {
      title: 'Who can stop here',
      text: 'Staying in the Netherlands and expecting 0% tax? Read [page 7](#p7) only. The rest of this guide does not change that outcome.',
    },
  ],
  path: {
    yes: 'yes',
    no: 'no:',
    steps: [
      { question: 'Will you live outside the Netherlands, or do you already?', page: 7, otherwise: 'read page 7' },
      { question: 'Can the major decisions really be taken in Cyprus?', page: 8, otherwise: 'read page 8' },
      { question: 'Is your profit high enough for the fixed costs?', page: 4, otherwise: 'read page 4' },
    ],
    end: { label: 'Read on from page 5', page: 5 },
  },
  pathLegend: 'Three questions decide which pages matter to you.',
  marksTitle: 'How to read the figures',
  marks: {
    law: 'follows from statute, treaty or case law, according to the source named.',
    check: 'one source, a summary or general knowledge: have it checked before you rely on it.',
    view: 'experience or judgement; others may see it differently.',
  },
  marksAfter:
    'Unless another year is given, a figure is for 2026. The small number after a mark is the number of the source on [page 13](#p13). This guide says nothing about the rates for 2027.',
  colophon:
    'Edition 1 in English, November 2026; facts collected up to 20 November 2026. Compiled by {founder}, {name}. This is information and not tax advice: put your plan to a Dutch tax adviser and a Cypriot accountant (ICPAC).',
};
