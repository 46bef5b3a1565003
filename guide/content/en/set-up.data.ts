import type { SetUpText } from '../../pages/set-up.ts';

export const setUp: SetUpText = {
  title: 'Setting up, step by step',
  lead: 'Registration is quickly done. The bank asks for the most patience, so start there early.',
  timeline: {
    head: { step: 'Step', papers: 'Papers', time: 'Time and cost' },
    steps: [
      {
        name: 'Intake',
        what: 'Does it fit your residence, your work and your profit?',
        papers: 'the worksheet on page 13',
        time: '30 minutes, free',
      },
      {
        name: 'Analysis and advice',
        what: 'Two residences tested, the sum on paper.',
        papers: 'figures, days per country, contracts',
        time: 'before any signature',
      },
      {
        name: 'Name',
        what: 'Approval by the Registrar of Companies.',
        papers: 'three names, in order of preference',
        time: '1 to 3 working days {check:register}; {cyNameFee}, fast track {cyNameFast} more {law}',
      },
      {
        name: 'Articles of association',
        what: 'A lawyer drafts the deed and the application.',
        papers: 'articles, forms HE1, HE2 and HE3',
        time: 'shareholders and directors known',
      },
      {
        name: 'Registration',
        what: 'The Registrar registers the company.',
        papers: 'certificates of registration',
        time: '3 to 7 working days {check:register}; {cyFeesFrom} to {cyFeesTo} {check}',
      },
      {
        name: 'Tax number (TIC)',
        what: 'Registering with the Cyprus tax department.',
        papers: 'details of board and activity',
        time: 'after registration',
      },
      {
        name: 'VAT and VIES',
        what: 'For services to business clients in the EU, from the first euro. {law:vat}',
        papers: 'contract or first invoice',
        time: 'before the first invoice',
      },
      {
        name: 'Beneficial owner, employer',
        what: 'Register of owners {check}; social insurance if you pay wages.',
        papers: 'details of the owner, pay agreement',
        time: 'costs not researched {check}',
      },
      {
        name: 'Bank account',
        what: 'The bank examines client and source of funds (KYC).',
        papers: 'identity, address, source of funds, contracts',
        time: 'the slowest step {view}',
      },
      {
        name: 'Bookkeeping',
        what: 'Records, VAT, payroll and financial statements.',
        papers: 'every invoice, every decision',
        time: 'from day one',
      },
    ],
  },
  timelineLegend:
    'Ten steps in order. The periods are those given by service providers, not statutory ones; allow more around public holidays.',
  sections: [
    {
      title: 'First the test',
      text: 'Incorporate only once the two questions of [page 5](#p5) have an answer. Undoing costs more than waiting. {view}',
    },
    {
      title: 'Then the bank',
      text: 'Have proof of address, CV, contracts and source of funds ready before registration. {view}',
    },
    {
      title: 'Only then invoices',
      text: 'Wait until there is a VAT number, a bank account and a board resolution. {view}',
    },
  ],
  condition: {
    label: 'Condition.',
    text: 'Have a Dutch tax adviser read along before you sign. Trust services in the Netherlands need a licence from DNB, and every provider must establish your identity (Wwft). {law:trust}',
  },
};
