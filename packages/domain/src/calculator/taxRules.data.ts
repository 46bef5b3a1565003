import { claims } from '../claims/claims.data.ts';
import { euros } from '../shared/money.ts';
import type { TaxRules } from './taxRules.ts';

/** The office's monthly price for running a Cyprus company, as in the public copy. */
export const monthlyRunningCosts = euros(claims.monthlyCost.value);
/** The same per year. */
export const yearlyRunningCosts = 12 * monthlyRunningCosts;

/**
 * Rate sets, the default first. Add a set for a new year at the end: the last one counts as
 * today's. Never edit or remove a published one, because shared links and sent reports refer to it.
 */
export const taxRules = [
  {
    id: 'brochure',
    label: { nl: 'Brochure', en: 'Brochure' },
    years: { nl: 'brochure, uit verschillende jaren', en: 'brochure, from several years' },
    asOf: '2026-11-20',
    sources: [
      {
        name: {
          nl: 'Brochure: 36,55% (2016–2018), grens €\u00A075.518 (2024), 26,9% (tarief box 2, 2021–2023), Cyprus 12,5% (tot en met 2025)',
          en: 'Brochure: 36.55% (2016–2018), limit €75,518 (2024), 26.9% (box 2 rate, 2021–2023), Cyprus 12.5% (up to and including 2025)',
        },
      },
    ],
    dutch: {
      zzp: [
        { upTo: euros(75_518), rate: 3655 },
        { upTo: null, rate: 4950 },
      ],
      // The brochure gives no limit; this is the statutory one for 2019 and from 2023.
      bv: [
        { upTo: euros(200_000), rate: 1900 },
        { upTo: null, rate: 2690 },
      ],
    },
    cyprus: { rate: 1250, lastYear: 2025, yearlyCosts: euros(3500) },
  },
  {
    id: '2026',
    label: { nl: '2026', en: '2026' },
    years: { nl: '2026', en: '2026' },
    asOf: '2026-11-20',
    sources: [
      {
        name: {
          nl: 'Wet inkomstenbelasting 2001, tarief box 1 voor 2026 met premie volksverzekeringen',
          en: 'Dutch Income Tax Act 2001, box 1 rates for 2026 with national insurance',
        },
        url: 'https://wetten.overheid.nl/BWBR0011353',
      },
      {
        name: {
          nl: 'Wet op de vennootschapsbelasting 1969, artikel 22',
          en: 'Dutch Corporate Income Tax Act 1969, article 22',
        },
        url: 'https://wetten.overheid.nl/BWBR0002672',
      },
      {
        name: {
          nl: 'EY, overzicht van de Cypriotische belastinghervorming, 7 januari 2026',
          en: 'EY, overview of the Cyprus tax reform, 7 January 2026',
        },
      },
    ],
    dutch: {
      zzp: [
        { upTo: euros(38_883), rate: 3575 },
        { upTo: euros(78_426), rate: 3756 },
        { upTo: null, rate: 4950 },
      ],
      bv: [
        { upTo: euros(200_000), rate: 1900 },
        { upTo: null, rate: 2580 },
      ],
    },
    // Twelve times the office's price in 2026; a later price belongs to a later set.
    cyprus: { rate: 1500, yearlyCosts: euros(5400) },
  },
] as const satisfies readonly TaxRules[];
