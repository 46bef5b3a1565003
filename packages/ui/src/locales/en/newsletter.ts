import type { newsletter as nl } from '../nl/newsletter.ts';
import type { Translated } from '../translated.ts';

export const newsletter: Translated<typeof nl> = {
  title: 'One more click for the newsletter',
  lead: 'You asked for the {{brand}} newsletter. Confirm it here, so we know it was you.',
  submit: 'Yes, send me the newsletter',
  submitting: 'Confirming…',
  leave: 'You can unsubscribe at any time, in one click.',
  kept: 'Nothing has changed yet.',
  doneTitle: 'Welcome to the newsletter',
  home: 'Go to the home page',
  linkTitle: 'Confirm with the link in the email',
  linkLead: 'This page belongs to a link in an email from us.',
  codeMissing: 'This link is missing its code, so we can’t confirm anything yet.',
  linkText: 'Open the email and click the button in it. If you copy the link, be sure to copy all of it.',
  linkAgain:
    'Can’t find the email? <guide>Request the guide again</guide>, tick the newsletter box, and we’ll send you a new link.',
};
