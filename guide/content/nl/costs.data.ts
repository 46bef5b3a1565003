import type { CostsText } from '../../pages/costs.ts';

export const costs: CostsText = {
  title: 'Kosten en verplichtingen',
  lead: 'Tel de hele rekening op: opzetten, onderhouden en wat erbij komt.',
  billHead: ['Post', 'Bij ons, 2026', 'In de markt'],
  bill: [
    ['Opzetten, eenmalig {view:market}', '{setUpFrom} – {setUpTo}', '{marketSetUpFrom} – {marketSetUpTo}'],
    [
      'Boekhouding, virtueel kantoor en assistentie, per maand {view:market}',
      '{monthly}, dat is {yearly} per jaar',
      '{marketYearFrom} – {marketYearTo} of meer per jaar',
    ],
    ['**Eerste jaar, deze twee**', '**{firstYear}**', ''],
    ['**Vijf jaar, deze twee**', '**{fiveYears}**', ''],
    ['Kosten van de Registrar {check:market}', '{cyFeesFrom} – {cyFeesTo}', ''],
    ['Jaaropgave HE32 {check:he32}', '{cyHe32}', 'te laat: tot {cyHe32Penalty} of {cyHe32PenaltyHigh}, per bron'],
    [
      'Controle, per jaar; een beoordeling kost minder {check:audit}',
      'vraag of dit in de prijs zit',
      '{cyAuditFrom} – {cyAuditTo} of meer; beoordeling {cyReviewFrom} – {cyReviewTo}',
    ],
    ['Bestuurders, loon en sociale verzekering', 'niet in de maandprijs', 'vraag een offerte'],
  ],
  billLegend: 'Vraag elke aanbieder om dezelfde posten, met en zonder btw.',
  sections: [
    {
      title: 'Controle of beoordeling',
      text: 'Elk jaar is een controle nodig. Sinds februari 2026 volstaat een lichtere beoordeling (ISRE 2400) bij hoogstens {cyReviewTurnover} omzet en {cyReviewAssets} balanstotaal, twee jaar achtereen. Groepen en gereguleerde bedrijven zijn uitgezonderd. {law:law88}',
    },
    {
      title: 'Btw zonder drempel',
      text: 'De drempel van {cyVatThreshold} geldt niet voor diensten aan zakelijke klanten in de EU: daarvoor meld je je meteen aan. Je factuur is dan met verlegde btw, en je doet een VIES-opgave. {law:vat}',
    },
  ],
  calendarTitle: 'Jouw data voor 2026 en 2027',
  calendar: {
    duty: 'Verplichting',
    when: 'Wanneer',
    months: 'JFMAMJJASOND',
    duties: [
      { name: 'VIES-opgave {law:vat}', when: 'elke maand' },
      { name: 'Btw-aangifte {law:vat}', when: 'elk kwartaal' },
      { name: 'Voorlopige belasting {check:pwc}', when: '31 juli en 31 december' },
      { name: 'Slotbetaling over 2025 {law:pwc}', when: '1 augustus 2026' },
      { name: 'Aangifte over 2024, 2025 {law:pwc}', when: '31 maart 2026, 31 maart 2027' },
      { name: 'Aangifte inwoners {check:politis}', when: '31 juli, over het jaar ervoor' },
      { name: 'Eigenaar bevestigen {check:ubo}', when: '1 oktober t/m 31 december' },
      { name: 'HE32; controle {law:law88}', when: 'eens per jaar' },
    ],
  },
  calendarLegend:
    'Boekjaar tot en met 31 december. De data tot en met belastingjaar 2025 staan vast; de hervorming vervroegt die van 2026. {check:politis} Vraag ze vóór 2027 aan je accountant of de belastingdienst van Cyprus.',
};
