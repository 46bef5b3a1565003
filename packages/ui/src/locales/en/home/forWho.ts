import type { forWho as nl } from '../../nl/home/forWho.ts';
import type { Translated } from '../../translated.ts';

export const forWho: Translated<typeof nl> = {
  coordinates: '48°28′N 5°06′W',
  title: 'For people who work across borders',
  lead: 'Each group flies a signal flag. The flag shows who you are; the calculation shows whether Cyprus suits you.',
  flag: 'Signal flag {{letter}}',
  note: 'Note:',
  groups: {
    captains: {
      title: 'Captains and skippers',
      text: 'You sail under different flags and you’re away from home most of the year.',
      note: 'under an EU flag, social insurance usually follows the flag state; otherwise where you live. A company doesn’t change that by itself.',
    },
    consultants: {
      title: 'Consultants',
      text: 'You invoice clients in several countries and decide where you work.',
      note: 'one Dutch client and a home office usually isn’t enough.',
    },
    nomads: {
      title: 'Digital nomads',
      text: 'You have no fixed base and want one within EU rules.',
      note: 'every day counts. Keep a record of where you are.',
    },
    entrepreneurs: {
      title: 'International entrepreneurs',
      text: 'Your business sells across borders and its profit is above the <breakEven>break-even point</breakEven>.',
      note: 'running it remotely from the Netherlands counts as Dutch management.',
    },
  },
};
