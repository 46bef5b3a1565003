import type { ResidenceText } from '../../pages/residence.ts';

export const residence: ResidenceText = {
  title: 'You and your company',
  lead: 'Two questions for two taxpayers: each has a residence of its own.',
  tree: {
    yes: 'yes',
    person: {
      title: 'Where do you live?',
      branches: [
        {
          question: 'A lasting tie with the Netherlands: home, family, work?',
          outcome: 'Resident of the Netherlands. A home kept ready weighs heavily. {law:awr,niessen}',
        },
        {
          question: 'More than 183 days of the calendar year in Cyprus?',
          outcome: 'Resident of Cyprus. {law}',
        },
        {
          question: 'Is every condition of the 60-day rule met?',
          outcome: 'Resident of Cyprus, perhaps beside another country. {check:ibccs}',
        },
      ],
      both: {
        question: 'Resident of both?',
        outcome:
          'The treaty decides, in this order: home, vital interests, habitual abode, nationality. {check:consulco}',
      },
    },
    company: {
      title: 'Where is your company established?',
      branches: [
        {
          question: 'Was it incorporated in Cyprus?',
          outcome: 'Resident of Cyprus, since 31 December 2022 and subject to the treaty. {law:sovereign}',
        },
        {
          question: 'Is it managed and controlled from Cyprus?',
          outcome: 'Resident of Cyprus, wherever it was incorporated. {law:sovereign}',
        },
        {
          question: 'Are the core decisions taken in the Netherlands?',
          outcome: 'Effective management there: Dutch corporate income tax. {law:awr,court}',
        },
      ],
      both: {
        question: 'Established in both?',
        outcome:
          'The two countries consult. Without agreement the benefits of the treaty may be denied. {check:sovereign,consulco}',
      },
    },
  },
  treeLegend: 'Ask every question, also after a yes: you can be resident of two countries at once.',
  daysTitle: 'The two day-count rules of Cyprus',
  daysHead: ['Condition', '183-day rule', '60-day rule'],
  days: [
    ['Days in Cyprus', 'more than 183 {law}', 'at least 60 {check:ibccs}'],
    ['Days elsewhere', 'no condition', 'at most 183 in any one other country {check:ibccs}'],
    ['Work', 'no condition', 'business, job or office, not ended within the year {check:ibccs}'],
    ['Home', 'no condition', 'a permanent home in Cyprus {check:ibccs}'],
    ['Resident nowhere else', 'no condition', 'condition removed from 2026 {check:ibccs}'],
  ],
  daysLegend: 'Per calendar year. One rule is enough. The figure 180, which you also read, is wrong.',
  sections: [
    {
      title: 'The Netherlands counts no days',
      text: 'The law looks at all circumstances: where your home is, where your family lives and where life takes place. {law:awr}',
    },
    {
      title: 'The treaty is recent',
      text: 'The tax treaty entered into force on 30 June 2023 and applies from 1 January 2024. {law:treaty,sovereign}',
    },
  ],
  warning: {
    label: 'Red flag.',
    text: '“Sixty days in Cyprus and you are done.” The 60-day rule makes you a resident of Cyprus. It does not release you from the Netherlands.',
  },
};
