import type { Language } from '../shared/language.ts';

/** Kind of page; the site has one view for each (`apps/site/src/pages/loadPage.ts`). */
export type PageKind = 'home' | 'calculator' | 'landing' | 'privacy' | 'unsubscribe' | 'confirm';

/** Parts of the guide that a landing page can mention. */
export type GuidePart =
  'glance' | 'audiences' | 'residence' | 'staying' | 'substance' | 'setUp' | 'costs' | 'sea' | 'risks';

interface PageRow {
  readonly kind: PageKind;
  readonly path: Readonly<Record<Language, string>>;
  /** A second URL of the same page. */
  readonly otherPath?: Readonly<Record<Language, string>>;
  /**
   * How search engines treat the page. `listed`: in the sitemap and in `llms.txt`. `hidden`: only for visitors who
   * follow a link in a mail; has `noindex`. `as`: its canonical URL is that page, which has the same content in other
   * words.
   */
  readonly search: 'listed' | 'hidden' | { readonly as: string };
  /** Stored with a lead from this page, and counted with each view. */
  readonly source: string;
  /** Preview picture of shared links. */
  readonly picture: {
    readonly drawing: 'route' | 'bay' | 'lines' | 'cover' | 'compass';
    /** Background colour of the drawing; absent: the brand's dark blue. */
    readonly background?: 'sand' | 'foam' | 'limestone';
  };
  /** The query holds the page's state: a calculation, or the token of a mail's link. The language switch keeps it. */
  readonly keepsQuery?: true;
  /** The navigation entry of this page: its name in the catalogue, in the bar or in one of its menus. */
  readonly navigation?: { readonly menu: 'bar' | 'cyprus' | 'startToday'; readonly id: string };
  /** The footer link of this page, by its name in the catalogue. */
  readonly footer?: string;
  /** Only for a landing page. */
  readonly landing?: {
    /** The audience whose questions it answers, with a link to their own page. */
    readonly readers?: 'captains' | 'consultants' | 'nomads' | 'entrepreneurs';
    /** Parts of the guide that it mentions, in the guide's order. */
    readonly parts: readonly GuidePart[];
  };
}

/** One row per page that runs the app. Its texts are in the catalogue under the row's name. */
const rows = {
  home: {
    kind: 'home',
    path: { nl: '/', en: '/en' },
    search: 'listed',
    source: 'website',
    picture: { drawing: 'route' },
    navigation: { menu: 'bar', id: 'home' },
    footer: 'home',
  },
  /** The home page with the contact form open. */
  contact: {
    kind: 'home',
    path: { nl: '/contact', en: '/en/contact' },
    search: { as: 'home' },
    source: 'website',
    picture: { drawing: 'bay' },
  },
  calculator: {
    kind: 'calculator',
    path: { nl: '/calculator', en: '/en/calculator' },
    otherPath: { nl: '/besparingscalculator', en: '/en/savings-calculator' },
    search: 'listed',
    source: 'calculator',
    picture: { drawing: 'lines', background: 'limestone' },
    keepsQuery: true,
    navigation: { menu: 'startToday', id: 'calculator' },
    footer: 'calculator',
  },
  guide: {
    kind: 'landing',
    path: { nl: '/cyprus-gids', en: '/en/cyprus-guide' },
    search: 'listed',
    source: 'general',
    picture: { drawing: 'cover', background: 'sand' },
    navigation: { menu: 'startToday', id: 'freeEbook' },
    footer: 'freeGuide',
    landing: { parts: ['glance', 'residence', 'staying', 'substance', 'costs', 'risks'] },
  },
  linkedin: {
    kind: 'landing',
    path: { nl: '/linkedin', en: '/en/linkedin' },
    search: { as: 'guide' },
    source: 'linkedin',
    picture: { drawing: 'cover', background: 'foam' },
    landing: { readers: 'consultants', parts: ['residence', 'staying', 'substance', 'setUp', 'costs', 'risks'] },
  },
  facebook: {
    kind: 'landing',
    path: { nl: '/facebook', en: '/en/facebook' },
    search: { as: 'guide' },
    source: 'facebook',
    picture: { drawing: 'cover', background: 'limestone' },
    landing: { readers: 'captains', parts: ['audiences', 'residence', 'staying', 'costs', 'sea', 'risks'] },
  },
  privacy: {
    kind: 'privacy',
    path: { nl: '/privacy', en: '/en/privacy' },
    search: 'listed',
    source: 'website',
    picture: { drawing: 'compass' },
    footer: 'privacy',
  },
  unsubscribe: {
    kind: 'unsubscribe',
    path: { nl: '/afmelden', en: '/en/unsubscribe' },
    search: 'hidden',
    source: 'website',
    picture: { drawing: 'compass' },
    keepsQuery: true,
    footer: 'unsubscribe',
  },
  confirm: {
    kind: 'confirm',
    path: { nl: '/bevestigen', en: '/en/confirm' },
    search: 'hidden',
    source: 'website',
    picture: { drawing: 'compass' },
    keepsQuery: true,
  },
} as const satisfies Readonly<Record<string, PageRow>>;

type Rows = typeof rows;
export type PageId = keyof Rows;

/** Pages that search engines list under their own URL, or not at all. */
export type MainPageId = { [Id in PageId]: Rows[Id]['search'] extends string ? Id : never }[PageId];

/** Every source that the product writes. */
export type LeadSource = Rows[PageId]['source'];
/** Sources of the landing pages; the catalogue has their opening texts under this name. */
type LandingSource = Extract<Rows[PageId], { kind: 'landing' }>['source'];
type NavigationId = Extract<Rows[PageId], { navigation: unknown }>['navigation']['id'];
/** Footer links to a page, not to a section of one. */
export type FooterPageId = Extract<Rows[PageId], { footer: unknown }>['footer'];

interface KnownPage extends PageRow {
  readonly search: 'listed' | 'hidden' | { readonly as: MainPageId };
  readonly source: LeadSource;
  readonly navigation?: { readonly menu: 'bar' | 'cyprus' | 'startToday'; readonly id: NavigationId };
  readonly footer?: FooterPageId;
}

interface GuideLanding extends KnownPage {
  readonly kind: 'landing';
  readonly source: LandingSource;
  readonly landing: NonNullable<PageRow['landing']>;
}

/** A page's data, without its texts. */
export type PublicPage = GuideLanding | (KnownPage & { readonly kind: Exclude<PageKind, 'landing'> });
export type PublicPages = Readonly<Record<PageId, PublicPage>>;

export const publicPages: PublicPages = rows;
