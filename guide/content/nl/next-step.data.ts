import type { NextStepText } from '../../pages/next-step.ts';

export const nextStep: NextStepText = {
  title: 'Volgende stap',
  lead: 'Vul het werkblad in. Met deze negen regels is een intakegesprek van 30 minuten genoeg voor een eerste oordeel.',
  worksheet: {
    fields: [
      { label: 'Winst', hint: 'laatste drie jaar, en wat je verwacht' },
      { label: 'Rechtsvorm', hint: 'zzp, bv, holding; sinds wanneer' },
      { label: 'Dagen per land', hint: 'vorig jaar en dit jaar' },
      { label: 'Woning', hint: 'eigen, huur, wie woont er' },
      { label: 'Gezin', hint: 'partner, kinderen, school' },
      { label: 'Klanten', hint: 'per land, aandeel in de omzet' },
      { label: 'Beslissingen', hint: 'wie tekent, waar, hoe vaak' },
      { label: 'Verzekering', hint: 'A1, vlagstaat, zorgverzekering' },
      { label: 'Uitkeren of bewaren', hint: 'hoeveel heb je privé nodig' },
    ],
  },
  worksheetLegend: 'Werkblad voor het intakegesprek. Bespreek persoonlijke gegevens liever dan ze te mailen.',
  questionsTitle: 'Vragen aan je eigen adviseur',
  questions: [
    'Waar ben ik volgens jou fiscaal inwoner, en waarom?',
    'Wat kost vertrek mij: aanslag, pensioen, verzekering?',
    'Als de inspecteur er over vijf jaar naar vraagt: welk stuk ontbreekt dan in mijn dossier?',
  ],
  contactTitle: 'Gratis intakegesprek',
  contact: 'Dertig minuten, zonder verplichting. Je krijgt binnen 24 uur antwoord.',
  privacy:
    'We gebruiken je gegevens om te antwoorden, en voor de nieuwsbrief alleen als je daarom vraagt. Elke nieuwsbrief heeft een link om je af te melden.',
  privacyLink: 'Privacyverklaring',
  sourcesTitle: 'Bronnen',
  sourcesIntro:
    'Geraadpleegd tot en met 23 november 2026; een datum achter een naam is die van publicatie, pagina’s zonder datum zijn in november 2026 gelezen. Veel zijn samenvattingen van adviseurs, niet de wet zelf: laat elk cijfer waarop je bouwt, bevestigen.',
};
