import type { faq as nl } from '../../nl/home/faq.ts';
import type { Translated } from '../../translated.ts';

export const faq: Translated<typeof nl> = {
  coordinates: '34°21′N 24°00′E',
  title: 'Frequently asked questions',
  lead: 'Is your question missing? <contact>Ask us</contact> and you have an answer within {{hours}} hours.',
  items: {
    costs: {
      question: 'What does a Cyprus company cost?',
      answer: 'You set it up once; after that there are fixed costs. Reckon with these:',
    },
    emigration: {
      question: 'Do I have to emigrate?',
      answer:
        'Not for the company: you can have one while living elsewhere. For your own tax it does make a difference. If you keep living in the Netherlands, you normally pay Dutch income tax on salary and dividend. The difference is greatest for those who become tax residents of Cyprus themselves.',
    },
    dutchTax: {
      question: 'Do I still pay tax in the Netherlands?',
      answer:
        'As long as you live there, yes. On dividends you pay {{boxTwoLow}} or {{boxTwoHigh}} in box 2, and those who work for their own company are expected to receive a customary salary. If the company is in fact managed from the Netherlands, it owes Dutch corporate income tax too. And if you do {{socialShare}} or more of your work in the Netherlands, you are covered by Dutch social security.',
    },
    days: {
      question: 'How do the {{residence}}-day rule and the {{days}}-day rule work?',
      answer:
        'If you spend more than {{residence}} days of a calendar year in Cyprus, you are tax resident there. The {{days}}-day rule asks for fewer days but more facts: at least {{days}} days in Cyprus, no more than {{residence}} days in any one other country, a permanent home in Cyprus, and a business, job or directorship there. Even then the Netherlands may regard you as a resident. The tax treaty then decides, starting with where you have a permanent home.',
    },
    substance: {
      question: 'What is substance, and when is there enough of it?',
      answer:
        'Substance means that the company is really managed from Cyprus. Its directors live there, meet there and take minutes there; records and office are there too; and no general power of attorney lets you decide everything yourself after all. There is no fixed threshold: the facts count. A postal address alone is not enough.',
    },
    rate: {
      question: 'Is the rate {{before}} or {{rate}}?',
      answer:
        '{{rate}}. Cyprus raised its corporate tax on 1 January {{since}}; {{before}} was the rate until the end of {{until}} and still appears in many brochures. The <calculator>calculator</calculator> shows both, each with its year. The rate applies if the company is really managed from Cyprus.',
    },
    duration: {
      question: 'How long does setting up take?',
      answer:
        'Allow {{nameFrom}} to {{nameTo}} working days for the name and then {{incorporationFrom}} to {{incorporationTo}} for the incorporation. The tax number and the VAT number follow. The bank takes longest: it looks into who you are and where the money comes from, at its own pace.',
    },
    yearly: {
      question: 'What has to be done every year?',
      answer:
        'Bookkeeping, financial statements, VAT and VIES returns, the tax return and the annual return to the registrar. The financial statements are audited. With a turnover up to {{turnover}} and a balance sheet up to {{assets}}, two years running, a review engagement may take the place of the audit.',
    },
    against: {
      question: 'When do you advise against Cyprus?',
      answer:
        'If you keep living in the Netherlands and pay all profit out to yourself, because then it makes little or no difference. If you have one Dutch client and work from home. If your profit is below the <calculator>break-even point</calculator>. And if you are only looking for an address. You hear that in the first conversation, which is free.',
    },
  },
  costs: {
    label: 'Costs of a Cyprus company',
    setUp: 'Setting up, once',
    setUpValue: '{{setUpFrom}} – {{setUpTo}}',
    running: 'Bookkeeping, virtual office and assistance',
    runningValue: '± {{monthly}} a month',
    note: 'An estimate beforehand; your quotation says what applies to you. With the brochure rates the calculator counts {{brochure}} a year. That is the low end; {{monthly}} a month makes {{yearly}} a year.',
  },
};
