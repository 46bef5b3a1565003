import type { CostsText } from '../../pages/costs.ts';

export const costs: CostsText = {
  title: 'Kosten en verplichtingen',
  lead: 'Reken met de hele rekening: opzetten, elk jaar onderhouden, en wat er los bij komt.',
  billHead: ['Post', 'Bij ons, 2026', 'In de markt'],
  bill: [
    ['Opzetten, eenmalig {view:market}', '{setUpFrom} – {setUpTo}', '{marketSetUpFrom} – {marketSetUpTo}'],
    [
      'Boekhouding, virtueel kantoor en assistentie, per maand {view:market}',
      '{monthly}, dat is {yearly} per jaar',
      '{marketYearFrom} – {marketYearTo} of meer per jaar',
    ],
    ['**Eerste jaar samen**', '**{firstYear}**', ''],
    ['**Vijf jaar samen**', '**{fiveYears}**', ''],
    ['Officiële kosten van de Registrar {check}', '{cyFeesFrom} – {cyFeesTo}', ''],
    ['Jaaropgave HE32 {law:he32}', '{cyHe32}; te laat: tot {cyHe32Penalty}', ''],
    ['Controle of beoordeling van de jaarrekening', 'vraag of dit in de prijs zit', ''],
    ['Bestuurders, loon en sociale verzekering', 'niet in de maandprijs', ''],
  ],
  billLegend: 'Vraag elke aanbieder om dezelfde posten, met en zonder btw.',
  sections: [
    {
      title: 'Controle of beoordeling',
      text: 'Elk jaar is een accountantscontrole nodig. Een lichtere beoordeling (ISRE 2400) mag als de omzet twee jaar lang hoogstens {cyReviewTurnover} is en het balanstotaal hoogstens {cyReviewAssets}. Voor groepen en gereguleerde bedrijven gelden uitzonderingen. {law:law88}',
    },
    {
      title: 'Btw zonder drempel',
      text: 'De drempel van {cyVatThreshold} geldt niet voor diensten aan zakelijke klanten in de EU: daarvoor meld je je meteen aan. Je factuur is dan met verlegde btw, en je doet een VIES-opgave. {law:vat}',
    },
  ],
  calendarTitle: 'De jaarkalender',
  calendar: {
    duty: 'Verplichting',
    starts: 'Begint',
    months: 'JFMAMJJASOND',
    duties: [
      { name: 'VIES-opgave {law:vat}', when: 'elke maand', starts: 'eerste jaar' },
      { name: 'Btw-aangifte {law:vat}', when: 'elk kwartaal', starts: 'eerste jaar' },
      { name: 'Voorlopige belasting {law:pwc}', when: '31 juli, 31 dec.', starts: 'eerste jaar' },
      { name: 'Slotbetaling {law:pwc}', when: '1 augustus', starts: 'jaar erna' },
      { name: 'Aangifte vennootschap {law:pwc}', when: '31 maart', starts: 'tweede jaar erna' },
      { name: 'Aangifte privé, inwoner {check:politis}', when: '31 juli', starts: 'jaar erna' },
      { name: 'Jaaropgave HE32 {law:he32}', when: 'eens per jaar', starts: 'elk jaar' },
      { name: 'Controle of beoordeling {law:law88}', when: 'eens per jaar', starts: 'elk boekjaar' },
    ],
  },
  calendarLegend:
    'Data tot en met belastingjaar 2025. Vanaf 2026 worden termijnen vervroegd; de datum 31 januari die je leest, staat alleen in het wetsvoorstel. {check:politis} Vraag de data van jouw jaar op.',
};
