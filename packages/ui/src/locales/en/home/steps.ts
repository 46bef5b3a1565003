import type { steps as nl } from '../../nl/home/steps.ts';
import type { Translated } from '../../translated.ts';

export const steps: Translated<typeof nl> = {
  coordinates: '37°33′N 10°42′E',
  title: 'Five steps from question to company',
  lead: 'You can stop after step 1 or step 2. By then you’ll know where you stand.',
  items: {
    intake: {
      title: 'Free introductory call',
      text: 'You tell us how you work and where you live. We tell you whether it’s worth going on.',
      note: '{{minutes}} minutes, free',
    },
    advice: {
      title: 'Analysis and advice',
      text: 'The Netherlands and Cyprus side by side, with your figures and the risks.',
      note: '{{advice}}, once',
    },
    registration: {
      title: 'Registration',
      text: 'Name, articles of association, incorporation and a Cyprus tax number.',
      note: '{{from}} to {{to}}, once',
    },
    bank: {
      title: 'Address and bank',
      text: 'An address with {{provider}} and a business account. An address alone isn’t substance.',
      note: 'In the monthly amount; the bank has its own fees',
    },
    compliance: {
      title: 'Accounting and compliance',
      text: 'Bookkeeping, VAT, VIES statements, financial statements and minutes.',
      note: 'About {{monthly}} a month',
    },
  },
  condition: 'These amounts are estimates, excluding VAT. Your quotation tells you what applies to you.',
};
