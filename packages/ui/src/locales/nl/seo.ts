/** Texts in preview pictures, structured data and `llms.txt`, written by the build. No page shows them. */
export const seo = {
  pictures: {
    home: {
      title: 'Ondernemen via Cyprus, met een koers die klopt.',
      note: 'Vooraf berekend. Ook als het niets oplevert.',
    },
    contact: { title: 'Plan een gratis intake', note: '{{minutes}} minuten. Binnen {{hours}} uur antwoord.' },
    calculator: { title: 'Vanaf welke omzet maakt Cyprus verschil?', note: 'Elke stap uitgeschreven. Een indicatie.' },
    guide: { title: 'De Cyprus-gids: wat klopt en wat niet', note: 'Gratis, {{pages}} pagina’s' },
    linkedin: { title: 'Werk je over de grens? Lees eerst dit.', note: 'De Cyprus-gids. Gratis, {{pages}} pagina’s' },
    facebook: { title: 'Cyprus: eerst lezen, dan beslissen', note: 'De Cyprus-gids. Gratis, {{pages}} pagina’s' },
    privacy: { title: 'Hoe we met je gegevens omgaan', note: 'Wat we bewaren, waarom en hoe lang.' },
    unsubscribe: { title: 'Geen mail meer van ons?', note: 'Eén klik, zonder inloggen.' },
    confirm: { title: 'Nog één klik voor de nieuwsbrief', note: 'Zonder die klik sturen we hem niet.' },
  },
  /** Alternative texts of the pictures, after the title as a sentence. */
  drawings: {
    route: '{{title}} Zeekaart van Europa met een gestippelde koers van Hoek van Holland naar Limassol.',
    bay: '{{title}} Zeekaart van de baai van Limassol, met een gestippelde koers naar de haven.',
    lines: '{{title}} Twee lijnen over de omzet, Nederland en Cyprus, die elkaar bij het omslagpunt kruisen.',
    cover: '{{title}} De omslag van de gids: twee kusten en een gestippelde koers ertussen.',
    compass: '{{title}} Een kompasroos.',
  },
  drawn: { netherlands: 'Nederland', cyprus: 'Cyprus', breakEven: 'omslagpunt' },
  cover: {
    titleOne: 'Ondernemen',
    titleTwo: 'via Cyprus',
    subtitle: 'Wat klopt, wat niet',
  },
  /** Names of the pages in breadcrumbs and lists. */
  names: {
    home: 'Home',
    calculator: 'Besparingscalculator',
    guide: 'De Cyprus-gids',
    privacy: 'Privacy en colofon',
    unsubscribe: 'Afmelden',
    confirm: 'Nieuwsbrief bevestigen',
  },
  organisation: {
    description:
      'Advies over ondernemen via Cyprus, voor wie internationaal werkt. Met de berekening vooraf en de voorwaarden erbij.',
    knowsAbout: {
      company: 'Vennootschap op Cyprus',
      residence: 'Fiscale woonplaats',
      substance: 'Substance',
      corporateTax: 'Vennootschapsbelasting',
    },
    netherlands: 'Nederland',
    cyprus: 'Cyprus',
  },
  llms: {
    language: 'Nederlands',
    summary:
      '{{brand}} ({{tagline}}) adviseert mensen die internationaal werken over een vennootschap op Cyprus, en zegt het ook als die niets oplevert. Alles op de site is informatie en indicatie, geen belastingadvies.',
    pages: 'Pagina’s',
    facts: 'Cijfers, met hun voorwaarde',
    questions: 'Veelgestelde vragen',
    asOf: 'Peildatum {{day}}.',
    file: 'De gids als pdf',
    rate: 'Cyprus rekent sinds {{sinceYear}} {{rate}} vennootschapsbelasting; daarvoor was het {{before}}. Voorwaarde: de vennootschap wordt werkelijk vanuit Cyprus bestuurd.',
    dutchRate: 'Nederland rekent {{low}} en {{high}} vennootschapsbelasting.',
    dividend:
      'Cyprus houdt {{withholding}} dividendbelasting in bij wie elders woont. Voorwaarde: wie in Nederland woont, betaalt daar {{low}} of {{high}} in box 2.',
    residence:
      'Een vennootschap op Cyprus vraagt geen verhuizing, maar waar iemand zelf belasting betaalt is een tweede vraag: de {{days}}-dagenregel vraagt een woning en werk op Cyprus en vervalt bij meer dan {{residence}} dagen in één ander land.',
    costs:
      'Oprichten kost {{from}} tot {{to}}, daarna {{monthly}} per maand voor administratie, adres en begeleiding. De offerte zegt vooraf wat geldt.',
    intake: 'De intake duurt {{minutes}} minuten en is gratis; op elk bericht komt binnen {{hours}} uur antwoord.',
  },
} as const;
