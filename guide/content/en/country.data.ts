import type { CountryText } from '../../pages/country.ts';

export const country: CountryText = {
  title: 'Cyprus at a glance',
  lead: 'An EU country with a low tax on profit – though since 2026 not quite as low as you often read.',
  facts: [
    { label: 'In the EU', value: 'since 2004 {law:accession}' },
    { label: 'Currency', value: 'euro' },
    { label: 'Business language', value: 'English' },
    { label: 'Legal system', value: 'common law' },
    { label: 'VAT', value: '{cyVat} {law:vat}' },
  ],
  rates: {
    head: ['Tax', 'Netherlands', 'Cyprus'],
    rows: [
      [
        'Company profit',
        '{nlCorporateLow} up to {nlCorporateLowUpTo}, {nlCorporateHigh} above {check:corporateNl}',
        '{cyCorporate} {law:ey,sovereign}',
      ],
      [
        'Dividend to an owner living there',
        'Box 2: {nlBox2Low} up to {nlBox2LowUpTo}, {nlBox2High} above {law:box2}',
        'SDC {cySdcNonDom} (non-dom) or {cySdcDomiciled} {law:ey,kpmg}, plus GESY {cyGesy} {law:ibccs}',
      ],
      [
        'Income from work',
        '{nlBox1First} up to {nlBox1FirstUpTo}; {nlBox1Second} up to {nlBox1SecondUpTo}; {nlBox1Top} above {law:stcrt,brackets}',
        '0% up to {cyBand0}; 20% up to {cyBand20}; 25% up to {cyBand25}; 30% up to {cyBand30}; {cyBandTop} above {law:andersen}',
      ],
      [
        'Healthcare and social insurance',
        'National insurance is part of box 1; Zvw if self-employed {nlZvw}, up to {nlZvwBase} {law:stcrt}',
        'Employee and employer {cySocial} each, up to {cySocialCap} {check:social}',
      ],
    ],
    legend: 'The main rates in 2026. Box 1 is for people below state pension age and includes national insurance.',
  },
  changesTitle: 'What changed in Cyprus on 1 January 2026',
  changesIntro:
    'The reform was passed on 22 December 2025, published on 31 December and took effect the next day. {law:ey,sovereign} The annual levy of {cyLevyUntil2023} had already gone in 2024, but is still owed for the years up to 2023. {law:harneys}',
  changes: {
    before: 'up to 2025',
    after: 'from 2026',
    rates: [
      'Corporate income tax {law:ey}',
      'SDC on dividends, domiciled {law:ey}',
      'IP box, at best {law:kendris,cyip}',
    ],
    words: [
      ['Profit taxed as if paid out {law:ey}', 'yes', 'not for profits from 2026'],
      ['Stamp duty {law:kendris}', 'yes', 'abolished'],
    ],
  },
  changesLegend: 'Old above new, on one scale. One rate fell, two rose.',
  oldRate: {
    label: 'Red flag.',
    text: 'Still working with {cyCorporateBefore}? That flatters the result: at {profit} of profit it’s out by {extra} a year. Plenty of online calculators haven’t caught up. {view}',
  },
};
