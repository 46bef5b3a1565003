import { contactSection } from './contactSection.ts';
import { ctaBanner } from './ctaBanner.ts';
import { faq } from './faq.ts';
import { forWho } from './forWho.ts';
import { founderStory } from './founderStory.ts';
import { skylineQuote } from './skylineQuote.ts';
import { steps } from './steps.ts';
import { testimonials } from './testimonials.ts';
import { whyCyprus } from './whyCyprus.ts';

/** The sections of the home page below the hero, a file each. */
export const home = {
  whyCyprus,
  skylineQuote,
  forWho,
  founderStory,
  steps,
  testimonials,
  faq,
  ctaBanner,
  contactSection,
} as const;
