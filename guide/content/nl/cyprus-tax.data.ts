import type { CyprusTaxText } from '../../pages/cyprus-tax.ts';

export const cyprusTax: CyprusTaxText = {
  title: 'Belasting op Cyprus',
  lead: 'De vennootschap betaalt {cyCorporate} over de winst. Wat jij daarna overhoudt, hangt af van waar je woont.',
  falls: {
    inCyprus: {
      title: 'Jij woont op Cyprus',
      subtitle: 'non-dom',
      start: 'Winst van de vennootschap',
      steps: ['Vennootschapsbelasting {cyCorporate}', 'GESY {cyGesy} over dividend'],
      kept: 'houd je over',
    },
    inNl: {
      title: 'Jij woont in Nederland',
      subtitle: 'aanmerkelijk belang',
      start: 'Winst van de vennootschap',
      steps: ['Vennootschapsbelasting {cyCorporate}', 'Box 2, eerste schijf {nlBox2Low}'],
      kept: 'houd je over',
    },
  },
  fallsLegend:
    'Van € 100 winst die volledig wordt uitgekeerd, in 2026. Vaste kosten en salaris niet meegenomen. GESY telt inkomen tot {cyGesyIncomeCap}, dus hoogstens {cyGesyMax} {law:ibccs}; box 2 is {nlBox2High} boven {nlBox2LowUpTo} {law:box2}.',
  ratesTitle: 'De tarieven die je nodig hebt',
  rates: [
    ['Vennootschapsbelasting, winst vanaf 1 januari 2026 {law:ey}', '{cyCorporate}'],
    ['Defensiebijdrage (SDC) op dividend, non-dom, {cyNonDomYears} jaar {law:ey,kpmg}', '{cySdcNonDom}'],
    ['Defensiebijdrage (SDC) op dividend, gedomicilieerd {law:ey}', '{cySdcDomiciled}'],
    ['Inkomstenbelasting, eerste schijf tot {cyBand0} {law:andersen}', '0%'],
    ['Inkomstenbelasting boven {cyBand30} {law:andersen}', '{cyBandTop}'],
    ['Sociale verzekering, werknemer en werkgever, tot {cySocialCap} {check:social}', '{cySocial} + {cySocial}'],
    ['Bijdrage cohesiefonds, zonder maximum {check:social}', '{cyCohesion}'],
    ['Sociale verzekering als zelfstandige {check:social}', '{cySelfEmployed}'],
    ['Verlies vooruit verrekenen {law:kendris}', '{cyLossYears} jaar'],
  ],
  condition: {
    label: 'Voorwaarde.',
    text: 'De {cySdcNonDom} SDC is voor inwoners van Cyprus die er niet gedomicilieerd zijn. Ook zij betalen GESY. Na {cyNonDomYears} jaar kun je de status twee keer met vijf jaar verlengen. Elke keer kost {cyNonDomExtension}, vooraf en in één bedrag; de keuze is onherroepelijk en je krijgt het niet terug. {law:kpmg}',
  },
};
