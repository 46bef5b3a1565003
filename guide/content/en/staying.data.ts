import type { StayingText } from '../../pages/staying.ts';

export const staying: StayingText = {
  title: 'If you stay in the Netherlands',
  lead: 'Pay everything out and keep living there, and you pay about as much as with a Dutch bv.',
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
      gain: 'Against self-employed',
    },
    other: 'Burden at {profit}',
  },
  tableLegend:
    'Model 2026, with tax credits. {check} Bv and company: customary salary {nlSalary}, the rest paid out. Cyprus includes {yearly} of running costs. Last column: non-dom, without salary and social insurance. Without partner, pension and investment deduction. Rounded and indicative.',
  sections: [
    {
      title: 'Why the difference is small',
      text: 'If you live in the Netherlands, you pay box 2 tax on dividend from Cyprus: {nlBox2Low} up to {nlBox2LowUpTo} and {nlBox2High} above. {law:box2}',
    },
    {
      title: 'Customary salary',
      text: 'If you work for your own company, a salary of {nlSalary} applies in 2026. {law:salary} That also reaches work for a foreign company. {check}',
    },
    {
      title: 'Social security',
      text: 'If you do {nlSocialShare} or more of your work in your home country, you are insured there. Apply for an A1 certificate. {law:svb}',
    },
    {
      title: 'Permanent establishment',
      text: 'If you work from a Dutch base, part of the profit may still be taxed in the Netherlands. {check}',
    },
  ],
  condition: {
    label: 'What does count.',
    text: 'Only if you become a tax resident of Cyprus yourself and the company is really managed there does the sum change: that is the last column. {view}',
  },
  warning: {
    label: 'Red flag.',
    text: 'Anyone who promises 0% while you stay in the Netherlands leaves out box 2. Ask for the sum on paper.',
  },
  further:
    'Read on: the decision tree on [page 5](#p5), the substance checklist on [page 8](#p8). Sources with dates on [page 13](#p13).',
};
