import type { SpecialRulesText } from '../../pages/special-rules.ts';

export const specialRules: SpecialRulesText = {
  title: 'Zee, IP en internationaal',
  lead: 'Vijf regelingen die je vaak hoort. De meeste zijn niet voor jou geschreven.',
  head: ['Regeling', 'Wat het doet', 'Geldt voor', 'Geldt niet voor'],
  rules: [
    [
      'Tonnagebelasting',
      'Belasting naar tonnage in plaats van winst, tot en met 31 december 2029. {law:shipping}',
      'eigenaren, bevrachters en managers van schepen {law:shipping}',
      'de vennootschap van een kapitein zonder eigen schip {law:shipping}',
    ],
    [
      'Loon van bemanning',
      'Loon van kapitein, officieren en bemanning is op Cyprus vrijgesteld. {law:shipping}',
      'wie vaart op een kwalificerend schip onder EU-vlag {law:shipping}',
      'facturen van een zelfstandige: het gaat om loon {check:shipping}',
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
      'vennootschappen met ingebracht kapitaal {check:kendris}',
      'een dienstverlener zonder kapitaal {view}',
    ],
    [
      'Verlegde btw',
      'Je zakelijke klant in de EU geeft de btw aan; jij doet de VIES-opgave. {law:vat}',
      'diensten aan ondernemers in andere EU-landen {law:vat}',
      'consumenten: daarvoor gelden andere btw-regels {law:vat}',
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
      title: 'Verzekering op zee',
      text: 'Onder EU-vlag verzekert de vlagstaat je, of je woonland als een werkgever daar je loon betaalt (883/2004, art. 11 lid 4). Onder een andere vlag meestal je woonland. {law:svb,regulation,ecj} Zelfstandig? Vraag de SVB.',
    },
    {
      title: 'Continentaal plat',
      text: 'Meer dan 30 dagen in twaalf maanden werk op het Nederlandse plat (wind, olie of gas)? Dan is de winst daaruit in Nederland belast (verdrag, art. 19). {law:treaty} Vraag een adviseur of jouw schip meetelt.',
    },
    {
      title: 'Dividend en royalty’s',
      text: 'Grenzen van het verdrag: 0% op rente en royalty’s; op dividend 0% (vennootschap met ten minste 5%, 365 dagen) of 15%, mits het hoofddoel zakelijk is. {check:treaty,sovereign}',
    },
  ],
  warning: {
    label: 'Rode vlag.',
    text: '“Als kapitein val je onder de tonnagebelasting.” Die regeling is voor wie schepen bezit, bevracht of beheert. {law:shipping}',
  },
};
