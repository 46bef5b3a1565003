import type { StayingText } from '../../pages/staying.ts';

export const staying: StayingText = {
  title: 'If you stay in the Netherlands',
  lead: 'Stay put and pay everything out to yourself, and you’ll pay about as much as with a Dutch bv.',
  table: {
    profit: 'at {profit} of profit',
    routes: {
      selfEmployed: ['Self-employed', 'Netherlands'],
      dutchCompany: ['Bv', 'Netherlands'],
      cyprusOwnerInNl: ['Cyprus', 'you in NL'],
      cyprusOwnerInCyprus: ['Cyprus', 'you in Cyprus'],
    },
    rows: {
      share: 'Tax burden',
      burden: 'Tax and costs',
      kept: 'You keep',
      gain: 'Versus self-employed',
    },
    other: 'Burden at {profit}',
  },
  tableLegend:
    'Our own model for 2026, tax credits included. {view} Bv and company: customary salary of {nlSalary}, the rest paid out. Cyprus includes {yearly} of running costs, but no audit or directors. Last column: non-dom, no salary or social insurance. No partner, pension or investment deduction. Rounded; indication only.',
  sections: [
    {
      title: 'Why there’s so little in it',
      text: 'If you live in the Netherlands, a dividend from Cyprus falls in box 2: {nlBox2Low} up to {nlBox2LowUpTo} and {nlBox2High} above that. {law:box2}',
    },
    {
      title: 'Customary salary',
      text: 'Work for your own company and you have to pay yourself a salary: {nlSalary} in 2026. {law:salary} Ask your adviser how much applies if the company is foreign. {view}',
    },
    {
      title: 'Social security',
      text: 'Do {nlSocialShare} or more of your work in the country where you live and that’s where you’re insured. Apply for an A1 certificate. {law:svb}',
    },
    {
      title: 'Permanent establishment',
      text: 'Work from a base in the Netherlands and part of the profit may still be taxed there. {law:treaty}',
    },
  ],
  condition: {
    label: 'What does make a difference.',
    text: 'The picture only changes when you become a tax resident of Cyprus yourself and the company really is run from there. That’s the last column. {view}',
  },
  warning: {
    label: 'Red flag.',
    text: 'Anyone promising 0% while you stay in the Netherlands has left out box 2. Ask to see the calculation in writing.',
  },
  further:
    'Read on: the decision trees on [page 5](#p5), the substance checklist on [page 8](#p8). Sources with dates are on [page 13](#p13).',
};
