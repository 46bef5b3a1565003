import type { StayingText } from '../../pages/staying.ts';

export const staying: StayingText = {
  title: 'Als je in Nederland blijft',
  lead: 'Keer je alles uit en blijf je hier wonen, dan betaal je ongeveer evenveel als met een bv.',
  table: {
    profit: 'bij {profit} winst',
    routes: {
      selfEmployed: ['Zzp', 'Nederland'],
      dutchCompany: ['Bv', 'Nederland'],
      cyprusOwnerInNl: ['Cyprus', 'jij in Nederland'],
      cyprusOwnerInCyprus: ['Cyprus', 'jij op Cyprus'],
    },
    rows: {
      share: 'Belastingdruk',
      burden: 'Belasting en kosten',
      kept: 'Je houdt over',
      gain: 'Verschil met zzp',
    },
    other: 'Lasten bij {profit}',
  },
  tableLegend:
    'Ons eigen model voor 2026, met heffingskortingen. {view} Bv en vennootschap: gebruikelijk loon {nlSalary}, de rest uitgekeerd. Cyprus inclusief {yearly} vaste kosten, zonder controle en bestuurders. Laatste kolom: non-dom, zonder salaris en sociale verzekering. Zonder partner, pensioen en investeringsaftrek. Afgerond en indicatief.',
  sections: [
    {
      title: 'Waarom het verschil klein is',
      text: 'Woon je in Nederland, dan betaal je over dividend uit Cyprus box 2: {nlBox2Low} tot {nlBox2LowUpTo} en daarboven {nlBox2High}. {law:box2}',
    },
    {
      title: 'Gebruikelijk loon',
      text: 'Werk je voor je eigen vennootschap, dan geldt in 2026 een loon van {nlSalary}. {law:salary} Vraag je adviseur welk bedrag geldt bij een buitenlandse vennootschap. {view}',
    },
    {
      title: 'Sociale zekerheid',
      text: 'Doe je {nlSocialShare} of meer van je werk in je woonland, dan ben je daar verzekerd. Vraag een A1-verklaring aan. {law:svb}',
    },
    {
      title: 'Vaste inrichting',
      text: 'Werk je vanuit een Nederlandse werkplek, dan kan een deel van de winst alsnog hier belast zijn. {law:treaty}',
    },
  ],
  condition: {
    label: 'Wat dan wel telt.',
    text: 'Pas als jij zelf fiscaal inwoner van Cyprus wordt en de vennootschap werkelijk daar wordt bestuurd, verandert de som: dat is de laatste kolom. {view}',
  },
  warning: {
    label: 'Rode vlag.',
    text: 'Wie 0% belooft terwijl je in Nederland blijft wonen, laat box 2 weg. Vraag om de som op papier.',
  },
  further:
    'Lees verder: de beslisbomen op [pagina 5](#p5), de checklist substance op [pagina 8](#p8). Bronnen met datum op [pagina 13](#p13).',
};
