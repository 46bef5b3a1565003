import type { SpecialRulesText } from '../../pages/special-rules.ts';

export const specialRules: SpecialRulesText = {
  title: 'Sea, IP and cross-border work',
  lead: 'Five schemes you’ll hear about. Most weren’t written for you.',
  head: ['Scheme', 'What it does', 'Who it’s for', 'Who it isn’t for'],
  rules: [
    [
      'Tonnage tax',
      'Tax on tonnage instead of profit, until 31 December 2029. {law:shipping}',
      'owners, charterers and managers of ships {law:shipping}',
      'a captain’s own company with no ship of its own {law:shipping}',
    ],
    [
      'Crew pay',
      'Wages of masters, officers and crew are exempt in Cyprus. {law:shipping}',
      'crew on an eligible ship under an EU flag {law:shipping}',
      'freelance invoices: only wages are exempt {check:shipping}',
    ],
    [
      'IP box',
      'Up to {cyIpDeduction} deducted; {cyIpRate} at best. {law:kendris}',
      'patents and copyrighted software {law:cyip}',
      'trade marks {law:cyip}; advice and hours {view}',
    ],
    [
      'NID',
      'A deduction for equity, also capped at {cyIpDeduction}. {check:kendris}',
      'companies with paid-in capital {check:kendris}',
      'a service business without capital {view}',
    ],
    [
      'Reverse charge',
      'Your EU business client accounts for the VAT; you file the VIES statement. {law:vat}',
      'services to businesses in other EU countries {law:vat}',
      'consumers: other VAT rules apply {law:vat}',
    ],
  ],
  rulesLegend: 'Does it apply to you? If you can’t prove the third column, do your sums without it.',
  ipTitle: 'The IP box, worked out',
  ip: {
    profit: 'Profit from the right',
    deducted: 'Deduction, at most',
    taxed: 'Amount taxed',
    tax: 'Corporate income tax',
  },
  ipLegend:
    'On €100 of qualifying profit in 2026, with the full {cyIpDeduction} deduction and the {cyCorporate} rate. {law:kendris} Up to 2025 the result was {cyIpRateBefore}. {law:cyip}',
  sections: [
    {
      title: 'Insurance at sea',
      text: 'Under an EU flag, the flag state insures you – or your own country, if an employer there pays you (883/2004, art. 11(4)). Under any other flag it’s usually the country where you live. {law:svb,regulation,ecj} Self-employed? Ask the SVB.',
    },
    {
      title: 'Continental shelf',
      text: 'More than 30 days’ work in twelve months on the Dutch shelf (wind, oil or gas)? Then the profit from it is taxed in the Netherlands (treaty, art. 19). {law:treaty} Ask an adviser whether your vessel counts.',
    },
    {
      title: 'Dividends and royalties',
      text: 'Treaty limits: 0% on interest and royalties; on dividends 0% (company holding at least 5% for 365 days) or 15%, as long as the main purpose is commercial. {check:treaty,sovereign}',
    },
  ],
  warning: {
    label: 'Red flag.',
    text: '“As a captain you come under tonnage tax.” That scheme is for those who own, charter or manage ships. {law:shipping}',
  },
};
