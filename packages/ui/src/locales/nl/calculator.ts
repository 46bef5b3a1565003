export const calculator = {
  title: 'Bereken je besparing',
  lead: 'Je ziet meteen wat je in Nederland betaalt en wat het op Cyprus kost. Zonder gegevens achter te laten.',
  noScript: 'Zelf rekenen kan alleen met JavaScript aan. Hier staat de som voor een omzet van {{revenue}}.',
  printed: 'Afgedrukt op {{day}}',
  revenue: {
    label: 'Omzet per jaar',
    hint: 'De som rekent met omzet als winst.',
    roughly: 'Omzet per jaar, bij benadering',
    spoken: '{{amount}} per jaar',
    spokenMore: '{{amount}} per jaar of meer',
    missing: 'Vul je omzet per jaar in.',
    negative: 'Omzet kan niet onder nul liggen. Vul nul of meer in.',
    tooHigh: 'Vul hoogstens {{limit}} in.',
    million: '{{figure}} mln',
  },
  entity: {
    label: 'Ondernemingsvorm',
    zzp: { name: 'Zzp', inText: 'zzp' },
    bv: { name: 'Bv', inText: 'bv' },
  },
  rateSet: {
    label: 'Tariefset',
    older: '{{label}}: {{rate}} op Cyprus. In {{year}} is dat {{newRate}}; dan schuift het omslagpunt op.',
    current: '{{label}}: {{rate}} op Cyprus, en {{costs}} vaste kosten per jaar.',
  },
  result: {
    label: 'Uitkomst',
    of: 'Verschil per jaar, {{entity}}, tariefset {{rates}}',
    stale: 'Nog de uitkomst bij {{revenue}}, {{entity}}, tariefset {{rates}}',
    none: 'Geen besparing bij deze omzet',
    perYear: '<strong>{{amount}}</strong> per jaar',
    ofRevenue: '<strong>{{share}}</strong> van je omzet',
    fiveYears: '<strong>{{amount}}</strong> in vijf jaar',
    announced:
      'Verschil per jaar {{amount}}, tariefset {{rates}}. Nederland {{dutch}}, Cyprus {{cyprus}}. Indicatie, geen belastingadvies.',
    announcedNone:
      'Geen besparing, tariefset {{rates}}: Cyprus kost {{cyprus}}, Nederland {{dutch}}. Indicatie, geen belastingadvies.',
  },
  truth: {
    older:
      '{{rate}} gold op Cyprus tot en met {{until}}; met het tarief van {{year}} is het verschil <strong>{{amount}}</strong>.',
    olderNone:
      '{{rate}} gold op Cyprus tot en met {{until}}; met het tarief van {{year}} is er geen besparing: <strong>{{amount}}</strong>.',
    switch: 'Reken met {{year}}',
    set: 'Tariefset {{rates}}. Indicatie, geen belastingadvies.',
  },
  owner: {
    question: 'Waar woon je straks?',
    home: { nl: 'In Nederland', cy: 'Op Cyprus' },
    unanswered:
      'Het verschil hierboven is dat van de onderneming. Wat jij ervan overhoudt, hangt af van waar je woont: blijf je in Nederland wonen, dan betaal je hier meestal box 1 en box 2 over salaris en dividend.',
    tooSmall:
      'De hele som, van onderneming en eigenaar samen, maken we vanaf {{least}}. Daaronder tellen heffingskortingen mee die in deze som ontbreken.',
    verdict: {
      nl: {
        dearer: 'Blijf je in Nederland wonen, dan ben je via Cyprus <strong>{{amount}}</strong> per jaar duurder uit.',
        hardly:
          'Blijf je in Nederland wonen, dan scheelt het je <strong>{{amount}}</strong> per jaar. Dat loont nauwelijks: opzetkosten en tijd gaan er nog af.',
        cheaper:
          'Blijf je in Nederland wonen, dan scheelt het je <strong>{{amount}}</strong> per jaar. Opzetkosten en tijd gaan er nog af.',
      },
      cy: {
        dearer: 'Woon je op Cyprus, dan ben je <strong>{{amount}}</strong> per jaar duurder uit.',
        hardly:
          'Woon je op Cyprus, dan scheelt het je <strong>{{amount}}</strong> per jaar. Dat weegt nauwelijks op tegen verhuizen.',
        cheaper: 'Woon je echt op Cyprus, dan scheelt het je <strong>{{amount}}</strong> per jaar.',
      },
    },
    caption: 'De hele som van onderneming en eigenaar, tarieven van 2026, alles uitgekeerd',
    part: 'Onderdeel',
    now: 'Nu',
    viaCyprus: { nl: 'Via Cyprus', cy: 'Op Cyprus' },
    parts: {
      runningCosts: 'Vaste kosten',
      corporateTax: 'Vennootschapsbelasting',
      salary: 'Box 1 en Zvw over {{salary}} salaris',
      incomeTax: 'Box 1 en Zvw over de winst',
      boxTwo: 'Box 2 over het dividend',
      gesy: 'Zorgbijdrage GESY',
    },
    total: 'Totaal per jaar',
    difference: 'Verschil',
    terms: {
      nl: 'Zonder fiscale partner, pensioen en investeringsaftrek. Geldt alleen als de vennootschap werkelijk vanuit Cyprus wordt bestuurd. Indicatie, geen belastingadvies.',
      cy: 'Geldt als je fiscaal inwoner van Cyprus bent en non-dom, en in Nederland geen woning aanhoudt die jou hier inwoner maakt. Zonder salaris en sociale premies op Cyprus. Indicatie, geen belastingadvies.',
    },
  },
  bars: {
    label: 'Belasting en kosten in Nederland en op Cyprus',
    netherlands: 'Nederland',
    cyprus: 'Cyprus',
    difference: 'verschil',
    part: 'Onderdeel',
    amount: 'Bedrag',
  },
  breakEven: {
    title: 'Vanaf welke omzet het verschil maakt',
    lead: 'Tot een omzet van {{turn}} kost Cyprus meer dan het oplevert. Daarna loopt het verschil op, sneller vanaf {{faster}}. De controle van de jaarrekening en de bestuurders tellen niet mee: daarmee ligt het punt hoger.',
    never: 'Bij deze tarieven kost Cyprus altijd meer dan het oplevert.',
    chart: 'Belasting en kosten naar omzet',
    revenue: 'Omzet',
    turn: 'Omslagpunt',
    own: 'jouw omzet',
    caption: 'Omzet per jaar in euro. Verticaal: belasting en vaste kosten per jaar.',
  },
  steps: {
    title: 'De som, stap voor stap',
    step: 'Stap',
    sum: 'Berekening',
    amount: 'Bedrag',
    netherlands: 'Nederland, {{entity}}',
    cyprus: 'Cyprus, vennootschap',
    bracket: 'Schijf {{place}}',
    dutchTotal: { zzp: 'Inkomstenbelasting', bv: 'Vennootschapsbelasting' },
    corporateTax: 'Vennootschapsbelasting',
    costs: 'Vaste kosten',
    perYear: 'per jaar',
    cyprusTotal: 'Totaal Cyprus',
    difference: 'Verschil per jaar',
    rounding: 'Bedragen afgerond op hele euro’s; de som zelf is exact.',
  },
  assumptions: {
    title: 'Waar de som van uitgaat',
    rates: 'Tariefset',
    ratesText: 'Tarieven: {{years}}. Peildatum <day>{{day}}</day>.',
    profit: 'Winst',
    profitText: {
      zzp: 'Omzet telt als winst. Aftrekposten, heffingskortingen en Zvw zijn niet meegenomen.',
      bv: 'Omzet telt als winst van de bv. Belasting over salaris en dividend is niet meegenomen.',
    },
    costs: 'Vaste kosten',
    costsLow:
      '{{costs}} is de onderkant. Met {{monthly}} per maand wordt het {{yearly}} en het verschil {{saving}}. De controle van de jaarrekening en de bestuurders zitten daar niet in.',
    costsCurrent:
      '{{costs}} per jaar: twaalf keer {{monthly}} voor administratie, adres en begeleiding. Zonder de controle van de jaarrekening en zonder bestuurders.',
    source: 'Bron',
    disclaimer:
      'Indicatie, geen belastingadvies. De uitkomst geldt alleen als de vennootschap werkelijk vanuit Cyprus wordt bestuurd. Blijf je in Nederland wonen, dan betaal je hier meestal inkomstenbelasting (box 1 en 2) over salaris en dividend; die zit niet in deze uitkomst. Tarieven: {{years}}.',
  },
  next: {
    title: 'Klopt dit voor jouw situatie?',
    text: 'In een gesprek van {{minutes}} minuten leggen we je woonplaats, je dagen en je klanten ernaast.',
    session: 'Plan een strategiegesprek',
    copy: 'Kopieer link',
    print: 'Print op één A4',
    link: 'Deze som als link',
  },
  attachment:
    'Mijn som: {{revenue}} omzet, {{entity}}, tarieven: {{years}}. Verschil per jaar {{amount}}. Indicatie, geen belastingadvies. {{link}}',
  popup: {
    title: 'De gids bij je som?',
    ask: 'Ja, graag',
    dismiss: 'Sluit het aanbod',
    text: '{{pages}} pagina’s, gratis, als pdf. Je uitkomst blijft gewoon staan.',
    figure: 'Verschil per jaar',
    announced: 'Wil je de gids bij je som? Het aanbod staat onderaan de pagina; Escape sluit het.',
    submit: 'Stuur mij de gids',
    submitting: 'Gids aanvragen…',
    skip: 'Nee, verder rekenen',
    done: 'Verder rekenen',
    missing: 'Vul alle velden in om de Cyprus Gids te ontvangen',
    failed: 'Er ging iets mis. Probeer het opnieuw.',
    offline: 'Netwerkfout. Check je internetverbinding.',
    success: 'Bedankt! Check je inbox voor de Cyprus Gids.',
  },
} as const;
