import { publicPages, type FooterPageId, type Language, type PublicPage, type PublicPages } from '@fnc/domain';
import type { FooterHrefs, NavBarProps, NavEntry } from '@fnc/ui/site';
import { pathTo, type PageId } from '../paths.ts';
import { knowledgePath, professionPaths } from '../readingPaths.ts';

/** The form on the contact page. With scripts the link opens it over the current page. */
export const contactHref = (language: Language): string => `${pathTo('contact', language)}#contact-form`;

const sectionHref = (id: string, language: Language): string => `${pathTo('home', language)}#${id}`;

type Menu = NonNullable<PublicPage['navigation']>['menu'];

/** The pages whose row puts them in this menu. */
const pagesIn = (menu: Menu, language: Language, pages: PublicPages): readonly Extract<NavEntry, { href: string }>[] =>
  Object.values(pages).flatMap(({ navigation, path }) =>
    navigation?.menu === menu ? [{ id: navigation.id, href: path[language] }] : [],
  );

/** The navigation's entries. */
export const navEntries = (language: Language, pages: PublicPages = publicPages): readonly NavEntry[] => [
  ...pagesIn('bar', language, pages),
  {
    id: 'cyprus',
    items: [
      { id: 'whyCyprus', href: sectionHref('why-cyprus', language) },
      { id: 'experiences', href: sectionHref('testimonials', language) },
      { id: 'faq', href: sectionHref('faq', language) },
      { id: 'knowledge', href: knowledgePath(language) },
      ...pagesIn('cyprus', language, pages),
    ],
  },
  { id: 'forWho', href: sectionHref('for-who', language) },
  {
    id: 'startToday',
    items: [
      { id: 'steps', href: sectionHref('steps', language) },
      ...pagesIn('startToday', language, pages),
      { id: 'freeConsult', href: contactHref(language), opens: 'dialog' },
    ],
  },
  { id: 'contact', href: contactHref(language), opens: 'dialog' },
];

/** The entry of the current page; none for a page that is not in the bar. */
export const navCurrent = (page: PageId): Pick<NavBarProps, 'current'> => {
  const { search, navigation = typeof search === 'object' ? publicPages[search.as].navigation : undefined } =
    publicPages[page];
  return navigation === undefined ? {} : { current: navigation.id };
};

/** Links to pages whose row puts them in the footer. */
const footerPaths = (language: Language, pages: PublicPages) =>
  Object.fromEntries(
    Object.values(pages).flatMap(({ footer, path }) => (footer === undefined ? [] : [[footer, path[language]]])),
  ) as Pick<FooterHrefs, FooterPageId>;

/** The footer's links. */
export const footerHrefs = (language: Language, pages: PublicPages = publicPages): FooterHrefs => ({
  ...footerPaths(language, pages),
  forWho: sectionHref('for-who', language),
  steps: sectionHref('steps', language),
  faq: sectionHref('faq', language),
  knowledge: knowledgePath(language),
  ...professionPaths(language),
  contact: contactHref(language),
});
