import type { CyprusTaxText } from '../../pages/cyprus-tax.ts';

export const cyprusTax: CyprusTaxText = {
  title: 'Tax in Cyprus',
  lead: 'The company pays {cyCorporate} on its profit. What you keep of the rest depends on where you live.',
  falls: {
    inCyprus: {
      title: 'You live in Cyprus',
      subtitle: 'non-dom',
      start: 'Company profit',
      steps: ['Corporate income tax {cyCorporate}', 'GESY {cyGesy} on the dividend'],
      kept: 'is yours to keep',
    },
    inNl: {
      title: 'You live in the Netherlands',
      subtitle: 'substantial interest',
      start: 'Company profit',
      steps: ['Corporate income tax {cyCorporate}', 'Box 2, first bracket {nlBox2Low}'],
      kept: 'is yours to keep',
    },
  },
  fallsLegend:
    'What’s left of €100 of profit, all of it paid out, in 2026. Running costs and salary aren’t included. GESY counts income up to {cyGesyIncomeCap}, so {cyGesyMax} at most {law:ibccs}; box 2 rises to {nlBox2High} above {nlBox2LowUpTo} {law:box2}.',
  ratesTitle: 'The rates you need',
  rates: [
    ['Corporate income tax, on profits from 1 January 2026 {law:ey}', '{cyCorporate}'],
    ['Special Defence Contribution (SDC) on dividends, non-dom, {cyNonDomYears} years {law:ey,kpmg}', '{cySdcNonDom}'],
    ['Special Defence Contribution (SDC) on dividends, domiciled {law:ey}', '{cySdcDomiciled}'],
    ['Income tax, first band up to {cyBand0} {law:andersen}', '0%'],
    ['Income tax above {cyBand30} {law:andersen}', '{cyBandTop}'],
    ['Social insurance, employee and employer, up to {cySocialCap} {check:social}', '{cySocial} + {cySocial}'],
    ['Social cohesion fund, no cap {check:social}', '{cyCohesion}'],
    ['Social insurance if self-employed {check:social}', '{cySelfEmployed}'],
    ['Losses can be carried forward for {law:kendris}', '{cyLossYears} years'],
  ],
  condition: {
    label: 'Condition.',
    text: 'The {cySdcNonDom} SDC rate is for Cyprus residents who aren’t domiciled there. They do pay GESY. After {cyNonDomYears} years you can extend the status for five years, twice. Each time costs {cyNonDomExtension}, paid upfront in one sum; the choice is final and the money isn’t refunded. {law:kpmg}',
  },
};
