import type { CyprusTaxText } from '../../pages/cyprus-tax.ts';

export const cyprusTax: CyprusTaxText = {
  title: 'Tax in Cyprus',
  lead: 'The company pays {cyCorporate} on its profit. What you keep after that depends on where you live.',
  falls: {
    inCyprus: {
      title: 'You live in Cyprus',
      subtitle: 'non-dom',
      start: 'Profit of the company',
      steps: ['Corporate income tax {cyCorporate}', 'GESY {cyGesy} on dividend'],
      kept: 'is what you keep',
    },
    inNl: {
      title: 'You live in the Netherlands',
      subtitle: 'substantial interest',
      start: 'Profit of the company',
      steps: ['Corporate income tax {cyCorporate}', 'Box 2, first bracket {nlBox2Low}'],
      kept: 'is what you keep',
    },
  },
  fallsLegend:
    'Of €100 of profit that is paid out in full, in 2026. Running costs and salary left out. GESY counts income up to {cyGesyIncomeCap}, so {cyGesyMax} at most {law:ibccs}; box 2 is {nlBox2High} above {nlBox2LowUpTo} {law:box2}.',
  ratesTitle: 'The rates you need',
  rates: [
    ['Corporate income tax, profits from 1 January 2026 {law:ey}', '{cyCorporate}'],
    ['Special Defence Contribution (SDC) on dividends, non-dom, {cyNonDomYears} years {law:ey,sdc}', '{cySdcNonDom}'],
    ['Special Defence Contribution (SDC) on dividends, domiciled {law:ey}', '{cySdcDomiciled}'],
    ['Income tax, first bracket up to {cyBand0} {law:andersen}', '0%'],
    ['Income tax above {cyBand30} {law:andersen}', '{cyBandTop}'],
    ['Social insurance, employee and employer, up to {cySocialCap} {check:social}', '{cySocial} + {cySocial}'],
    ['Social cohesion fund, uncapped {check:social}', '{cyCohesion}'],
    ['Social insurance when self-employed {check:social}', '{cySelfEmployed}'],
    ['Loss carry-forward {law:kendris}', '{cyLossYears} years'],
  ],
  condition: {
    label: 'Condition.',
    text: 'The {cySdcNonDom} SDC is for residents of Cyprus who are not domiciled there. They pay GESY as well. After {cyNonDomYears} years the status could be extended twice by five years for {cyNonDomExtension} each time; that amount comes from the bill. {check:sdc}',
  },
};
