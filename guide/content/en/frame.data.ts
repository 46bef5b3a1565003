import type { FrameText } from '../guide-text.ts';

export const frame: FrameText = {
  documentTitle: 'Business through Cyprus: what holds, what doesn’t',
  description: 'A 13-page guide to tax and doing business through Cyprus. Rates 2026. Information, not advice.',
  runningTitle: 'Business through Cyprus',
  rates: 'Rates 2026',
  notAdvice: 'Information, not advice',
  figure: 'Figure',
  table: 'Table',
  page: 'page',
  source: 'source',
  marks: { law: 'law', check: 'still to be verified', view: 'our view' },
};
