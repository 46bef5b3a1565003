import type { FrameText } from '../frame-text.ts';

export const frame: FrameText = {
  documentTitle: 'Business through Cyprus: what’s true, what isn’t',
  description: 'A 13-page guide to tax and to running a business through Cyprus. 2026 rates. Information, not advice.',
  runningTitle: 'Business through Cyprus',
  rates: '2026 rates',
  notAdvice: 'Information, not advice',
  figure: 'Figure',
  table: 'Table',
  page: 'page',
  source: 'source',
  marks: { law: 'law', check: 'check first', view: 'our view' },
};
