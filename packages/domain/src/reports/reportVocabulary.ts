import type { Language } from '../shared/language.ts';

export const reportTypes = ['cyprus-feasibility', 'tax-optimization', 'business-setup', 'compliance-guide'] as const;
export type ReportType = (typeof reportTypes)[number];
export const defaultReportType: ReportType = 'cyprus-feasibility';

export const focusAreas = [
  'tax-optimization',
  'business-setup',
  'substance-requirements',
  'compliance',
  'real-estate',
  'maritime',
  'ip-structuring',
  'investment-funds',
] as const;
type FocusArea = (typeof focusAreas)[number];
export const defaultFocusAreas: readonly FocusArea[] = ['tax-optimization', 'business-setup'];

const typeLabels: Record<Language, Record<ReportType, string>> = {
  nl: {
    'cyprus-feasibility': 'Cyprus Haalbaarheidsrapport',
    'tax-optimization': 'Belastingoptimalisatie Rapport',
    'business-setup': 'Bedrijfsoprichting Gids',
    'compliance-guide': 'Compliance Handleiding',
  },
  en: {
    'cyprus-feasibility': 'Cyprus feasibility report',
    'tax-optimization': 'Tax optimisation report',
    'business-setup': 'Company formation guide',
    'compliance-guide': 'Compliance guide',
  },
};

const areaLabels: Record<Language, Record<FocusArea, string>> = {
  nl: {
    'tax-optimization': 'Belastingoptimalisatie',
    'business-setup': 'Bedrijfsoprichting',
    'substance-requirements': 'Substance-eisen',
    compliance: 'Compliance',
    'real-estate': 'Vastgoed',
    maritime: 'Maritiem',
    'ip-structuring': 'IP-structuur',
    'investment-funds': 'Beleggingsfondsen',
  },
  en: {
    'tax-optimization': 'Tax optimisation',
    'business-setup': 'Company formation',
    'substance-requirements': 'Substance requirements',
    compliance: 'Compliance',
    'real-estate': 'Real estate',
    maritime: 'Maritime',
    'ip-structuring': 'IP structuring',
    'investment-funds': 'Investment funds',
  },
};

const otherLabels: Record<Language, string> = { nl: 'Rapport', en: 'Report' };

export const isReportType = (type: string): type is ReportType => (reportTypes as readonly string[]).includes(type);

/** The title of a report of this type; "Rapport" or "Report" for an unknown type. */
export const reportTypeLabel = (type: string, language: Language): string =>
  isReportType(type) ? typeLabels[language][type] : otherLabels[language];

export const focusAreaLabel = (area: FocusArea, language: Language): string => areaLabels[language][area];
