import type { forWho as nl } from '../../nl/home/forWho.ts';
import type { Translated } from '../../translated.ts';

export const forWho: Translated<typeof nl> = {
  coordinates: '48°28′N 5°06′W',
  title: 'For those who work across borders',
  lead: 'Each group flies a signal flag. The flag shows who you are; the calculation shows whether Cyprus suits you.',
  flag: 'Signal flag {{letter}}',
  note: 'Note:',
  groups: {
    captains: {
      title: 'Captains and skippers',
      text: 'You sail under changing flags and are away from home for most of the year.',
      note: 'social insurance usually follows the flag state, not your company.',
    },
    consultants: {
      title: 'Consultants',
      text: 'You invoice clients in several countries and decide for yourself where you work.',
      note: 'one Dutch client and a home office is usually too little.',
    },
    nomads: {
      title: 'Digital nomads',
      text: 'You have no fixed base and want one that sits within the rules of the EU.',
      note: 'days count. Keep a record of where you are.',
    },
    entrepreneurs: {
      title: 'International entrepreneurs',
      text: 'Your business sells across borders and its profit is above the <calculator>break-even point</calculator>.',
      note: 'managing it remotely from the Netherlands counts as Dutch.',
    },
  },
};
