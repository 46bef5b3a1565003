import type { Language } from '@fnc/domain';
import type { FooterHrefs, NavBarProps, NavEntry } from '@fnc/ui/site';
import { pathTo, type PageId } from '../paths.ts';
import { knowledgePath, professionPaths } from '../readingPaths.ts';

/** The form on the contact page. Where scripts run the link opens it over the page one is on. */
export const contactHref = (language: Language): string => `${pathTo('contact', language)}#contact-form`;

const sectionHref = (id: string, language: Language): string => `${pathTo('home', language)}#${id}`;

/** What the navigation offers. */
export const navEntries = (language: Language): readonly NavEntry[] => [
  { id: 'home', href: pathTo('home', language) },
  {
    id: 'cyprus',
    items: [
      { id: 'whyCyprus', href: sectionHref('why-cyprus', language) },
      { id: 'experiences', href: sectionHref('testimonials', language) },
      { id: 'faq', href: sectionHref('faq', language) },
      { id: 'knowledge', href: knowledgePath(language) },
    ],
  },
  { id: 'forWho', href: sectionHref('for-who', language) },
  {
    id: 'startToday',
    items: [
      { id: 'steps', href: sectionHref('steps', language) },
      { id: 'calculator', href: pathTo('calculator', language) },
      { id: 'freeEbook', href: pathTo('guide', language) },
      { id: 'freeConsult', href: contactHref(language), opens: 'dialog' },
    ],
  },
  { id: 'contact', href: contactHref(language), opens: 'dialog' },
];

/** Which entry is the page that is open; none for a page that the bar does not lead to. */
export const navCurrent = (page: PageId): Pick<NavBarProps, 'current'> => {
  if (page === 'home' || page === 'contact') return { current: 'home' };
  return page === 'calculator' ? { current: 'calculator' } : {};
};

/** What the footer offers. */
export const footerHrefs = (language: Language): FooterHrefs => ({
  home: pathTo('home', language),
  forWho: sectionHref('for-who', language),
  steps: sectionHref('steps', language),
  faq: sectionHref('faq', language),
  knowledge: knowledgePath(language),
  ...professionPaths(language),
  calculator: pathTo('calculator', language),
  freeGuide: pathTo('guide', language),
  contact: contactHref(language),
  privacy: pathTo('privacy', language),
  unsubscribe: pathTo('unsubscribe', language),
});
