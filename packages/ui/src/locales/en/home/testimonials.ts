import type { testimonials as nl } from '../../nl/home/testimonials.ts';
import type { Translated } from '../../translated.ts';

export const testimonials: Translated<typeof nl> = {
  place: 'Strait of Sicily',
  coordinates: '36°27′N 12°24′E',
  title: 'What clients tell us',
  items: {
    captain: {
      quote:
        'I came for the low rate. I left with a calculation that also showed what I’d still pay in the Netherlands. That’s what made it the right decision.',
      role: 'Captain',
      field: 'Offshore, North Sea',
    },
    consultant: {
      quote: 'After the introductory call the answer was: not yet. A year later it was yes.',
      role: 'Consultant',
    },
    entrepreneur: {
      quote: 'Every month I know what has been filed and what is still to come.',
      role: 'Entrepreneur, software',
    },
  },
  author: '{{role}}, {{initials}}',
  sample: 'sample',
  sampleNote: 'These are samples. They’ll be replaced by experiences we’ve checked with the client.',
};
