import type { calculator as nl } from '../nl/calculator.ts';
import type { Translated } from '../translated.ts';

export const calculator: Translated<typeof nl> = {
  title: 'Calculate your savings',
  lead: 'See straight away what you pay in the Netherlands and what it would cost in Cyprus. No details needed.',
  noScript: 'Your own calculation needs JavaScript. This is the calculation for a revenue of {{revenue}}.',
  printed: 'Printed on {{day}}',
  revenue: {
    label: 'Revenue per year',
    hint: 'The calculation treats revenue as profit.',
    roughly: 'Revenue per year, roughly',
    spoken: '{{amount}} per year',
    spokenMore: '{{amount}} per year or more',
    missing: 'Enter your revenue per year.',
    negative: 'Revenue can’t be less than zero. Enter zero or more.',
    tooHigh: 'Enter no more than {{limit}}.',
    million: '{{figure}}m',
  },
  entity: {
    label: 'Legal form',
    zzp: { name: 'Self-employed', inText: 'self-employed' },
    bv: { name: 'Dutch bv', inText: 'bv' },
  },
  rateSet: {
    label: 'Rates',
    older: '{{label}}: {{rate}} in Cyprus. In {{year}} it’s {{newRate}}, which raises the break-even point.',
    current: '{{label}}: {{rate}} in Cyprus, plus fixed costs of {{costs}} a year.',
  },
  result: {
    label: 'Result',
    of: 'Difference per year, {{entity}}, {{rates}} rates',
    ofCompany: 'The business alone: difference per year, {{entity}}, {{rates}} rates',
    stale: 'Still the result for {{revenue}}, {{entity}}, {{rates}} rates',
    pending: 'Your calculation appears as soon as the page has loaded.',
    none: 'No saving at this revenue',
    perYear: '<strong>{{amount}}</strong> per year',
    ofRevenue: '<strong>{{share}}</strong> of your revenue',
    fiveYears: '<strong>{{amount}}</strong> over five years',
    announced:
      'Difference per year {{amount}} at {{rates}} rates. The Netherlands {{dutch}}, Cyprus {{cyprus}}. An indication, not tax advice.',
    announcedNone:
      'No saving at {{rates}} rates: Cyprus costs {{cyprus}}, the Netherlands {{dutch}}. An indication, not tax advice.',
  },
  truth: {
    ended: '{{rate}} applied in Cyprus until the end of {{untilYear}};',
    earlier: 'These are the rates of {{years}};',
    now: 'at the {{year}} rate the difference is <strong>{{amount}}</strong>.',
    nowNone: 'at the {{year}} rate there is no saving: <strong>{{amount}}</strong>.',
    switch: 'Use {{year}} rates',
    set: 'Calculated with {{rates}} rates. An indication, not tax advice.',
  },
  owner: {
    question: 'Where will you live?',
    home: { nl: 'In the Netherlands', cy: 'In Cyprus' },
    unanswered:
      'The difference above is the business’s. What reaches you depends on where you live: if you stay in the Netherlands, you’ll usually pay Dutch income tax (box 1 and box 2) on salary and dividends.',
    tooSmall:
      'We work out the full picture, business and owner together, from {{least}}. Below that, tax credits count that this calculation leaves out.',
    verdict: {
      nl: {
        dearer:
          'If you stay in the Netherlands, going through Cyprus costs you <strong>{{amount}}</strong> more a year.',
        hardly:
          'If you stay in the Netherlands, you’re <strong>{{amount}}</strong> a year better off. That hardly pays: set-up costs and your time still come off it.',
        cheaper:
          'If you stay in the Netherlands, you’re <strong>{{amount}}</strong> a year better off. Set-up costs and your time still come off it.',
      },
      cy: {
        dearer: 'Living in Cyprus costs you <strong>{{amount}}</strong> more a year.',
        hardly:
          'Living in Cyprus leaves you <strong>{{amount}}</strong> a year better off. That hardly pays for a move.',
        cheaper: 'If you really live in Cyprus, you’re <strong>{{amount}}</strong> a year better off.',
      },
    },
    caption: 'Business and owner together, 2026 rates, everything paid out',
    part: 'Item',
    now: 'Today',
    viaCyprus: { nl: 'Through Cyprus', cy: 'In Cyprus' },
    parts: {
      runningCosts: 'Fixed costs',
      corporateTax: 'Corporate income tax',
      salary: 'Box 1 and healthcare on a {{salary}} salary',
      incomeTax: 'Box 1 and healthcare on the profit',
      boxTwo: 'Box 2 on the dividend',
      gesy: 'GESY health contribution',
    },
    total: 'Total per year',
    difference: 'Difference',
    terms: {
      nl: 'Corporate tax here is after costs and salary. Without a fiscal partner, pension or investment deductions. Only holds if the company really is managed from Cyprus. An indication, not tax advice.',
      cy: 'Corporate tax here is after costs and salary. Holds if you’re tax resident in Cyprus as a non-dom and keep no home in the Netherlands that makes you resident there. Without salary or social insurance in Cyprus. An indication, not tax advice.',
    },
  },
  bars: {
    label: 'Tax and costs in the Netherlands and in Cyprus',
    netherlands: 'The Netherlands',
    cyprus: 'Cyprus',
    difference: 'difference',
    part: 'Part',
    amount: 'Amount',
  },
  breakEven: {
    title: 'Where it starts to pay',
    lead: 'Below a revenue of {{turn}}, Cyprus costs more than it saves. Above that the difference grows, and faster from {{faster}}. The audit and the directors aren’t included; with them, that point is higher.',
    never: 'At these rates, Cyprus always costs more than it saves.',
    chart: 'Tax and costs by revenue',
    revenue: 'Revenue',
    turn: 'Break-even',
    own: 'your revenue',
    caption: 'Revenue per year in euros. Vertical: tax and fixed costs per year.',
  },
  steps: {
    title: 'The calculation, step by step',
    step: 'Step',
    sum: 'Calculation',
    amount: 'Amount',
    netherlands: 'The Netherlands, {{entity}}',
    cyprus: 'Cyprus, company',
    bracket: 'Bracket {{place}}',
    dutchTotal: { zzp: 'Income tax', bv: 'Corporate income tax' },
    corporateTax: 'Corporate income tax',
    costs: 'Fixed costs',
    perYear: 'per year',
    cyprusTotal: 'Cyprus total',
    difference: 'Difference per year',
    rounding: 'Amounts are rounded to whole euros; the calculation itself is exact.',
  },
  assumptions: {
    title: 'What the calculation assumes',
    rates: 'Rates',
    ratesText: 'Rates: {{years}}. As of <day>{{day}}</day>.',
    profit: 'Profit',
    profitText: {
      zzp: 'Revenue counts as profit. Deductions, tax credits and the healthcare contribution (Zvw) aren’t included.',
      bv: 'Revenue counts as the bv’s profit. Tax on salary and dividends isn’t included.',
    },
    costs: 'Fixed costs',
    costsLow:
      '{{costs}} is the low end. At {{monthly}} a month it’s {{yearly}}, and the difference is {{saving}}. That leaves out the audit and the directors.',
    costsCurrent:
      '{{costs}} a year: twelve times {{monthly}} for bookkeeping, address and support. That leaves out the audit and the directors.',
    source: 'Source',
    disclaimer:
      'Indication only, not tax advice. It assumes the company is really managed from Cyprus. If you keep living in the Netherlands you normally pay Dutch income tax (box 1 and 2) on salary and dividend; that is not included. Rates: {{years}}.',
  },
  next: {
    title: 'Does this apply to you?',
    text: 'In a {{minutes}}-minute call we compare it with where you live, where you spend your days and who your clients are.',
    session: 'Book a strategy session',
    copy: 'Copy link',
    print: 'Print on one page',
    link: 'Link to this calculation',
  },
  attachment:
    'My calculation: {{revenue}} revenue, {{entity}}, rates: {{years}}. Difference per year {{difference}} An indication, not tax advice. {{link}}',
  attachedOwner: '{{amount}} for the business. Together with the owner, 2026 rates: {{owner}}',
  popup: {
    title: 'The guide to go with your figures?',
    ask: 'Yes, please',
    dismiss: 'Close the offer',
    text: '{{pages}} pages, free, as a PDF. Your result stays where it is.',
    figure: 'Difference per year',
    announced:
      'Would you like the guide to go with your figures? The offer is at the bottom of the page; Escape closes it.',
    submit: 'Send me the guide',
    submitting: 'Requesting the guide…',
    skip: 'No, back to the calculator',
    done: 'Back to the calculator',
    missing: 'Fill in all fields to receive the Cyprus guide',
    failed: 'Something went wrong. Please try again.',
    offline: 'Network error. Check your internet connection.',
    success: 'Thank you! Check your inbox for the Cyprus guide.',
  },
};
