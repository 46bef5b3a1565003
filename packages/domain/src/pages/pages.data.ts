import type { Language } from '../shared/language.ts';

/** What shows a page; the site has one view for each (`apps/site/src/pages/loadPage.ts`). */
export type PageKind = 'home' | 'calculator' | 'landing' | 'privacy' | 'unsubscribe' | 'confirm';

/** Parts of the guide that a landing page can name. */
export type GuidePart =
  'glance' | 'audiences' | 'residence' | 'staying' | 'substance' | 'setUp' | 'costs' | 'sea' | 'risks';

interface PageRow {
  readonly kind: PageKind;
  readonly path: Readonly<Record<Language, string>>;
  /** A second address, which shows the same. */
  readonly otherPath?: Readonly<Record<Language, string>>;
  /**
   * What search engines are to do with it. `listed`: it is in the sitemap and in `llms.txt`. `hidden`: it is only for visitors who
   * comes with the link of a mail, and says `noindex`. `as`: they are to find that page, which it shows in other words.
   */
  readonly search: 'listed' | 'hidden' | { readonly as: string };
  /** Stored with a lead that comes from here, and counted with each view. */
  readonly source: string;
  /** In shared links. */
  readonly picture: {
    readonly drawing: 'route' | 'bay' | 'lines' | 'cover' | 'compass';
    /** The colour behind the drawing; absent: the dark blue of the brand. */
    readonly background?: 'sand' | 'foam' | 'limestone';
  };
  /** Its query says what it shows: a sum, or the token of a mail's link. The other language gets it too. */
  readonly keepsQuery?: true;
  /** The entry of the navigation that leads here: its name in the catalogue, in the bar itself or in one of its menus. */
  readonly navigation?: { readonly menu: 'bar' | 'cyprus' | 'startToday'; readonly id: string };
  /** The link of the footer that leads here, by its name in the catalogue. */
  readonly footer?: string;
  /** Of a landing page. */
  readonly landing?: {
    /** Whose questions it answers, with a link to their own page. */
    readonly readers?: 'captains' | 'consultants' | 'nomads' | 'entrepreneurs';
    /** What it names of the guide, in the guide's order. */
    readonly parts: readonly GuidePart[];
  };
}

/** A row a page that runs the app. What it says stands in the catalogue under the name of the row. */
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
  /** The home page with the contact form open over it. */
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

/** The pages that search engines find as themselves, or not at all. */
export type MainPageId = { [Id in PageId]: Rows[Id]['search'] extends string ? Id : never }[PageId];

/** Every source the product itself writes. */
export type LeadSource = Rows[PageId]['source'];
/** Of the landing pages; the words at their top stand in the catalogue under it. */
type LandingSource = Extract<Rows[PageId], { kind: 'landing' }>['source'];
type NavigationId = Extract<Rows[PageId], { navigation: unknown }>['navigation']['id'];
/** Links of the footer that lead to a page, and not to a part of one. */
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

/** All that the product knows of a page without its words. */
export type PublicPage = GuideLanding | (KnownPage & { readonly kind: Exclude<PageKind, 'landing'> });
export type PublicPages = Readonly<Record<PageId, PublicPage>>;

export const publicPages: PublicPages = rows;
