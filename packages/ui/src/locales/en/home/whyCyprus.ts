import type { whyCyprus as nl } from '../../nl/home/whyCyprus.ts';
import type { Translated } from '../../translated.ts';

export const whyCyprus: Translated<typeof nl> = {
  coordinates: '51°59′N 4°01′E',
  title: 'Four reasons, each with its condition',
  lead: 'A benefit without its condition is advertising. So under every reason you read what has to be true before it counts for you.',
  condition: 'Condition:',
  reasons: {
    lowTax: {
      figure: '{{rate}}',
      note: 'since {{since}}, {{before}}\u00a0to\u00a0the\u00a0end\u00a0of {{until}}',
      title: 'A low rate on profit',
      text: 'Corporate income tax in Cyprus is below the Dutch rates of {{dutchLow}} and {{dutchHigh}}. Cyprus withholds {{withholding}} when it pays a dividend to you as a private person.',
    },
    noEmigration: {
      figure: '{{days}}',
      note: 'days a year in Cyprus',
      title: 'No need to emigrate',
      text: 'You can have a company in Cyprus without moving house. Where you yourself pay tax is a second question.',
    },
    euCompliant: {
      figure: 'EU',
      note: 'member since {{since}}, treaty with the Netherlands since {{treaty}}',
      title: 'Within European rules',
      text: 'Cyprus is a member of the EU and pays in euros. Its company law, treaty and VAT are familiar ground for your bank and your accountant.',
    },
    location: {
      figure: '{{hours}} hour',
      note: 'ahead of the Netherlands',
      title: 'A strategic location',
      text: 'Between Europe, Asia and Africa, with English as the language of business. Limassol is a port and a shipping town.',
    },
  },
  conditions: {
    managedFromCyprus: 'the rate applies if the company is really managed from Cyprus.',
    dutchBoxTwo: 'If you live in the Netherlands, you pay {{low}} or {{high}} in box 2 on the dividend.',
    sixtyDayTest:
      'the {{days}}-day rule asks for a home and work in Cyprus, and falls away after more than {{residence}} days in one other country. If you keep living in the Netherlands, you normally pay Dutch income tax: box 1 on salary, box 2 on dividend.',
    substance:
      'substance. Decisions, meetings and records are really in Cyprus. Otherwise the Netherlands can tax the company.',
    workIsMobile:
      'your work is not tied to one fixed place in the Netherlands. A fixed office there can be a permanent establishment.',
  },
  calculate: 'Work out what it means at your revenue',
};
