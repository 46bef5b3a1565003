import type { CostsText } from '../../pages/costs.ts';

export const costs: CostsText = {
  title: 'Costs and duties',
  lead: 'Add up the whole bill: setting up, running costs and the extras.',
  billHead: ['Item', 'With us, 2026', 'On the market'],
  bill: [
    ['Setting up, once {view:market}', '{setUpFrom} – {setUpTo}', '{marketSetUpFrom} – {marketSetUpTo}'],
    [
      'Bookkeeping, virtual office and support, monthly {view:market}',
      '{monthly}, or {yearly} a year',
      '{marketYearFrom} – {marketYearTo} or more a year',
    ],
    ['**First year, these two**', '**{firstYear}**', ''],
    ['**Five years, these two**', '**{fiveYears}**', ''],
    ['Registrar’s fees {check:market}', '{cyFeesFrom} – {cyFeesTo}', ''],
    ['Annual return HE32 {check:he32}', '{cyHe32}', 'late: up to {cyHe32Penalty} or {cyHe32PenaltyHigh}, by source'],
    [
      'Audit, a year; a review costs less {check:audit}',
      'ask whether it’s included',
      '{cyAuditFrom} – {cyAuditTo} or more; review {cyReviewFrom} – {cyReviewTo}',
    ],
    ['Directors, wages and social insurance', 'not in the monthly price', 'ask for a quote'],
  ],
  billLegend: 'Ask every provider for the same items, with and without VAT.',
  sections: [
    {
      title: 'Audit or review',
      text: 'An audit is due every year. Since February 2026 a lighter review (ISRE 2400) will do if turnover stays within {cyReviewTurnover} and assets within {cyReviewAssets} two years running. Groups and regulated businesses are excluded. {law:law88}',
    },
    {
      title: 'VAT without a threshold',
      text: 'The {cyVatThreshold} threshold doesn’t cover services to EU business clients: for those you register at once. You invoice under the reverse charge and file a VIES statement. {law:vat}',
    },
  ],
  calendarTitle: 'Your dates for 2026 and 2027',
  calendar: {
    duty: 'Duty',
    when: 'When',
    months: 'JFMAMJJASOND',
    duties: [
      { name: 'VIES statement {law:vat}', when: 'every month' },
      { name: 'VAT return {law:vat}', when: 'every quarter' },
      { name: 'Provisional tax {check:pwc}', when: '31 July and 31 December' },
      { name: 'Balance of tax for 2025 {law:pwc}', when: '1 August 2026' },
      { name: 'Return for 2024, 2025 {law:pwc}', when: '31 March 2026, 31 March 2027' },
      { name: 'Residents’ own return {check:politis}', when: '31 July, for the year before' },
      { name: 'Confirming the owner {check:ubo}', when: '1 October to 31 December' },
      { name: 'HE32; audit {law:law88}', when: 'once a year' },
    ],
  },
  calendarLegend:
    'For a year ending on 31 December. Dates up to tax year 2025 are settled; the reform brings those for 2026 forward. {check:politis} Ask your accountant or the Cyprus Tax Department for them before 2027 begins.',
};
