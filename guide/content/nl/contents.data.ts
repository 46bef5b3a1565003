import type { ContentsText } from '../../pages/contents.ts';

export const contents: ContentsText = {
  title: 'Inhoud en leeswijzer',
  lead: 'Eerst of het kan, dan wat het kost, dan hoe je het doet.',
  phrases: [
    'De tarieven naast die van Nederland',
    'Zes profielen en een omslagpunt',
    'Twee beslisbomen: jij en je vennootschap',
    'Wat er van € 100 winst overblijft',
    'Vier situaties bij € 150.000 winst',
    'De checklist voor bestuur op Cyprus',
    'Van intakegesprek tot boekhouding',
    'De rekening en de data van 2026 en 2027',
    'Vijf regelingen: geldt dit voor jou?',
    'Acht signalen om op te letten',
    'Werkblad, contact en bronnen',
  ],
  audience: [
    {
      title: 'Voor wie dit is',
      text: 'Je bent zzp’er of hebt een bv, je werkt veel buiten Nederland en je vraagt je af of een vennootschap op Cyprus je belastingdruk verlaagt.',
    },
    {
      title: 'Wie kan stoppen',
      text: 'Blijf je in Nederland wonen en verwacht je 0% belasting? Lees alleen [pagina 7](#p7). De rest van deze gids verandert die uitkomst niet.',
    },
  ],
  path: {
    yes: 'ja',
    no: 'nee:',
    steps: [
      { question: 'Wil je zelf buiten Nederland gaan wonen, of doe je dat al?', page: 7, otherwise: 'lees pagina 7' },
      { question: 'Kunnen de grote beslissingen echt op Cyprus vallen?', page: 8, otherwise: 'lees pagina 8' },
      { question: 'Is je winst hoog genoeg voor de vaste kosten?', page: 4, otherwise: 'lees pagina 4' },
    ],
    end: { label: 'Lees door vanaf pagina 5', page: 5 },
  },
  pathLegend: 'Drie vragen bepalen welke pagina’s voor jou tellen.',
  marksTitle: 'Zo lees je de cijfers',
  marks: {
    law: 'volgt uit wet, verdrag of rechtspraak, volgens de genoemde bron.',
    check: 'één bron of een samenvatting: laat je adviseur het bevestigen voor je erop bouwt.',
    view: 'ervaring of oordeel; een ander kan hier anders over denken.',
  },
  marksAfter:
    'Staat er geen ander jaar bij, dan geldt het cijfer voor 2026. Het kleine getal achter een teken is het nummer van de bron op [pagina 13](#p13). De tarieven van 2027 staan niet in deze gids: vraag ze aan je adviseur.',
  colophon:
    'Editie 1 in het Nederlands, november 2026; feiten verzameld tot en met 23 november 2026. Samengesteld door {founder}, {name}. Dit is informatie en geen belastingadvies: leg je plan voor aan een Nederlandse belastingadviseur en een Cypriotische accountant (ICPAC).',
};
