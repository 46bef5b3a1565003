import type { SpecialRulesText } from '../../pages/special-rules.ts';

export const specialRules: SpecialRulesText = {
  title: 'Sea, IP and cross-border',
  lead: 'Five regimes are often named. Most of them were written for someone other than you.',
  head: ['Regime', 'What it does', 'Applies to', 'Does not apply to'],
  rules: [
    [
      'Tonnage tax',
      'Tax by tonnage instead of profit, until 31 December 2029. {law:shipping}',
      'owners, charterers and managers of ships {law:shipping}',
      'a captain’s own service company {check}',
    ],
    [
      'Pay of the crew',
      'Pay of officers and crew exempt in Cyprus. {law:shipping}',
      'those sailing on an eligible ship under an EU flag {law:shipping}',
      'invoices of a self-employed captain: not researched {check}',
    ],
    [
      'IP box',
      'Up to {cyIpDeduction} deduction; {cyIpRate} at best. {law:kendris}',
      'patents and copyrighted software {law:cyip}',
      'trademarks {law:cyip}; advice and hours {view}',
    ],
    [
      'NID',
      'Deduction on equity, also capped at {cyIpDeduction}. {check:kendris}',
      'companies with paid-in capital {check}',
      'a service provider without capital {view}',
    ],
    [
      'Reverse charge',
      'Your business client in the EU accounts for the VAT; you file the VIES statement. {law:vat}',
      'services to businesses in other EU countries {law:vat}',
      'consumers {check}',
    ],
  ],
  rulesLegend: 'Does it apply to you? If you cannot prove the third column, count without the regime.',
  ipTitle: 'The IP box, worked out',
  ip: {
    profit: 'Profit from the right',
    deducted: 'Deduction, at most',
    taxed: 'Taxed amount',
    tax: 'Corporate income tax',
  },
  ipLegend:
    'Of €100 of qualifying profit in 2026, with the full deduction of {cyIpDeduction} and the rate of {cyCorporate}. {law:kendris} Up to 2025 the outcome was {cyIpRateBefore}. {law:cyip}',
  sections: [
    {
      title: 'Who insures a seafarer?',
      text: 'Within the EU that is the flag state. If you live elsewhere and an employer in your home country pays the wages, it is your home country (Regulation 883/2004, article 11(4)). {law:svb,regulation}',
    },
    {
      title: 'Dividends and royalties across the border',
      text: 'The treaty sets withholding tax on interest and royalties at 0%, and on dividends at 0% (company with at least 5%, 365 days) or at most 15%, provided the principal purpose is a business one. {check:treaty,sovereign}',
    },
  ],
  warning: {
    label: 'Red flag.',
    text: '“As a captain you fall under tonnage tax.” That regime is for those who own, charter or manage ships. {law:shipping}',
  },
};
