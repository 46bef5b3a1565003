import type { faq as nl } from '../../nl/home/faq.ts';
import type { Translated } from '../../translated.ts';

export const faq: Translated<typeof nl> = {
  coordinates: '34°21′N 24°00′E',
  title: 'Frequently asked questions',
  lead: 'Can’t find your question? <contact>Ask us</contact> and we’ll reply within {{hours}} hours.',
  items: {
    costs: {
      question: 'What does a Cyprus company cost?',
      answer: 'You set it up once; after that there are running costs. Allow for these:',
    },
    emigration: {
      question: 'Do I have to emigrate?',
      answer:
        'Not for the company: you can own one while living elsewhere. For your own tax it does make a difference. If you stay in the Netherlands, you’ll usually pay Dutch income tax on salary and dividends. The difference is greatest if you become tax resident in Cyprus yourself.',
    },
    dutchTax: {
      question: 'Do I still pay tax in the Netherlands?',
      answer:
        'As long as you live there, yes. Dividends are taxed at {{boxTwoLow}} or {{boxTwoHigh}} in box 2, and if you work for your own company you’re expected to draw a customary salary. If the company is in fact managed from the Netherlands, it owes Dutch corporate income tax as well. And if you do {{socialShare}} or more of your work in the Netherlands, you’re covered by Dutch social security.',
    },
    days: {
      question: 'How do the {{residence}}-day rule and the {{days}}-day rule work?',
      answer:
        'If you spend more than {{residence}} days of a calendar year in Cyprus, you’re tax resident there. The {{days}}-day rule needs fewer days but more facts: at least {{days}} days in Cyprus, no more than {{residence}} days in any one other country, a permanent home in Cyprus, and a business, job or directorship there. Even then the Netherlands may treat you as resident. The tax treaty then decides, starting with where you have a permanent home.',
    },
    substance: {
      question: 'What is substance, and how much is enough?',
      answer:
        'Substance means the company really is managed from Cyprus. Its directors live there, meet there and keep minutes there; its records and office are there too; and no general power of attorney lets you decide everything yourself after all. There’s no fixed threshold: what counts is the facts. A postal address alone isn’t enough. The office, secretary and directors are provided by {{provider}}, licensed by the regulator ({{licence}}).',
    },
    director: {
      question: 'Who signs as director?',
      answer:
        'A director who lives in Cyprus, from {{provider}}. They meet, read and decide. Signing whatever you say isn’t management, and so it isn’t substance. You’re the shareholder, and the beneficial ownership register names you as the owner. Your quotation says what the directors cost.',
    },
    rate: {
      question: 'Is the rate {{before}} or {{rate}}?',
      answer:
        '{{rate}}. Cyprus raised its corporate tax on 1 January {{sinceYear}}; {{before}} applied until the end of {{untilYear}} and is still in many brochures. The <calculator>calculator</calculator> shows both, each with its year. The rate only applies if the company really is managed from Cyprus.',
    },
    duration: {
      question: 'How long does it take to set up?',
      answer:
        'Allow {{nameFrom}} to {{nameTo}} working days for the name and then {{incorporationFrom}} to {{incorporationTo}} for the incorporation. The tax number and VAT number follow. The bank takes the longest: it checks who you are and where the money comes from, at its own pace.',
    },
    yearly: {
      question: 'What has to be done every year?',
      answer:
        'Bookkeeping, financial statements, VAT and VIES returns, the tax return and the annual return to the registrar. The financial statements are audited. With a turnover up to {{turnover}} and a balance sheet up to {{assets}}, two years running, a review engagement may take the place of the audit.',
    },
    leaving: {
      question: 'What does it cost to stop?',
      answer:
        'A company can be struck off once it has no debts or assets left; we charge {{closing}} for that. Until that day the bookkeeping, the annual return and the audit carry on. If there are still debts or assets, it has to be wound up, which takes longer and gets a quotation of its own. If you move back to the Netherlands, you pay tax there on all your income from that day.',
    },
    against: {
      question: 'When do you advise against Cyprus?',
      answer:
        'If you’re staying in the Netherlands and pay all the profit out to yourself, because then it makes little or no difference. If you have one Dutch client and work from home. If your profit is below the <breakEven>break-even point</breakEven>. And if all you want is an address. We’ll say so in the first conversation, which is free.',
    },
  },
  costs: {
    label: 'Costs of a Cyprus company',
    setUp: 'Set-up, once',
    setUpValue: '{{setUpFrom}} – {{setUpTo}}',
    running: 'Bookkeeping, virtual office and assistance',
    runningValue: '± {{monthly}} a month',
    note: 'These are estimates, excluding VAT; your quotation tells you what applies to you. The analysis and advice before that cost {{advice}}. With brochure rates the calculator uses {{brochure}} a year. That’s the low end: {{monthly}} a month is {{yearly}} a year. The audit and the directors come on top.',
  },
};
