import type { ResidenceText } from '../../pages/residence.ts';

export const residence: ResidenceText = {
  title: 'You and your company',
  lead: 'Two taxpayers, two tests: each of you has a residence of its own.',
  tree: {
    yes: 'yes',
    no: 'no',
    person: {
      title: 'Where are you resident?',
      question: 'Do you have lasting ties with the Netherlands: a home, family, work? {law:awr,niessen}',
      next: 'Do you meet either Cyprus rule in Table 3?',
      outcomes: {
        both: 'Both. The treaty looks in turn at home, vital interests, abode and nationality. {check:consulco}',
        first: 'The Netherlands. A home kept ready for you weighs heavily. {law:niessen}',
        second: 'Cyprus. {law:ibccs}',
        neither: 'Neither. Ask an adviser which country then counts you as resident.',
      },
    },
    company: {
      title: 'Where is your company resident?',
      question: 'Are the core decisions made in the Netherlands? {law:awr,court}',
      next: 'Was it set up in Cyprus, or is it run there?',
      outcomes: {
        both: 'Both. Unless the two agree, treaty benefits may be refused. {check:sovereign,consulco}',
        first: 'The Netherlands: Dutch corporate income tax. {law:court}',
        second: 'Cyprus, if set up there since 31 December 2022 or managed there. {law:sovereign}',
        neither: 'Neither. Ask in the country where the decisions are made.',
      },
    },
  },
  treeLegend: 'Both branches lead on: a “yes” in one country doesn’t settle it in the other.',
  daysTitle: 'Cyprus’s two day-count rules',
  daysHead: ['Condition', '183-day rule', '60-day rule'],
  days: [
    ['Days in Cyprus', 'more than 183 {law:ibccs}', 'at least 60 {check:ibccs}'],
    ['Days elsewhere', 'no condition', 'no more than 183 in any one other country {check:ibccs}'],
    ['Work', 'no condition', 'business, job or office, still held at year end {check:ibccs}'],
    ['Home', 'no condition', 'a permanent home in Cyprus, owned or rented {check:ibccs}'],
    ['Not resident elsewhere', 'no condition', 'no longer required since 2026 {check:ibccs}'],
  ],
  daysLegend: 'Per calendar year. Meeting one rule is enough. You may also read “180 days”; that’s wrong.',
  sections: [
    {
      title: 'The Netherlands doesn’t count days',
      text: 'Dutch law looks at the whole picture: where your home is, where your family lives, where your life happens. {law:awr}',
    },
    {
      title: 'A recent treaty',
      text: 'The tax treaty came into force on 30 June 2023 and has applied since 1 January 2024. {law:treaty,sovereign}',
    },
  ],
  warning: {
    label: 'Red flag.',
    text: '“Sixty days in Cyprus and you’re done.” The 60-day rule makes you a resident of Cyprus. It doesn’t cut your ties with the Netherlands.',
  },
};
