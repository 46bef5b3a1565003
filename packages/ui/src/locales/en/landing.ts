import type { landing as nl } from '../nl/landing.ts';
import type { Translated } from '../translated.ts';

export const landing: Translated<typeof nl> = {
  toSite: 'To the site',
  backToSite: 'Back to the main site',
  disclaimer: 'Information, not tax advice.',
  jump: 'Request the guide',
  coverAlt: 'Cover of the guide: Business through Cyprus, what holds and what doesn’t',
  contentsTitle: 'What you get',
  contentsLead: 'Six of the parts. Every figure comes with its year and its source.',
  page: 'page',
  pageName: 'page {{page}}',
  spreadTitle: 'A calculation, not a brochure',
  spreadText:
    'Pages {{first}} and {{second}} show what is left of {{share}} of profit, and why that depends on where you live.',
  spreadAlt:
    'Pages {{first}} and {{second}} of the guide: what is left of {{share}} of profit when you live in Cyprus and when you live in the Netherlands, with the rates in a table.',
  finalTitle: 'Read first, decide later',
  finalText: 'You get the guide as a PDF and by email. The newsletter only goes to those who ask for it.',
  items: {
    glance: { title: 'Cyprus at a glance', text: 'The key figures of the Netherlands and Cyprus side by side.' },
    residence: { title: 'You and your company', text: 'Two residences, two tests, one decision tree.' },
    staying: { title: 'If you stay in the Netherlands', text: 'Four scenarios at {{profit}} profit, worked out.' },
    substance: { title: 'Substance', text: 'A checklist: what you do yourself and what a partner does.' },
    costs: { title: 'Costs and duties', text: 'The calendar of the first year and of later years.' },
    risks: { title: 'Risks and red flags', text: 'How to recognise a bad plan, and what to do then.' },
  },
  variants: {
    general: {
      bannerFact: 'Updated for {{year}}.',
      bannerText:
        'Cyprus has charged {{rate}} corporate tax since 1 January {{year}}. Many older guides still mention {{oldRate}}.',
      headline: 'The Cyprus guide: what holds and what doesn’t',
      subheadline:
        '{{pages}} pages on rates, conditions and costs. Including the scenarios in which you had better do nothing.',
    },
    linkedin: {
      bannerFact: 'Four scenarios, one table.',
      bannerText: 'Self-employed, Dutch bv, Cyprus twice, at {{profit}} profit, {{year}} rates.',
      headline: 'Business through Cyprus: the sums first',
      subheadline:
        'For entrepreneurs and consultants with clients in several countries. {{pages}} pages of figures and sources, including what happens if you go on living in the Netherlands.',
    },
    facebook: {
      bannerFact: 'No newsletter needed.',
      bannerText: 'You get the guide even if you leave the box empty.',
      headline: 'Working across borders? Read what Cyprus does and doesn’t do',
      subheadline:
        'For skippers, freelancers and digital nomads. {{pages}} pages on when a company in Cyprus suits you, what it costs, and when you had better not start.',
    },
  },
};
