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
  items: {
    glance: { title: 'Cyprus in het kort', text: 'De kerncijfers van Nederland en Cyprus naast elkaar.' },
    residence: { title: 'Jij en je vennootschap', text: 'Twee woonplaatsen, twee toetsen, twee beslisbomen.' },
    staying: { title: 'Als je in Nederland blijft', text: 'Vier scenario’s bij {{profit}} winst, doorgerekend.' },
    substance: { title: 'Substance', text: 'Een checklist: wat je zelf doet en wat een partner doet.' },
    audiences: { title: 'Voor wie wel en niet', text: 'Zes profielen, elk met ons oordeel en de reden.' },
    setUp: { title: 'Oprichten in stappen', text: 'Tien stappen, met de papieren en de doorlooptijd.' },
    sea: { title: 'Zee, IP en internationaal', text: 'Vlag, verzekering, tonnagebelasting en het Nederlandse plat.' },
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
      finalTitle: 'Lees eerst, beslis later',
      finalText:
        'Je krijgt de gids als pdf en per e-mail. De nieuwsbrief sturen we alleen aan wie daar zelf om vraagt.',
    },
    linkedin: {
      bannerFact: 'Vier scenario’s, één tabel.',
      bannerText: 'Zzp, bv en twee keer Cyprus, bij {{profit}} winst, tarieven {{year}}.',
      headline: 'Ondernemen via Cyprus: eerst de rekensom',
      subheadline:
        'Voor consultants met opdrachtgevers in meer landen. {{pages}} pagina’s met cijfers en bronnen, ook over wat er gebeurt als je in Nederland blijft wonen.',
      finalTitle: 'Reken eerst, richt daarna op',
      finalText:
        'Je krijgt de gids als pdf en per e-mail. Leg hem naast je eigen jaarcijfers, of naast die van je accountant.',
      readers: {
        title: 'Wat consultants ons vragen',
        more: 'Alle cijfers en regels voor consultants',
        first: {
          question: 'Wat houd ik onder de streep over?',
          answer:
            'Op pagina 7 staan bij {{profit}} winst vier wegen naast elkaar, voor onderneming en eigenaar samen, met het tarief van {{year}}.',
        },
        second: {
          question: 'Mag ik vanuit mijn Nederlandse kantoor blijven werken?',
          answer:
            'Dan kan een deel van de winst, of de hele vennootschap, hier belast zijn. De gids legt beide toetsen uit.',
        },
        third: {
          question: 'Wat wil een opdrachtgever of bank zien?',
          answer: 'Een bestuur dat werkelijk op Cyprus beslist. De checklist op pagina 8 zegt hoe je dat bewijst.',
        },
      },
    },
    facebook: {
      bannerFact: 'Geen nieuwsbrief nodig.',
      bannerText: 'Je krijgt de gids ook als je het vakje leeg laat.',
      headline: 'Werk je over de grens? Lees wat Cyprus wel en niet doet',
      subheadline:
        'Voor kapiteins, schippers en bemanning. In {{pages}} pagina’s lees je wat je huis, je vlag en je dagen doen met je belasting, wat een vennootschap op Cyprus kost en wanneer je er beter niet aan begint.',
      finalTitle: 'Lees hem aan boord, beslis aan wal',
      finalText:
        'Je krijgt de gids als pdf en per e-mail, ook als de verbinding straks weer weg is. De nieuwsbrief sturen we alleen aan wie daar zelf om vraagt.',
      readers: {
        title: 'Wat ze ons aan boord vragen',
        more: 'Alle cijfers en regels voor kapiteins en schippers',
        first: {
          question: 'Ik ben bijna nooit thuis. Woon ik dan nog in Nederland?',
          answer:
            'Vaak wel. Nederland telt geen dagen, maar kijkt naar je huis en je gezin. Pagina 5 loopt de vragen met je langs.',
        },
        second: {
          question: 'Val ik als kapitein onder de tonnagebelasting?',
          answer: 'Nee. Die is voor wie schepen bezit, bevracht of beheert. Wat wel voor je geldt, staat op pagina 11.',
        },
        third: {
          question: 'Wie verzekert mij als ik onder een vreemde vlag vaar?',
          answer: 'Dat hangt af van de vlag, je werkgever en je woonland. De gids zegt waar je het vooraf navraagt.',
        },
      },
    },
  },
} as const;
