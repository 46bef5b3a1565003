import type { Language } from '../shared/language.ts';
import { euros, type Cents } from '../shared/money.ts';

export interface Brand {
  /** Short name, the same in both languages. */
  readonly name: string;
  readonly tagline: Record<Language, string>;
  /** Host name of the public site, without a scheme. */
  readonly domain: string;
  /** Sender of every mail; also receives contact messages unless the environment sets another address. */
  readonly sender: { readonly name: string; readonly email: string };
  readonly founder: string;
  /** As printed; `phoneHref` is what a link dials. */
  readonly phone: string;
  readonly phoneHref: string;
  /** Lines of the postal address, per language. */
  readonly address: Record<Language, readonly string[]>;
  /** Trade register and VAT numbers, as printed. */
  readonly registration: { readonly kvk: string; readonly vat: string };
  /** The advisor whom clients meet; their name is in `founder`. */
  readonly adviser: {
    /** Professional register and number, as printed. */
    readonly registration: Record<Language, string>;
    /** Languages spoken with clients, worded to follow "Speaks". */
    readonly languages: Record<Language, string>;
    /** Path of a square picture in `apps/site/public`; `null` shows the initials. */
    readonly portrait: string | null;
  };
  /** Services priced separately from set-up and running costs; whole cents, excluding VAT. */
  readonly prices: { readonly advice: Cents; readonly closing: Cents };
  /** The licensed provider in Cyprus of office, secretary and directors; licence as printed. */
  readonly corporateServices: { readonly name: string; readonly licence: string };
  /** The AI service that writes reports, as named on the privacy page: must be the service at `AI_BASE_URL`. */
  readonly aiService: {
    readonly name: string;
    /** Host name in `AI_BASE_URL`. */
    readonly host: string;
    readonly country: Record<Language, string>;
    /**
     * Legal basis of the transfer outside the European Economic Area, worded to follow "relies on": for instance the
     * European Commission's standard contractual clauses (article 46(2)(c) GDPR). Absent until the contract was
     * checked.
     */
    readonly basis?: Record<Language, string>;
  };
}

/** The company behind the product. For another company, change only this object. */
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

/** Entries of `brand` that are samples and must be replaced before going live; remove each entry once replaced. */
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
