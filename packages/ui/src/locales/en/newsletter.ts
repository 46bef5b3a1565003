import type { newsletter as nl } from '../nl/newsletter.ts';
import type { Translated } from '../translated.ts';

export const newsletter: Translated<typeof nl> = {
  title: 'One more click for the newsletter',
  lead: 'You ticked that you would like the newsletter of {{brand}}. Confirm it here, so that we know it was you.',
  submit: 'Yes, send me the newsletter',
  submitting: 'Confirming…',
  leave: 'You can unsubscribe at any time, with one click.',
  kept: 'Nothing has changed yet.',
  doneTitle: 'Welcome to the newsletter',
  home: 'To the home page',
  linkTitle: 'Confirm with the link in the email',
  linkLead: 'This page goes with a link in an email from us.',
  linkText: 'Open the email and click the button there. If you copy the link, take all of it.',
  linkAgain:
    'Can’t find the email any more? <guide>Request the guide again</guide> and tick the newsletter, and you will get a new link.',
};
