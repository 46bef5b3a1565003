import type { NextStepText } from '../../pages/next-step.ts';

export const nextStep: NextStepText = {
  title: 'Next step',
  lead: 'Fill in the worksheet. With these nine lines, an introductory call of 30 minutes is enough for a first verdict.',
  worksheet: {
    fields: [
      { label: 'Profit', hint: 'last three years, and what you expect' },
      { label: 'Legal form', hint: 'self-employed, bv, holding; since when' },
      { label: 'Days per country', hint: 'last year and this year' },
      { label: 'Home', hint: 'owned or rented, who lives there' },
      { label: 'Family', hint: 'partner, children, school' },
      { label: 'Clients', hint: 'by country, share of turnover' },
      { label: 'Decisions', hint: 'who signs, where, how often' },
      { label: 'Insurance', hint: 'A1, flag state, health insurance' },
      { label: 'Pay out or keep', hint: 'how much you need to live on' },
    ],
  },
  worksheetLegend: 'Worksheet for the introductory call. Personal details are better discussed than emailed.',
  questionsTitle: 'Questions for your own adviser',
  questions: [
    'Where do you think I’m tax resident, and why?',
    'What will leaving cost me: exit tax, pension, insurance?',
    'If the inspector asks in five years’ time, what will be missing from my file?',
  ],
  contactTitle: 'Free introductory call',
  contact: 'Thirty minutes, no strings attached. You’ll hear from us within 24 hours.',
  privacy:
    'We use your details to reply to you, and send the newsletter only if you ask for it. Every issue has an unsubscribe link.',
  privacyLink: 'Privacy statement',
  sourcesTitle: 'Sources',
  sourcesIntro:
    'Consulted up to 23 November 2026; a date after a name is when it was published, and undated pages were read in November 2026. Many are advisers’ summaries, not the law itself: have any figure you rely on confirmed.',
};
