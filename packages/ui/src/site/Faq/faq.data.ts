/** In page order; the costs come first. */
export const faqItems = [
  'costs',
  'emigration',
  'dutchTax',
  'days',
  'substance',
  'director',
  'rate',
  'duration',
  'yearly',
  'leaving',
  'against',
] as const;
