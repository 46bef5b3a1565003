import type { CountryText } from '../../pages/country.ts';

export const country: CountryText = {
  title: 'Cyprus at a glance',
  lead: 'An EU country with a low rate on profit. Since 2026 that rate is higher than you often read.',
  facts: [
    { label: 'EU member', value: 'since 2004 {check}' },
    { label: 'Currency', value: 'euro {check}' },
    { label: 'In business', value: 'English {check}' },
    { label: 'Law', value: 'common law {check}' },
    { label: 'VAT', value: '{cyVat} {law:vat}' },
  ],
  rates: {
    head: ['Levy', 'Netherlands', 'Cyprus'],
    rows: [
      [
        'Profit of the company',
        '{nlCorporateLow} up to {nlCorporateLowUpTo}, {nlCorporateHigh} above {check:corporateNl}',
        '{cyCorporate} {law:ey,sovereign}',
      ],
      [
        'Dividend to an owner who lives there',
        'Box 2: {nlBox2Low} up to {nlBox2LowUpTo}, {nlBox2High} above {law:box2}',
        'SDC {cySdcNonDom} (non-dom) or {cySdcDomiciled} {law:ey,sdc}, plus GESY {cyGesy} {law:ibccs}',
      ],
      [
        'Income from work',
        '{nlBox1First} up to {nlBox1FirstUpTo}; {nlBox1Second} up to {nlBox1SecondUpTo}; {nlBox1Top} above {law:stcrt,brackets}',
        '0% up to {cyBand0}; 20% up to {cyBand20}; 25% up to {cyBand25}; 30% up to {cyBand30}; {cyBandTop} above {law:andersen}',
      ],
      [
        'Healthcare and social insurance',
        'National insurance is part of box 1; Zvw when self-employed {nlZvw}, up to {nlZvwBase} {law:stcrt}',
        'Employee and employer {cySocial} each, up to {cySocialCap} {check:social}',
      ],
    ],
    legend: 'The main rates in 2026. Box 1 below state pension age, including national insurance contributions.',
  },
  changesTitle: 'What Cyprus changed on 1 January 2026',
  changesIntro:
    'The reform was passed on 22 December 2025, published on 31 December 2025 and took effect on 1 January 2026. {law:ey} The annual levy of {cyLevyUntil2023} had already gone from 2024; it remains due for the years up to 2023. {law:harneys}',
  changes: {
    before: 'up to 2025',
    after: 'from 2026',
    rates: [
      'Corporate income tax {law:ey}',
      'SDC on dividends, domiciled {law:ey}',
      'IP box, at best {law:kendris,cyip}',
    ],
    words: [
      ['Deemed distribution of profit {law:ey}', 'yes', 'not for profits from 2026'],
      ['Stamp duty {law:kendris}', 'yes', 'abolished'],
    ],
  },
  changesLegend: 'Old above new, on one scale. One rate fell, two rose.',
  oldRate: {
    label: 'Red flag.',
    text: 'Anyone still counting with {cyCorporateBefore} flatters the sum: at {profit} of profit it makes a difference of {extra} a year. Many calculators on the web have not been updated. {view}',
  },
};
