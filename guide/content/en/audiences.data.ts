import type { AudienceText } from '../../pages/audiences.ts';

export const audiences: AudienceText = {
  title: 'Who it suits, and who it doesn’t',
  lead: 'The tax rate rarely settles it. Where you live and decide usually does.',
  beware: 'Watch out.',
  audiences: [
    {
      name: 'Captains and skippers',
      when: 'Can work once home is no longer the Netherlands.',
      beware: 'Days at sea don’t make you a resident of Cyprus. {view}',
    },
    {
      name: 'Consultants',
      when: 'Can work if you have clients in several countries and move there yourself.',
      beware: 'Working from a base in the Netherlands may create a permanent establishment there. {law:treaty}',
    },
    {
      name: 'Digital nomads',
      when: 'Often works if you take a home in Cyprus and pass the 60-day test.',
      beware: 'With no fixed address, a house or family in the Netherlands still weighs heavily. {law:awr,niessen}',
    },
    {
      name: 'International entrepreneurs',
      when: 'Often works if there’s a genuine board in Cyprus.',
      beware: 'Make the decisions in the Netherlands and the profit is taxed there. {law:court}',
    },
  ],
  profilesHead: ['Profile', 'Our verdict', 'Why'],
  verdicts: { fits: 'often suits', depends: 'it depends', rarely: 'rarely suits' },
  profiles: [
    {
      who: 'Moves to Cyprus, runs it there, clients in several countries',
      verdict: 'fits',
      why: 'You and your company are in the same place. {view}',
    },
    {
      who: 'Travels a lot, has a home in Cyprus and none elsewhere',
      verdict: 'fits',
      why: 'The 60-day rule may fit: see [page 5](#p5). {view}',
    },
    {
      who: 'Owns the copyright in its software, with a board in Cyprus',
      verdict: 'depends',
      why: 'The IP box only helps if the rights qualify: see [page 11](#p11). {view}',
    },
    {
      who: 'Captain with family in the Netherlands',
      verdict: 'depends',
      why: 'Home points to the Netherlands, however seldom you’re there. {law:awr}',
    },
    {
      who: 'Bv making less than {pointLow}',
      verdict: 'rarely',
      why: 'Running costs swallow the difference in rate: see the chart below. {view}',
    },
    {
      who: 'One Dutch client, working from home in the Netherlands',
      verdict: 'rarely',
      why: 'Home, work and management are then all Dutch. {view}',
    },
  ],
  profilesLegend: 'Six profiles. The verdicts are ours; the facts of your own case decide.',
  chartTitle: 'How much profit before the lower rate pays for itself?',
  chart: {
    profit: 'profit a year',
    cheaper: 'Cyprus costs less',
    dearer: 'Cyprus costs more',
    costs: 'costs',
    description:
      'Chart: what a Cyprus company saves or costs each year compared with a Dutch bv. On the monthly price alone it breaks even at {pointLow} of profit; with the annual return and an audit, at {pointHigh}.',
  },
  chartLegend:
    'Before anything is paid out. Monthly price: {yearly} ÷ ({nlCorporateLow} − {cyCorporate}) = **{pointLow}**. With the annual return ({cyHe32}) and an audit from {cyAuditFrom}: {costsWhole} ÷ {gap} = **{pointHigh}**. {check:audit} Directors come on top; ask for a quote. Every {thousand} of extra cost adds {perThousand}. Salary and box 2: [page 7](#p7). Indication only.',
};
