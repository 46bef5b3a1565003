import type { head as nl } from '../nl/head.ts';
import type { Translated } from '../translated.ts';

export const head: Translated<typeof nl> = {
  home: {
    title: '{{brand}} – Business via Cyprus, on a course that holds',
    description:
      'Advice on a Cyprus company for people who work internationally. The calculation up front, the conditions beside it. The first conversation is free.',
  },
  contact: {
    title: 'Book a free intake – {{brand}}',
    description:
      'Tell us in a few sentences how you work and where you live. An adviser answers within {{hours}} hours. The conversation takes {{minutes}} minutes and is free.',
  },
  calculator: {
    title: 'Savings calculator: the Netherlands and Cyprus – {{brand}}',
    description:
      'Enter your revenue and see what the Netherlands and Cyprus cost, with the break-even point and every step written out. Rates with year and source.',
  },
  guide: {
    title: 'The Cyprus guide: what holds and what doesn’t – {{brand}}',
    description:
      'A free {{pages}}-page guide to the rates, conditions and costs of a Cyprus company. Including the cases in which you had better do nothing.',
  },
  linkedin: {
    title: 'The Cyprus guide for cross-border work – {{brand}}',
    description:
      'For consultants and business owners with clients in several countries: {{pages}} pages on rates, substance and costs of a Cyprus company. Free.',
  },
  facebook: {
    title: 'The Cyprus guide: read first, decide later – {{brand}}',
    description:
      'A free {{pages}}-page guide: what a company in Cyprus costs, what it brings, and when you had better stay in the Netherlands. No newsletter attached.',
  },
  privacy: {
    title: 'How we handle your data – {{brand}}',
    description:
      'What we keep when you ask for the guide or send a message, what for, on what legal basis and for how long. With your rights and the imprint.',
  },
  unsubscribe: {
    title: 'Unsubscribe from our mail – {{brand}}',
    description:
      'Unsubscribe from the newsletter and the campaigns with one click, without signing in. What you ask for yourself, such as an answer, still reaches you.',
  },
  confirm: {
    title: 'Confirm your newsletter – {{brand}}',
    description:
      'The page behind the button in our email: with one click you confirm that you want the newsletter. Without that click we do not send it.',
  },
};
