import type { answers as nl } from '../nl/answers.ts';
import type { Translated } from '../translated.ts';

export const answers: Translated<typeof nl> = {
  contact: { title: 'Your message has not been sent yet' },
  guide: {
    title: 'Your request has not been sent yet',
    ready: 'Thank you, the guide is ready for you',
    readyText: 'You will get it by email too, with three reading tips.',
    download: 'Download the guide (PDF)',
  },
  unsubscribe: {
    title: 'You are not unsubscribed yet',
    done: 'You are unsubscribed',
    linkSent: 'Look in your mail',
    notAgain: 'You are not subscribed again yet',
    again: 'Welcome back',
  },
  confirm: { title: 'Your newsletter is not confirmed yet' },
  check: 'Please look at this again',
  home: 'To the home page',
};
