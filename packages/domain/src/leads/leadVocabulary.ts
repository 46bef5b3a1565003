import { publicPages, type LeadSource, type PublicPages } from '../pages/pages.data.ts';
import type { Language } from '../shared/language.ts';

/** In the order of a lead's life cycle. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'rejected'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Sources that the filter always offers: those of the landing pages, and the rest of the site. */
export const filterSources = (pages: PublicPages): readonly LeadSource[] => {
  const landing = Object.values(pages).filter(({ kind }) => kind === 'landing');
  return [...new Set([...landing.map(({ source }) => source), pages.home.source])];
};

/** Leads may have other sources: see `knownLeadSources` and `LeadPage.sources`. */
export const leadSources = filterSources(publicPages);

/** Every source that the pages can store. */
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

/** Newsletter consent. `pending`: ticked the box but has not clicked the confirmation button. */
export const consentStates = ['none', 'pending', 'confirmed'] as const;
export type ConsentState = (typeof consentStates)[number];

/**
 * Why campaigns never mail an address: it does not exist, its owner reported our mail as spam, or the advisor blocked
 * it manually.
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

/** An unknown source is shown as stored. */
export const leadSourceLabel = (source: string, language: Language): string =>
  isKnownSource(source) ? sourceLabels[language][source] : source;
