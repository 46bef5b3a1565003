import type { contactSection as nl } from '../../nl/home/contactSection.ts';
import type { Translated } from '../../translated.ts';

export const contactSection: Translated<typeof nl> = {
  title: 'Got a question first?',
  lead: 'Tell us in a few sentences how you work and where you live. No need to share any figures yet.',
  answer: 'Reply',
  answerValue: 'Within {{hours}} hours',
  talk: 'Call',
  talkValue: '{{minutes}} minutes, free',
  data: 'Your data',
  dataValue: 'Only used to reply to you',
};
