import type { SetUpText } from '../../pages/set-up.ts';

export const setUp: SetUpText = {
  title: 'Setting up, step by step',
  lead: 'Registering a company is quick. The bank takes the longest, so start there early.',
  timeline: {
    head: { step: 'Step', papers: 'Paperwork', time: 'Time and cost' },
    steps: [
      {
        name: 'Introductory call',
        what: 'Does it fit where you live, how you work and what you earn?',
        papers: 'the worksheet on page 13',
        time: '30 minutes, free',
      },
      {
        name: 'Analysis',
        what: 'Both residences tested, the sums in writing.',
        papers: 'accounts, days per country, contracts',
        time: 'before you sign anything',
      },
      {
        name: 'Name',
        what: 'Approved by the Registrar of Companies.',
        papers: 'three names, in order of preference',
        time: '1 to 3 working days; {cyNameFee}, fast track {cyNameFast} more {check:register}',
      },
      {
        name: 'Articles of association',
        what: 'A lawyer drafts the articles and the application.',
        papers: 'articles, forms HE1, HE2 and HE3',
        time: 'once shareholders and directors are known',
      },
      {
        name: 'Registration',
        what: 'The Registrar enters the company on the register.',
        papers: 'certificates of registration',
        time: '3 to 7 working days; {cyFeesFrom} to {cyFeesTo} {check:register,market}',
      },
      {
        name: 'Tax number (TIC)',
        what: 'Registering with the Cyprus Tax Department.',
        papers: 'details of the board and the business',
        time: 'after registration',
      },
      {
        name: 'VAT and VIES',
        what: 'For services to EU business clients, from the first euro. {law:vat}',
        papers: 'contract or first invoice',
        time: 'before the first invoice',
      },
      {
        name: 'Beneficial owner, employer',
        what: 'Register of beneficial owners; social insurance if you pay wages.',
        papers: 'owner’s details, salary agreement',
        time: 'confirm each year, October to December {check:ubo}',
      },
      {
        name: 'Bank account',
        what: 'The bank checks you and where the money comes from (KYC).',
        papers: 'identity, address, source of funds, contracts',
        time: 'the slowest step {view}',
      },
      {
        name: 'Bookkeeping',
        what: 'Records, VAT, payroll and annual accounts.',
        papers: 'every invoice, every decision',
        time: 'from day one',
      },
    ],
  },
  timelineLegend:
    'Ten steps, in order. The times come from service providers, not from the law; allow longer around public holidays.',
  sections: [
    {
      title: 'Test first',
      text: 'Don’t set anything up until both questions on [page 5](#p5) have an answer. Unwinding costs more than waiting. {view}',
    },
    {
      title: 'Then the bank',
      text: 'Have proof of address, CV, contracts and source of funds ready before you register. {view}',
    },
    {
      title: 'Invoices last',
      text: 'Wait until there’s a VAT number, a bank account and a board resolution. {view}',
    },
  ],
  condition: {
    label: 'Condition.',
    text: 'Have a Dutch tax adviser read everything before you sign. Trust services in the Netherlands need a licence from DNB, and every provider has to check who you are (Wwft). {law:trust}',
  },
};
