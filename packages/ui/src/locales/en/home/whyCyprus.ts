import type { whyCyprus as nl } from '../../nl/home/whyCyprus.ts';
import type { Translated } from '../../translated.ts';

export const whyCyprus: Translated<typeof nl> = {
  coordinates: '51°59′N 4°01′E',
  title: 'Four reasons, each with its condition',
  lead: 'A benefit without its condition is just advertising. So each reason says what has to be true.',
  condition: 'Condition:',
  reasons: {
    lowTax: {
      figure: '{{rate}}',
      note: 'since {{sinceYear}}, {{before}}\u00a0to\u00a0the\u00a0end\u00a0of {{untilYear}}',
      title: 'A low rate on profit',
      text: 'Corporate income tax in Cyprus is lower than the Dutch rates of {{dutchLow}} and {{dutchHigh}}. On dividends to an individual who lives outside Cyprus, Cyprus withholds {{withholding}}.',
    },
    noEmigration: {
      figure: '{{days}}',
      note: 'days a year in Cyprus: that’s you, not the company',
      title: 'No need to emigrate for the company',
      text: 'You can own a company in Cyprus without moving house. The {{days}} days are about you: to pay your own tax in Cyprus, your days, your home and your work all count.',
    },
    euCompliant: {
      figure: 'EU',
      note: 'member since {{sinceYear}}, treaty with the Netherlands since {{treatyYear}}',
      title: 'Within European rules',
      text: 'Cyprus is in the EU and uses the euro. Your bank and your accountant will know its company law, its tax treaty and its VAT.',
    },
    location: {
      figure: '{{hours}} hour',
      note: 'ahead of the Netherlands',
      title: 'A strategic location',
      text: 'Between Europe, Asia and Africa, with English as the business language. Limassol is a port and a shipping centre.',
    },
  },
  conditions: {
    managedFromCyprus: 'the rate only applies if the company really is managed from Cyprus.',
    dutchBoxTwo: 'If you live in the Netherlands, you pay {{low}} or {{high}} in box 2 on the dividend.',
    sixtyDayTest:
      'the {{days}}-day rule requires a home and work in Cyprus, and at most {{residence}} days in any one other country. If you stay in the Netherlands, you’ll usually pay Dutch box 1 tax on salary and box 2 on dividends.',
    substance: 'substance. Decisions, meetings and records are in Cyprus; if not, the Netherlands can tax the company.',
    workIsMobile:
      'your work isn’t tied to one place in the Netherlands. A fixed office there can count as a permanent establishment.',
  },
  calculate: 'Work out what it means at your revenue',
};
