import type { seo as nl } from '../nl/seo.ts';
import type { Translated } from '../translated.ts';

export const seo: Translated<typeof nl> = {
  pictures: {
    home: {
      title: 'Business through Cyprus, numbers first.',
      note: 'Worked out beforehand, even when the answer is no.',
    },
    contact: { title: 'Book a free introductory call', note: '{{minutes}} minutes. A reply within {{hours}} hours.' },
    calculator: { title: 'At what revenue does Cyprus pay off?', note: 'Every step shown. An indication.' },
    guide: { title: 'The Cyprus guide: what’s true and what isn’t', note: 'Free, {{pages}} pages' },
    linkedin: { title: 'Working across borders? Read this first.', note: 'The Cyprus guide. Free, {{pages}} pages' },
    facebook: { title: 'Cyprus: read first, decide later', note: 'The Cyprus guide. Free, {{pages}} pages' },
    privacy: { title: 'How we handle your data', note: 'What we keep, why, and for how long.' },
    unsubscribe: { title: 'Want fewer emails from us?', note: 'One click, no need to log in.' },
    confirm: { title: 'One more click for the newsletter', note: 'Without that click, we won’t send it.' },
  },
  drawings: {
    route: '{{title}} Sea chart of Europe, with a dotted course from Hook of Holland to Limassol.',
    bay: '{{title}} Sea chart of Limassol bay, with a dotted course into the harbour.',
    lines: '{{title}} Two lines plotted against revenue, the Netherlands and Cyprus, crossing at the break-even point.',
    cover: '{{title}} The cover of the guide: two coasts and a dotted course between them.',
    compass: '{{title}} A compass rose.',
  },
  drawn: { netherlands: 'Netherlands', cyprus: 'Cyprus', breakEven: 'break-even' },
  cover: {
    titleOne: 'Business',
    titleTwo: 'through Cyprus',
    subtitle: 'What’s true, what isn’t',
  },
  names: {
    home: 'Home',
    calculator: 'Savings calculator',
    guide: 'The Cyprus guide',
    privacy: 'Privacy and company details',
    unsubscribe: 'Unsubscribe',
    confirm: 'Confirm your newsletter',
  },
  organisation: {
    description:
      'Advice on doing business through Cyprus, for people who work across borders. The calculation comes first, with the conditions in plain sight.',
    knowsAbout: {
      company: 'Company in Cyprus',
      residence: 'Tax residence',
      substance: 'Substance',
      corporateTax: 'Corporate income tax',
    },
    netherlands: 'Netherlands',
    cyprus: 'Cyprus',
  },
  llms: {
    language: 'English',
    summary:
      '{{brand}} ({{tagline}}) advises people who work across borders on setting up a company in Cyprus, and says so when it would gain them nothing. Everything on the site is information and an indication, not tax advice.',
    pages: 'Pages',
    facts: 'Figures, with their conditions',
    questions: 'Frequently asked questions',
    asOf: 'As of {{day}}.',
    file: 'The guide as a PDF',
    rate: 'Cyprus has charged {{rate}} corporate tax since {{sinceYear}}; before that it was {{before}}. Condition: the company is genuinely managed from Cyprus.',
    dutchRate: 'The Netherlands charges {{low}} and {{high}} corporate tax.',
    dividend:
      'Cyprus withholds {{withholding}} dividend tax from individuals who live elsewhere. Condition: anyone living in the Netherlands pays {{low}} or {{high}} there, in box 2.',
    residence:
      'A company in Cyprus doesn’t require you to move, but where you pay tax personally is a separate question: the {{days}}-day rule requires a home and work in Cyprus, and no longer applies after more than {{residence}} days in any one other country.',
    costs:
      'Setting up costs {{from}} to {{to}}, then {{monthly}} a month for bookkeeping, an address and support. The quote tells you beforehand what applies to you.',
    intake:
      'The introductory call takes {{minutes}} minutes and is free; every message gets a reply within {{hours}} hours.',
  },
};
