import type { Language } from '../shared/language.ts';
import { euros, type Cents } from '../shared/money.ts';

export interface Brand {
  /** Short name, the same in both languages. */
  readonly name: string;
  readonly tagline: Record<Language, string>;
  /** Host name of the public site, without a scheme. */
  readonly domain: string;
  /** Sender of every mail, and where contact messages go unless the environment says otherwise. */
  readonly sender: { readonly name: string; readonly email: string };
  readonly founder: string;
  /** As printed; `phoneHref` is what a link dials. */
  readonly phone: string;
  readonly phoneHref: string;
  /** Lines of the postal address, per language. */
  readonly address: Record<Language, readonly string[]>;
  /** Trade register and VAT numbers, as printed. */
  readonly registration: { readonly kvk: string; readonly vat: string };
  /** Whom a visitor meets, beside the name in `founder`. */
  readonly adviser: {
    /** Professional register and number, as printed. */
    readonly registration: Record<Language, string>;
    /** Spoken with clients, to follow "Speaks". */
    readonly languages: Record<Language, string>;
    /** Address of a square picture in `apps/site/public`; `null` shows the initials. */
    readonly portrait: string | null;
  };
  /** What has a price of its own beside set-up and running costs; whole cents, without VAT. */
  readonly prices: { readonly advice: Cents; readonly closing: Cents };
  /** The licensed provider in Cyprus of office, secretary and directors; the licence as printed. */
  readonly corporateServices: { readonly name: string; readonly licence: string };
  /** Who writes reports, as the privacy page names it: it must be the service at `AI_BASE_URL`. */
  readonly aiService: {
    readonly name: string;
    /** Host name of that address. */
    readonly host: string;
    readonly country: Record<Language, string>;
    /**
     * What the transfer outside the European Economic Area rests on, to follow "relies on": for instance the European
     * Commission's standard contractual clauses (article 46(2)(c) GDPR). Absent until somebody has read the contract.
     */
    readonly basis?: Record<Language, string>;
  };
}

/** Who the product speaks for. The one place to change for another company. */
export const brand: Brand = {
  name: 'FNC',
  tagline: { nl: 'Fiscale Navigatie Cyprus', en: 'Fiscal Navigation Cyprus' },
  domain: 'fnc.example',
  sender: { name: 'FNC', email: 'post@fnc.example' },
  founder: 'Marit Koersman',
  phone: '+31 10 000 00 00',
  phoneHref: 'tel:+31100000000',
  address: {
    nl: ['Voorbeeldkade 1', '3000 AA Rotterdam', 'Nederland'],
    en: ['Voorbeeldkade 1', '3000 AA Rotterdam', 'The Netherlands'],
  },
  registration: { kvk: '00000000', vat: 'NL000000000B00' },
  adviser: {
    registration: { nl: 'Register Belastingadviseurs, nr. 000000', en: 'Dutch Register of Tax Advisers, no. 000000' },
    languages: { nl: 'Nederlands, Engels en Duits', en: 'Dutch, English and German' },
    portrait: null,
  },
  prices: { advice: euros(750), closing: euros(1_500) },
  corporateServices: { name: 'Voorbeeld Fiduciary Ltd', licence: 'CySEC 000/00' },
  aiService: {
    name: 'OpenAI',
    host: 'api.openai.com',
    country: { nl: 'Verenigde Staten', en: 'United States' },
  },
};

/** Entries of `brand` that are samples and must be replaced before going live. Remove an entry when it is real. */
export const brandSamples: readonly (keyof Brand)[] = [
  'name',
  'tagline',
  'domain',
  'sender',
  'founder',
  'phone',
  'phoneHref',
  'address',
  'registration',
  'adviser',
  'prices',
  'corporateServices',
  'aiService',
];
