import type { contactSection as nl } from '../../nl/home/contactSection.ts';
import type { Translated } from '../../translated.ts';

export const contactSection: Translated<typeof nl> = {
  title: 'Rather ask a question first?',
  lead: 'Tell us in a few sentences how you work and where you live. You need not share any figures yet.',
  answer: 'Answer',
  answerValue: 'Within {{hours}} hours',
  talk: 'Conversation',
  talkValue: '{{minutes}} minutes, free',
  data: 'Your data',
  dataValue: 'Only used to answer you',
};
