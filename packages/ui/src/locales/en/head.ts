import type { head as nl } from '../nl/head.ts';
import type { Translated } from '../translated.ts';

export const head: Translated<typeof nl> = {
  home: {
    title: '{{brand}} – Business through Cyprus, numbers checked first',
    description:
      'Advice on setting up a Cyprus company for people who work across borders. The calculation comes first, conditions included. Your first call is free.',
  },
  contact: {
    title: 'Book a free introductory call – {{brand}}',
    description:
      'Tell us in a few sentences how you work and where you live. An adviser replies within {{hours}} hours. The call takes {{minutes}} minutes and is free.',
  },
  calculator: {
    title: 'Savings calculator: the Netherlands and Cyprus – {{brand}}',
    description:
      'Enter your revenue and see what you’d pay in the Netherlands and in Cyprus, with the break-even point and every step shown. Rates with year and source.',
  },
  guide: {
    title: 'The Cyprus guide: what’s true and what isn’t – {{brand}}',
    description:
      'A free {{pages}}-page guide to the rates, conditions and costs of a Cyprus company. Including the cases where you’re better off doing nothing.',
  },
  linkedin: {
    title: 'The Cyprus guide for cross-border work – {{brand}}',
    description:
      'For consultants and business owners with clients in several countries: {{pages}} free pages on a Cyprus company’s rates, substance and costs.',
  },
  facebook: {
    title: 'The Cyprus guide: read first, decide later – {{brand}}',
    description:
      'A free {{pages}}-page guide: what a company in Cyprus costs, what it gets you, and when you’re better off staying in the Netherlands. No newsletter attached.',
  },
  privacy: {
    title: 'How we handle your data – {{brand}}',
    description:
      'What we keep when you request the guide or send a message, why, on what legal basis and for how long. Plus your rights and our company details.',
  },
  unsubscribe: {
    title: 'Unsubscribe from our emails – {{brand}}',
    description:
      'Unsubscribe from our newsletter and other mailings, with no need to log in. You’ll still get anything you ask for yourself, such as a reply.',
  },
  confirm: {
    title: 'Confirm your newsletter – {{brand}}',
    description:
      'The page behind the button in our email: confirm in one click that you want the newsletter. Without that click, we won’t send it.',
  },
};
