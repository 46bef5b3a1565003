import type { landing as nl } from '../nl/landing.ts';
import type { Translated } from '../translated.ts';

export const landing: Translated<typeof nl> = {
  toSite: 'Go to the site',
  backToSite: 'Back to the main site',
  disclaimer: 'This site isn’t tax advice.',
  jump: 'Request the guide',
  coverAlt: 'Cover of the guide: Business through Cyprus, what’s true and what isn’t',
  contentsTitle: 'What you get',
  contentsLead: 'Six of the chapters. Every figure comes with its year and its source.',
  page: 'page',
  pageName: 'page {{page}}',
  spreadTitle: 'A calculation, not a brochure',
  spreadText:
    'Pages {{first}} and {{second}} show how much of {{share}} in profit you keep, and why that depends on where you live.',
  spreadAlt:
    'Pages {{first}} and {{second}} of the guide: how much of {{share}} in profit you keep if you live in Cyprus and if you live in the Netherlands, with the rates in a table.',
  finalTitle: 'Read first, decide later',
  finalText:
    'You get the guide straight away as a PDF, and by email. The newsletter only goes to people who ask for it.',
  items: {
    glance: { title: 'Cyprus at a glance', text: 'Key figures for the Netherlands and Cyprus, side by side.' },
    residence: { title: 'You and your company', text: 'Two tax residences, two tests, two decision trees.' },
    staying: { title: 'If you stay in the Netherlands', text: 'Four scenarios at {{profit}} profit, worked through.' },
    substance: { title: 'Substance', text: 'A checklist of what you do yourself and what a partner does.' },
    costs: { title: 'Costs and obligations', text: 'Your calendar, with the dates for 2026 and 2027.' },
    risks: { title: 'Risks and red flags', text: 'How to spot a bad plan, and what to do about it.' },
  },
  variants: {
    general: {
      bannerFact: 'Updated for {{year}}.',
      bannerText:
        'Cyprus has charged {{rate}} corporate tax since 1 January {{year}}. Many older guides still say {{oldRate}}.',
      headline: 'The Cyprus guide: what’s true and what isn’t',
      subheadline:
        '{{pages}} pages on rates, conditions and costs. Including the cases where you’re better off doing nothing.',
    },
    linkedin: {
      bannerFact: 'Four scenarios, one table.',
      bannerText: 'Self-employed, Dutch bv and two routes through Cyprus, at {{profit}} profit and {{year}} rates.',
      headline: 'Business through Cyprus: numbers first',
      subheadline:
        'For business owners and consultants with clients in several countries. {{pages}} pages of figures and sources, including what happens if you carry on living in the Netherlands.',
    },
    facebook: {
      bannerFact: 'No newsletter needed.',
      bannerText: 'You get the guide even if you leave the box unticked.',
      headline: 'Working across borders? See what Cyprus can and can’t do',
      subheadline:
        'For skippers, freelancers and digital nomads. {{pages}} pages on when a company in Cyprus makes sense, what it costs, and when you’d do better to leave it.',
    },
  },
};
