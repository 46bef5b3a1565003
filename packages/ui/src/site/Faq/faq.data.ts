/** In the order of the page; the costs come first and start open. */
export const faqItems = [
  'costs',
  'emigration',
  'dutchTax',
  'days',
  'substance',
  'rate',
  'duration',
  'yearly',
  'against',
] as const;
