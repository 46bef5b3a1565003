import type { testimonials as nl } from '../../nl/home/testimonials.ts';
import type { Translated } from '../../translated.ts';

export const testimonials: Translated<typeof nl> = {
  place: 'Strait of Sicily',
  coordinates: '36°27′N 12°24′E',
  title: 'What clients report back',
  items: {
    captain: {
      quote:
        'I came for the low rate. I left with a calculation that also showed what I keep paying in the Netherlands. That is why the decision was right.',
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
  sampleNote: 'These texts are samples. They will be replaced by experiences that we have checked with the client.',
};
