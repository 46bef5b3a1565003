import type { CostsText } from '../../pages/costs.ts';

export const costs: CostsText = {
  title: 'Costs and duties',
  lead: 'Count the whole bill: setting up, upkeep every year, and what comes on top.',
  billHead: ['Item', 'With us, 2026', 'In the market'],
  bill: [
    ['Setting up, once {view:market}', '{setUpFrom} – {setUpTo}', '{marketSetUpFrom} – {marketSetUpTo}'],
    [
      'Bookkeeping, virtual office and assistance, a month {view:market}',
      '{monthly}, which is {yearly} a year',
      '{marketYearFrom} – {marketYearTo} or more a year',
    ],
    ['**First year together**', '**{firstYear}**', ''],
    ['**Five years together**', '**{fiveYears}**', ''],
    ['Official fees of the Registrar {check}', '{cyFeesFrom} – {cyFeesTo}', ''],
    ['Annual return HE32 {law:he32}', '{cyHe32}; late: up to {cyHe32Penalty}', ''],
    ['Audit or review of the financial statements', 'ask whether it is included', ''],
    ['Directors, wages and social insurance', 'not in the monthly price', ''],
  ],
  billLegend: 'Ask every provider for the same items, with and without VAT.',
  sections: [
    {
      title: 'Audit or review',
      text: 'An audit is required every year. A lighter review engagement (ISRE 2400) is allowed if for two years revenue is at most {cyReviewTurnover} and total assets at most {cyReviewAssets}. Exceptions apply to groups and regulated businesses. {law:law88}',
    },
    {
      title: 'VAT without a threshold',
      text: 'The threshold of {cyVatThreshold} does not apply to services to business clients in the EU: for those you register at once. You invoice with the reverse charge and file a VIES statement. {law:vat}',
    },
  ],
  calendarTitle: 'The calendar of a year',
  calendar: {
    duty: 'Duty',
    starts: 'Starts',
    months: 'JFMAMJJASOND',
    duties: [
      { name: 'VIES statement {law:vat}', when: 'every month', starts: 'first year' },
      { name: 'VAT return {law:vat}', when: 'every quarter', starts: 'first year' },
      { name: 'Provisional tax {law:pwc}', when: '31 July, 31 Dec.', starts: 'first year' },
      { name: 'Final payment {law:pwc}', when: '1 August', starts: 'year after' },
      { name: 'Company tax return {law:pwc}', when: '31 March', starts: 'second year after' },
      { name: 'Personal return, resident {check:politis}', when: '31 July', starts: 'year after' },
      { name: 'Annual return HE32 {law:he32}', when: 'once a year', starts: 'every year' },
      { name: 'Audit or review {law:law88}', when: 'once a year', starts: 'every year' },
    ],
  },
  calendarLegend:
    'Dates up to tax year 2025. From 2026 deadlines move forward; the date of 31 January that you read is only in the bill. {check:politis} Ask for the dates of your year.',
};
