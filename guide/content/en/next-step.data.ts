import type { NextStepText } from '../../pages/next-step.ts';

export const nextStep: NextStepText = {
  title: 'Next step',
  lead: 'Fill in the worksheet. With these nine lines an intake talk of 30 minutes is enough for a first verdict.',
  worksheet: {
    fields: [
      { label: 'Profit', hint: 'last three years, and what you expect' },
      { label: 'Legal form', hint: 'self-employed, bv, holding; since when' },
      { label: 'Days per country', hint: 'last year and this year' },
      { label: 'Home', hint: 'owned, rented, who lives there' },
      { label: 'Family', hint: 'partner, children, school' },
      { label: 'Clients', hint: 'per country, share of revenue' },
      { label: 'Decisions', hint: 'who signs, where, how often' },
      { label: 'Insurance', hint: 'A1, flag state, health insurance' },
      { label: 'Pay out or keep', hint: 'how much you need privately' },
    ],
  },
  worksheetLegend: 'Worksheet for the intake talk. Rather discuss personal details than mail them.',
  questionsTitle: 'Ask your own adviser too',
  questions: [
    'Where am I tax resident in your view, and why?',
    'What does leaving cost me: assessment, pension, insurance?',
    'Which paper is missing if the inspector asks in five years?',
  ],
  contactTitle: 'Free intake talk',
  contact: 'Thirty minutes, without obligation. You get an answer within 24 hours.',
  privacy:
    'We use your data to answer you, and for the newsletter only if you ask for it. Every newsletter holds a link to unsubscribe.',
  privacyLink: 'Privacy statement',
  sourcesTitle: 'Sources',
  sourcesIntro:
    'Consulted up to 20 November 2026. Many sources are summaries by advisers and not the law itself: have every figure on which you build a decision verified.',
};
