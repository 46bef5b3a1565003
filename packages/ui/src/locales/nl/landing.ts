/** The guide's landing pages. A variant is a headline, a sentence and a banner that states a fact. */
export const landing = {
  toSite: 'Naar de site',
  backToSite: 'Terug naar de hoofdsite',
  disclaimer: 'Deze site is geen belastingadvies.',
  jump: 'Vraag de gids aan',
  coverAlt: 'Omslag van de gids: Ondernemen via Cyprus, wat klopt en wat niet',
  contentsTitle: 'Wat je krijgt',
  contentsLead: 'Zes van de onderdelen. Bij elk cijfer staan het jaar en de bron.',
  page: 'pag.',
  pageName: 'pagina {{page}}',
  spreadTitle: 'Een rekensom, geen folder',
  spreadText:
    'Pagina {{first}} en {{second}} laten zien wat er van {{share}} winst overblijft, en waarom dat per woonplaats verschilt.',
  spreadAlt:
    'Pagina {{first}} en {{second}} van de gids: wat van {{share}} winst overblijft als je op Cyprus woont en als je in Nederland woont, met de tarieven in een tabel.',
  finalTitle: 'Lees eerst, beslis later',
  finalText: 'Je krijgt de gids als pdf en per e-mail. De nieuwsbrief sturen we alleen aan wie daar zelf om vraagt.',
  items: {
    glance: { title: 'Cyprus in het kort', text: 'De kerncijfers van Nederland en Cyprus naast elkaar.' },
    residence: { title: 'Jij en je vennootschap', text: 'Twee woonplaatsen, twee toetsen, twee beslisbomen.' },
    staying: { title: 'Als je in Nederland blijft', text: 'Vier scenario’s bij {{profit}} winst, doorgerekend.' },
    substance: { title: 'Substance', text: 'Een checklist: wat je zelf doet en wat een partner doet.' },
    costs: { title: 'Kosten en verplichtingen', text: 'De jaarkalender, met de data voor 2026 en 2027.' },
    risks: { title: 'Risico’s en rode vlaggen', text: 'Waaraan je een slecht plan herkent, en wat je dan doet.' },
  },
  variants: {
    general: {
      bannerFact: 'Bijgewerkt voor {{year}}.',
      bannerText:
        'Cyprus rekent sinds 1 januari {{year}} {{rate}} vennootschapsbelasting. Veel oudere gidsen noemen nog {{oldRate}}.',
      headline: 'De Cyprus-gids: wat klopt en wat niet',
      subheadline:
        '{{pages}} pagina’s over tarieven, voorwaarden en kosten. Met de scenario’s waarin je beter niets doet.',
    },
    linkedin: {
      bannerFact: 'Vier scenario’s, één tabel.',
      bannerText: 'Zzp, bv en twee keer Cyprus, bij {{profit}} winst, tarieven {{year}}.',
      headline: 'Ondernemen via Cyprus: eerst de rekensom',
      subheadline:
        'Voor ondernemers en consultants met klanten in meer landen. {{pages}} pagina’s met cijfers en bronnen, ook over wat er gebeurt als je in Nederland blijft wonen.',
    },
    facebook: {
      bannerFact: 'Geen nieuwsbrief nodig.',
      bannerText: 'Je krijgt de gids ook als je het vakje leeg laat.',
      headline: 'Werk je over de grens? Lees wat Cyprus wel en niet doet',
      subheadline:
        'Voor schippers, freelancers en digital nomads. In {{pages}} pagina’s lees je wanneer een vennootschap op Cyprus bij je past, wat ze kost en wanneer je er beter niet aan begint.',
    },
  },
} as const;
