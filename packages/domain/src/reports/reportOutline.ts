import type { Language } from '../shared/language.ts';
import { reportOutlines, type ReportSection } from './reportOutline.data.ts';
import { defaultReportType, isReportType } from './reportVocabulary.ts';

/** The sections of a report of this type, in order. An unknown type has those of the feasibility report. */
export const reportOutline = (type: string): readonly ReportSection[] =>
  reportOutlines[isReportType(type) ? type : defaultReportType];

/** The headings of those sections in the report's language. */
export const reportSectionTitles = (type: string, language: Language): readonly string[] =>
  reportOutline(type).map(({ title }) => title[language]);
