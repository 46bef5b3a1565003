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
  items: {
    glance: { title: 'Cyprus at a glance', text: 'Key figures for the Netherlands and Cyprus, side by side.' },
    residence: { title: 'You and your company', text: 'Two tax residences, two tests, two decision trees.' },
    staying: { title: 'If you stay in the Netherlands', text: 'Four scenarios at {{profit}} profit, worked through.' },
    substance: { title: 'Substance', text: 'A checklist of what you do yourself and what a partner does.' },
    audiences: {
      title: 'Who it suits, and who it doesn’t',
      text: 'Six profiles, each with our verdict and the reason.',
    },
    setUp: { title: 'Setting up, step by step', text: 'Ten steps, with the paperwork and the time each one takes.' },
    sea: { title: 'Sea, IP and cross-border work', text: 'Flag, insurance, tonnage tax and the Dutch shelf.' },
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
      finalTitle: 'Read first, decide later',
      finalText:
        'You get the guide straight away as a PDF, and by email. The newsletter only goes to people who ask for it.',
    },
    linkedin: {
      bannerFact: 'Four scenarios, one table.',
      bannerText: 'Self-employed, Dutch bv and two routes through Cyprus, at {{profit}} profit and {{year}} rates.',
      headline: 'Business through Cyprus: numbers first',
      subheadline:
        'For consultants with clients in several countries. {{pages}} pages of figures and sources, including what happens if you carry on living in the Netherlands.',
      finalTitle: 'Work it out first, then set it up',
      finalText: 'You get the guide as a PDF and by email. Put it beside your own accounts, or your accountant’s.',
      readers: {
        title: 'What consultants ask us',
        more: 'All the figures and rules for consultants',
        first: {
          question: 'What do I keep, on the bottom line?',
          answer:
            'Page 7 sets four routes side by side at {{profit}} of profit, for the business and its owner together, at {{year}} rates.',
        },
        second: {
          question: 'Can I go on working from my Dutch office?',
          answer: 'Then part of the profit, or the whole company, may be taxed there. The guide explains both tests.',
        },
        third: {
          question: 'What will a client or a bank want to see?',
          answer: 'A board that really decides in Cyprus. The checklist on page 8 says how you prove it.',
        },
      },
    },
    facebook: {
      bannerFact: 'No newsletter needed.',
      bannerText: 'You get the guide even if you leave the box unticked.',
      headline: 'Working across borders? See what Cyprus can and can’t do',
      subheadline:
        'For captains, skippers and crew. {{pages}} pages on what your house, your flag and your days do to your tax, what a Cyprus company costs, and when you’d do better to leave it.',
      finalTitle: 'Read it on board, decide ashore',
      finalText:
        'You get the guide as a PDF and by email, for when the connection drops again. The newsletter only goes to people who ask for it.',
      readers: {
        title: 'What we’re asked on board',
        more: 'All the figures and rules for captains and skippers',
        first: {
          question: 'I’m hardly ever home. Do I still live in the Netherlands?',
          answer:
            'Often you do. The Netherlands doesn’t count days; it looks at your house and your family. Page 5 takes you through the questions.',
        },
        second: {
          question: 'Do I come under tonnage tax as a captain?',
          answer: 'No. That’s for those who own, charter or manage ships. What does apply to you is on page 11.',
        },
        third: {
          question: 'Who insures me if I sail under a foreign flag?',
          answer:
            'That depends on the flag, your employer and the country you live in. The guide says whom to ask beforehand.',
        },
      },
    },
  },
};
