import type { answers as nl } from '../nl/answers.ts';
import type { Translated } from '../translated.ts';

export const answers: Translated<typeof nl> = {
  contact: { title: 'Your message hasn’t been sent yet' },
  guide: {
    title: 'Your request hasn’t been sent yet',
    ready: 'Thank you, your guide is ready',
    readyText: 'We’ve emailed it to you as well, with three reading tips.',
    download: 'Download the guide (PDF)',
  },
  unsubscribe: {
    title: 'You’re not unsubscribed yet',
    done: 'You’re unsubscribed',
    linkSent: 'Check your inbox',
    notAgain: 'You’re still unsubscribed',
    again: 'Welcome back',
  },
  confirm: { title: 'Your newsletter isn’t confirmed yet' },
  check: 'Please check this',
  home: 'Go to the home page',
};
