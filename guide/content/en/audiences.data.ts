import type { AudienceText } from '../../pages/audiences.ts';

export const audiences: AudienceText = {
  title: 'Who it suits, and who not',
  lead: 'The rate is seldom the question. Where you live and where you decide, is.',
  beware: 'Beware.',
  audiences: [
    {
      name: 'Captains and skippers',
      when: 'Sometimes suits you once your home is no longer in the Netherlands.',
      beware: 'Days at sea do not make you a resident of Cyprus. {view}',
    },
    {
      name: 'Consultants',
      when: 'Sometimes suits you if you have clients in several countries and move yourself.',
      beware: 'Work from a Dutch base may be a permanent establishment there. {check}',
    },
    {
      name: 'Digital nomads',
      when: 'Often suits you if you take a home in Cyprus and meet the 60-day test.',
      beware: 'Without a fixed address, a house or family in the Netherlands weighs heavily. {law:awr,niessen}',
    },
    {
      name: 'International entrepreneurs',
      when: 'Often suits you if there really is a board in Cyprus.',
      beware: 'Decide in the Netherlands, and the Netherlands taxes the profit. {law:court}',
    },
  ],
  profilesHead: ['Profile', 'Our verdict', 'Why'],
  verdicts: { fits: 'often suits', depends: 'it depends', rarely: 'rarely suits' },
  profiles: [
    {
      who: 'Moves to Cyprus, manages there, clients in several countries',
      verdict: 'fits',
      why: 'You and your company are in the same country. {view}',
    },
    {
      who: 'Often travelling, home in Cyprus, no home elsewhere',
      verdict: 'fits',
      why: 'The 60-day rule may fit, see [page 5](#p5). {view}',
    },
    {
      who: 'Software with its own copyright, board in Cyprus',
      verdict: 'depends',
      why: 'The IP box helps only if the rights qualify, see [page 11](#p11). {view}',
    },
    {
      who: 'Captain with family in the Netherlands',
      verdict: 'depends',
      why: 'Your home points to the Netherlands, even if you are rarely there. {law:awr}',
    },
    {
      who: 'Bv with less than {pointLow} of profit',
      verdict: 'rarely',
      why: 'The running costs exceed the difference in rate, see the figure below. {view}',
    },
    {
      who: 'One Dutch client, home office in the Netherlands',
      verdict: 'rarely',
      why: 'Residence, work and management are then all three Dutch. {view}',
    },
  ],
  profilesLegend: 'Six profiles. The verdicts are ours; the facts of your case decide.',
  chartTitle: 'From which profit the rate earns back the costs',
  chart: {
    profit: 'profit a year',
    cheaper: 'Cyprus is cheaper',
    dearer: 'Cyprus is dearer',
    costs: 'costs',
    description:
      'Chart: the yearly difference between a company in Cyprus and a Dutch bv. With low running costs the break-even point is {pointLow} of profit, with higher ones {pointHigh}.',
  },
  chartLegend:
    'Corporate income tax of {nlCorporateLow} against {cyCorporate} plus running costs, before anything is paid out. Break-even at {pointLow} with {yearlyLow} of costs, the low end of the market, and at {pointHigh} with {yearly}. For salary and box 2 see [page 7](#p7). Indication.',
};
