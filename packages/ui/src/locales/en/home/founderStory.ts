import type { founderStory as nl } from '../../nl/home/founderStory.ts';
import type { Translated } from '../../translated.ts';

export const founderStory: Translated<typeof nl> = {
  coordinates: '35°57′N 5°39′W',
  title: 'We sailed this course ourselves first',
  question:
    'After years at sea, {{founder}} wanted to know one thing: is it right, or does it just sound right? No brochure had the answer. It was scattered across two bodies of law, a treaty and a pile of receipts.',
  method:
    '{{brand}} grew out of that calculation. We work the way you plan a passage: first the chart, then the weather, and only then do we cast off.',
  log: {
    departure: {
      when: 'Departure',
      what: 'Our own case worked through: profit, days and place of residence.',
    },
    underWay: {
      when: 'Under way',
      what: 'Company set up, bank and bookkeeping sorted in Cyprus.',
    },
    now: {
      when: 'Now',
      what: 'The same route for others, including an honest ‘don’t’.',
    },
  },
  adviser: {
    role: 'Founder and adviser',
    speaks: 'Speaks {{languages}}',
    partner: 'In Cyprus: office, secretary and directors from {{provider}}, licence {{licence}}.',
  },
  sample: 'sample',
  sampleNote: 'This story and these details are samples. The real ones will follow.',
  episkopiBay: 'Episkopi Bay',
  akrotiriBay: 'Akrotiri Bay',
};
