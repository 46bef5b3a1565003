import { publicPages, type LeadSource, type PublicPages } from '../pages/pages.data.ts';
import type { Language } from '../shared/language.ts';

/** In the order a lead goes through them. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'rejected'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What the filter always offers: the landing pages' own, and the rest of the site. */
export const filterSources = (pages: PublicPages): readonly LeadSource[] => {
  const landing = Object.values(pages).filter(({ kind }) => kind === 'landing');
  return [...new Set([...landing.map(({ source }) => source), pages.home.source])];
};

/** Leads may carry others: see `knownLeadSources` and `LeadPage.sources`. */
export const leadSources = filterSources(publicPages);

/** Every source that the pages write. */
export const sourcesOf = (pages: PublicPages): readonly LeadSource[] => [
  ...new Set([...filterSources(pages), ...Object.values(pages).map(({ source }) => source)]),
];
export const knownLeadSources = sourcesOf(publicPages);

export const professions = [
  'schipper',
  'kapitein',
  'stuurman',
  'werktuigkundige',
  'bootsman',
  'matroos',
  'offshore-worker',
  'maritime-pilot',
  'anders',
] as const;
export type Profession = (typeof professions)[number];

/** Of the newsletter. `pending`: ticked the box, and has not clicked the button that confirms it. */
export const consentStates = ['none', 'pending', 'confirmed'] as const;
export type ConsentState = (typeof consentStates)[number];

/**
 * Why an address is never mailed by a campaign: it does not exist, its owner called our mail unwanted, or the adviser blocked it
 * by hand.
 */
export const suppressions = ['bounced', 'complained', 'blocked'] as const;
export type Suppression = (typeof suppressions)[number];

const professionLabels: Record<Language, Record<Profession, string>> = {
  nl: {
    schipper: 'Schipper',
    kapitein: 'Kapitein',
    stuurman: 'Stuurman',
    werktuigkundige: 'Digital nomad',
    bootsman: 'Internationale freelancer',
    matroos: 'Matroos',
    'offshore-worker': 'Offshore worker',
    'maritime-pilot': 'Internationale Consultant',
    anders: 'Anders',
  },
  en: {
    schipper: 'Skipper',
    kapitein: 'Captain',
    stuurman: 'Mate',
    werktuigkundige: 'Digital nomad',
    bootsman: 'International freelancer',
    matroos: 'Deckhand',
    'offshore-worker': 'Offshore worker',
    'maritime-pilot': 'International consultant',
    anders: 'Other',
  },
};

const statusLabels: Record<Language, Record<LeadStatus, string>> = {
  nl: {
    new: 'Nieuw',
    contacted: 'Benaderd',
    qualified: 'Gekwalificeerd',
    converted: 'Klant geworden',
    rejected: 'Afgewezen',
  },
  en: {
    new: 'New',
    contacted: 'Contacted',
    qualified: 'Qualified',
    converted: 'Became a client',
    rejected: 'Rejected',
  },
};

const sourceLabels: Record<Language, Record<LeadSource, string>> = {
  nl: {
    general: 'Algemeen',
    linkedin: 'LinkedIn',
    facebook: 'Facebook',
    website: 'Website',
    calculator: 'Calculator',
  },
  en: { general: 'General', linkedin: 'LinkedIn', facebook: 'Facebook', website: 'Website', calculator: 'Calculator' },
};

export const professionLabel = (profession: Profession, language: Language): string =>
  professionLabels[language][profession];

export const leadStatusLabel = (status: LeadStatus, language: Language): string => statusLabels[language][status];

const isKnownSource = (source: string): source is LeadSource =>
  (knownLeadSources as readonly string[]).includes(source);

/** A source that the product does not know is shown as it was stored. */
export const leadSourceLabel = (source: string, language: Language): string =>
  isKnownSource(source) ? sourceLabels[language][source] : source;
