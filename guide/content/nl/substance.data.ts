import type { SubstanceText } from '../../pages/substance.ts';

export const substance: SubstanceText = {
  title: 'Substance',
  lead: 'Niet het adres telt, maar de plaats waar de grote beslissingen vallen. En dat moet je kunnen laten zien.',
  checklist: {
    head: { what: 'Wat er moet zijn', proof: 'Hoe je het laat zien', own: 'Zelf', partner: 'Partner' },
    toTick: 'vakje om aan te vinken',
    items: [
      {
        what: 'Bestuurders in meerderheid inwoner van Cyprus {law:td98}',
        proof: 'fiscale woonplaats van elke bestuurder',
        who: 'both',
      },
      {
        what: 'Bestuurders die nee kunnen zeggen {view}',
        proof: 'cv, taakverdeling, eigen vragen in de notulen',
        who: 'both',
      },
      {
        what: 'Echte bestuursvergaderingen op Cyprus {law:td98}',
        proof: 'agenda, aanwezigheid, plaats',
        who: 'own',
      },
      { what: 'Notulen van elk groot besluit {law:td98}', proof: 'ondertekend, vóór de uitvoering', who: 'both' },
      { what: 'Geen algemene volmacht aan jou {law:td98}', proof: 'register van volmachten', who: 'own' },
      {
        what: 'Kantoor en administratie op Cyprus {law:td98}',
        proof: 'huurcontract, dossiers op dat adres',
        who: 'partner',
      },
      { what: 'Bankrekening die het bestuur beheert {view}', proof: 'tekenbevoegdheid volgens besluit', who: 'both' },
      { what: 'Contracten getekend waar het bestuur zit {view}', proof: 'plaats en datum op elk contract', who: 'own' },
      {
        what: 'Verklaring van woonplaats, formulier TD 98 {law:td98}',
        proof: 'antwoord op al deze vragen',
        who: 'partner',
      },
    ],
  },
  checklistLegend: 'Vink aan wat er is, en wie ervoor zorgt. Elk leeg vakje is een vraag voor het intakegesprek.',
  sections: [
    {
      title: 'Waarom een postadres niet genoeg is',
      text: 'Voor Nederland beslist de feitelijke leiding, niet de statutaire zetel of het postadres. {law:awr} Een virtueel kantoor geeft je een brievenbus; het neemt geen beslissingen. {view}',
    },
    {
      title: 'Substance is dagelijks werk',
      text: 'De vraag komt vaak jaren later. Dan telt wat er toen is vastgelegd, niet wat je nu nog kunt uitleggen. {view}',
    },
  ],
  case: {
    title: 'Uit de rechtspraak: Hof Den Haag, 3 november 2022',
    parts: [
      [
        'De feiten',
        'Een Ltd op Cyprus met een bestuur op Cyprus. De kernbeslissingen nam de indirecte aandeelhouder, in Nederland. Het was een vennootschap die geld uitleende. {law:court}',
      ],
      [
        'De uitkomst',
        'Nederlandse vennootschapsbelasting over 2006 tot en met 2012, met de verlengde termijn. De boetes voor de Ltd vervielen. {law:court}',
      ],
      [
        'De nuance',
        'In zaken over Guernsey en Curaçao verloor de inspecteur. De feiten beslissen, in beide richtingen. {law:guernsey,curacao}',
      ],
    ],
  },
  condition: {
    label: 'Voorwaarde.',
    text: 'Wie op Cyprus bestuurders, een secretaris of een adres levert, heeft een vergunning van CySEC nodig of is advocaat of ICPAC-lid. {law:cysec} Vraag altijd naar de naam en het nummer van de vergunning.',
  },
};
