import type { SpecialRulesText } from '../../pages/special-rules.ts';

export const specialRules: SpecialRulesText = {
  title: 'Zee, IP en internationaal',
  lead: 'Vijf regelingen worden vaak genoemd. De meeste zijn voor een ander geschreven dan voor jou.',
  head: ['Regeling', 'Wat het doet', 'Geldt voor', 'Geldt niet voor'],
  rules: [
    [
      'Tonnagebelasting',
      'Belasting naar tonnage in plaats van winst, tot en met 31 december 2029. {law:shipping}',
      'eigenaren, bevrachters en managers van schepen {law:shipping}',
      'de eigen vennootschap van een kapitein {check}',
    ],
    [
      'Loon van bemanning',
      'Op Cyprus vrijgesteld loon van officieren en bemanning. {law:shipping}',
      'wie vaart op een kwalificerend schip onder EU-vlag {law:shipping}',
      'facturen van een zelfstandige kapitein: niet nagegaan {check}',
    ],
    [
      'IP-box',
      'Tot {cyIpDeduction} aftrek; op zijn best {cyIpRate}. {law:kendris}',
      'octrooien en auteursrecht op software {law:cyip}',
      'merken {law:cyip}; advies en uren {view}',
    ],
    [
      'NID',
      'Aftrek over eigen vermogen, ook begrensd op {cyIpDeduction}. {check:kendris}',
      'vennootschappen met ingebracht kapitaal {check}',
      'een dienstverlener zonder kapitaal {view}',
    ],
    [
      'Verlegde btw',
      'Je zakelijke klant in de EU geeft de btw aan; jij doet de VIES-opgave. {law:vat}',
      'diensten aan ondernemers in andere EU-landen {law:vat}',
      'consumenten {check}',
    ],
  ],
  rulesLegend: 'Geldt dit voor jou? Kun je de derde kolom niet bewijzen, reken dan zonder de regeling.',
  ipTitle: 'De IP-box, uitgerekend',
  ip: {
    profit: 'Winst uit het recht',
    deducted: 'Aftrek, hoogstens',
    taxed: 'Belast bedrag',
    tax: 'Vennootschapsbelasting',
  },
  ipLegend:
    'Van € 100 kwalificerende winst in 2026, bij de volle aftrek van {cyIpDeduction} en het tarief van {cyCorporate}. {law:kendris} Tot en met 2025 was de uitkomst {cyIpRateBefore}. {law:cyip}',
  sections: [
    {
      title: 'Wie verzekert een zeevarende?',
      text: 'In de EU is dat de vlagstaat. Woon je elders en betaalt een werkgever in je woonland het loon, dan is het je woonland (verordening 883/2004, artikel 11 lid 4). {law:svb,regulation}',
    },
    {
      title: 'Dividend en royalty’s over de grens',
      text: 'Het verdrag stelt bronbelasting op rente en royalty’s op 0% en op dividend op 0% (vennootschap met ten minste 5%, 365 dagen) of hoogstens 15%, mits het hoofddoel zakelijk is. {check:treaty,sovereign}',
    },
  ],
  warning: {
    label: 'Rode vlag.',
    text: '“Als kapitein val je onder de tonnagebelasting.” Die regeling is voor wie schepen bezit, bevracht of beheert. {law:shipping}',
  },
};
