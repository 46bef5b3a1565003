import type { seo as nl } from '../nl/seo.ts';
import type { Translated } from '../translated.ts';

export const seo: Translated<typeof nl> = {
  pictures: {
    home: {
      title: 'Business via Cyprus, on a course that holds.',
      note: 'Calculated beforehand. Also when it brings nothing.',
    },
    contact: { title: 'Book a free intake', note: '{{minutes}} minutes. An answer within {{hours}} hours.' },
    calculator: { title: 'From what revenue does Cyprus pay off?', note: 'Every step written out. An indication.' },
    guide: { title: 'The Cyprus guide: what holds and what doesn’t', note: 'Free, {{pages}} pages' },
    linkedin: { title: 'Working across borders? Read this first.', note: 'The Cyprus guide. Free, {{pages}} pages' },
    facebook: { title: 'Cyprus: read first, decide later', note: 'The Cyprus guide. Free, {{pages}} pages' },
    privacy: { title: 'How we handle your data', note: 'What we keep, why, and for how long.' },
    unsubscribe: { title: 'No more mail from us?', note: 'One click, without signing in.' },
    confirm: { title: 'One more click for the newsletter', note: 'Without that click we do not send it.' },
  },
  drawings: {
    route: '{{title}} Sea chart of Europe with a dotted course from Hook of Holland to Limassol.',
    bay: '{{title}}. Sea chart of the bay of Limassol, with a dotted course to the harbour.',
    lines: '{{title}} Two lines over revenue, the Netherlands and Cyprus, that cross at the break-even point.',
    cover: '{{title}}. The cover of the guide: two coasts and a dotted course between them.',
    compass: '{{title}} A compass rose.',
  },
  drawn: { netherlands: 'Netherlands', cyprus: 'Cyprus', breakEven: 'break-even' },
  cover: {
    titleOne: 'Business',
    titleTwo: 'through Cyprus',
    subtitle: 'What holds, what doesn’t',
  },
  names: {
    home: 'Home',
    calculator: 'Savings calculator',
    guide: 'The Cyprus guide',
    privacy: 'Privacy and imprint',
    unsubscribe: 'Unsubscribe',
    confirm: 'Confirm the newsletter',
  },
  organisation: {
    description:
      'Advice on doing business through Cyprus, for people who work internationally. With the calculation up front and the conditions beside it.',
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
      '{{brand}} ({{tagline}}) advises people who work internationally on a company in Cyprus, and says so when it brings them nothing. Everything on the site is information and indication, not tax advice.',
    pages: 'Pages',
    facts: 'Figures, with their condition',
    questions: 'Frequently asked questions',
    asOf: 'As of {{day}}.',
    file: 'The guide as a PDF',
    rate: 'Cyprus has charged {{rate}} corporate tax since {{since}}; before that it was {{before}}. Condition: the company is really managed from Cyprus.',
    dutchRate: 'The Netherlands charges {{low}} and {{high}} corporate tax.',
    dividend:
      'Cyprus withholds {{withholding}} dividend tax from whoever lives elsewhere. Condition: whoever lives in the Netherlands pays {{low}} or {{high}} in box 2 there.',
    residence:
      'A company in Cyprus does not ask you to move, but where a person pays tax is a second question: the {{days}}-day rule asks for a home and work in Cyprus, and fails with more than {{residence}} days in one other country.',
    costs:
      'Setting up costs {{from}} to {{to}}, then {{monthly}} a month for bookkeeping, address and assistance. The offer says beforehand what applies.',
    intake:
      'The first conversation takes {{minutes}} minutes and is free; every message is answered within {{hours}} hours.',
  },
};
