import { ctaBanner } from './ctaBanner.ts';
import { faq } from './faq.ts';
import { forWho } from './forWho.ts';
import { founderStory } from './founderStory.ts';
import { hero } from './hero.ts';
import { skylineQuote } from './skylineQuote.ts';
import { steps } from './steps.ts';
import { testimonials } from './testimonials.ts';
import { whyCyprus } from './whyCyprus.ts';
import { workedCases } from './workedCases.ts';

/** The sections of the home page, one file each. */
export const home = {
  hero,
  whyCyprus,
  skylineQuote,
  forWho,
  founderStory,
  workedCases,
  steps,
  testimonials,
  faq,
  ctaBanner,
} as const;
