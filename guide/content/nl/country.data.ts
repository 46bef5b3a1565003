import type { CountryText } from '../../pages/country.ts';

export const country: CountryText = {
  title: 'Cyprus in het kort',
  lead: 'Een EU-land met een laag tarief op winst. Dat tarief is sinds 2026 wel hoger dan je vaak leest.',
  facts: [
    { label: 'EU-lid', value: 'sinds 2004 {law:accession}' },
    { label: 'Munt', value: 'euro' },
    { label: 'Zakentaal', value: 'Engels' },
    { label: 'Recht', value: 'common law' },
    { label: 'Btw', value: '{cyVat} {law:vat}' },
  ],
  rates: {
    head: ['Heffing', 'Nederland', 'Cyprus'],
    rows: [
      [
        'Winst van de vennootschap',
        '{nlCorporateLow} tot {nlCorporateLowUpTo}, daarboven {nlCorporateHigh} {check:corporateNl}',
        '{cyCorporate} {law:ey,sovereign}',
      ],
      [
        'Dividend aan een eigenaar die er woont',
        'Box 2: {nlBox2Low} tot {nlBox2LowUpTo}, daarboven {nlBox2High} {law:box2}',
        'SDC {cySdcNonDom} (non-dom) of {cySdcDomiciled} {law:ey,kpmg}, plus GESY {cyGesy} {law:ibccs}',
      ],
      [
        'Inkomen uit werk',
        '{nlBox1First} tot {nlBox1FirstUpTo}; {nlBox1Second} tot {nlBox1SecondUpTo}; daarboven {nlBox1Top} {law:stcrt,brackets}',
        '0% tot {cyBand0}; 20% tot {cyBand20}; 25% tot {cyBand25}; 30% tot {cyBand30}; daarboven {cyBandTop} {law:andersen}',
      ],
      [
        'Zorg en sociale verzekering',
        'Premie volksverzekeringen zit in box 1; Zvw als zelfstandige {nlZvw}, tot {nlZvwBase} {law:stcrt}',
        'Werknemer en werkgever elk {cySocial}, tot {cySocialCap} {check:social}',
      ],
    ],
    legend: 'De belangrijkste tarieven in 2026. Box 1 onder de AOW-leeftijd, inclusief premie volksverzekeringen.',
  },
  changesTitle: 'Wat Cyprus per 1 januari 2026 veranderde',
  changesIntro:
    'De hervorming is op 22 december 2025 aangenomen, op 31 december 2025 gepubliceerd en op 1 januari 2026 ingegaan. {law:ey,sovereign} De heffing van {cyLevyUntil2023} per jaar verviel al vanaf 2024; over de jaren tot en met 2023 blijft die verschuldigd. {law:harneys}',
  changes: {
    before: 'tot en met 2025',
    after: 'vanaf 2026',
    rates: [
      'Vennootschapsbelasting {law:ey}',
      'SDC op dividend, gedomicilieerd {law:ey}',
      'IP-box, op zijn best {law:kendris,cyip}',
    ],
    words: [
      ['Fictieve uitdeling van winst {law:ey}', 'ja', 'niet voor winst vanaf 2026'],
      ['Zegelrecht {law:kendris}', 'ja', 'afgeschaft'],
    ],
  },
  changesLegend: 'Oud boven nieuw, op één schaal. Eén tarief daalde, twee stegen.',
  oldRate: {
    label: 'Rode vlag.',
    text: 'Wie nu nog met {cyCorporateBefore} rekent, rekent zich rijk: bij {profit} winst scheelt het {extra} per jaar. Veel rekenhulpen op internet zijn niet bijgewerkt. {view}',
  },
};
