import type { hero as nl } from '../../nl/home/hero.ts';
import type { Translated } from '../../translated.ts';

export const hero: Translated<typeof nl> = {
  forWhom: 'For captains, consultants, entrepreneurs and digital nomads',
  example:
    '<amount>{{amount}}</amount> less a year on {{profit}} of profit in a Dutch company (bv), if you move to Cyprus yourself. Stay in the Netherlands and it costs {{dearer}} more.',
  exampleTerms: 'Company and owner together, {{years}} rates. An indication, not tax advice.',
  exampleLink: 'Check the figures',
};
