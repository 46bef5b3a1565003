/** The pages for a profession; numbers are named by their claims. Part of `reading`: rendered only by the build. */
export const professions = {
  figures: 'Wat er van {{profit}} winst overblijft',
  figuresLead: 'Dezelfde winst langs vier wegen, voor de hele som van onderneming en eigenaar.',
  route: 'Weg',
  burden: 'Belasting en kosten',
  kept: 'Je houdt over',
  share: 'Lastendruk',
  routes: {
    selfEmployed: 'Zzp in Nederland',
    dutchCompany: 'Bv in Nederland',
    cyprusOwnerInNl: 'Cyprus, jij woont in Nederland',
    cyprusOwnerInCyprus: 'Cyprus, jij woont op Cyprus',
  },
  calculator: 'Reken met je eigen winst',
  fit: 'Past het bij je?',
  suits: 'Kan passen als',
  unsuited: 'Past meestal niet als',
  rules: 'De regels die voor jou tellen',
  rulesLead: 'Vier regels, elk met een cijfer, een datum en een bron.',
  questions: 'Vragen die we vaak krijgen',
  ask: 'Staat je vraag er niet bij? Op elk bericht antwoorden we binnen {{hours}} uur.',
  read: 'Lees verder',
  captains: {
    name: 'Kapiteins en schippers',
    short: 'Cyprus voor kapiteins en schippers',
    title: 'Je vaart de hele wereld over. Waar woon je dan, fiscaal gezien?',
    description:
      'Voor kapiteins en schippers: wat dagen op zee wel en niet doen, wie je verzekert, wat een vennootschap op Cyprus kost, en wanneer zij niets oplevert.',
    lead: 'Dagen op zee tellen voor geen enkel land mee. Je huis en je gezin wel. Wij rekenen uit wat er van je gage of factuur overblijft, en zeggen het als Cyprus niets toevoegt.',
    suits: {
      first: 'je in Nederland geen woning meer aanhoudt en op Cyprus zelf een huis hebt',
      second: 'je voor eigen rekening vaart, voor meer dan één opdrachtgever',
      third: 'je tussen de reizen door ten minste {{cyprusDays}} dagen per jaar op het eiland bent',
    },
    unsuited: {
      first: 'je gezin in Nederland woont en jij daar thuiskomt',
      second: 'je in loondienst vaart: dan heb je geen vennootschap nodig',
      third: 'één rederij je het hele jaar inhuurt en je werk bepaalt',
    },
    rules: {
      first:
        'Met {{cyprusDays}} dagen, een woning en werk op Cyprus kun je daar inwoner zijn. Dagen op zee tellen niet mee.',
      second:
        'De tonnagebelasting op Cyprus loopt tot en met {{tonnageUntil}}. Zij is voor wie schepen bezit, bevracht of beheert, en niet voor jouw eigen vennootschap.',
      third:
        'Werk je in twaalf maanden meer dan {{shelfDays}} dagen op het Nederlandse plat, dan is de winst daaruit in Nederland belast.',
      fourth:
        'Doe je {{socialSecurityShare}} of meer van je werk in je woonland, dan ben je als regel daar verzekerd. Onder EU-vlag geldt meestal de vlagstaat.',
    },
    items: {
      first: {
        question: 'Ik ben acht maanden per jaar op zee. Woon ik dan nog in Nederland?',
        answer:
          'Dat kan heel goed. Nederland telt geen dagen, maar kijkt naar je huis, je gezin en waar je leven zich afspeelt. Staat er een woning voor je klaar, dan weegt dat zwaar, hoe weinig je er ook bent.',
      },
      second: {
        question: 'Betaal ik als kapitein op Cyprus geen belasting over mijn loon?',
        answer:
          'Loon van kapitein, officieren en bemanning op een kwalificerend schip onder EU-vlag is op Cyprus vrijgesteld. Het gaat om loon, niet om facturen. Woon je in Nederland, dan kijkt Nederland zelf wat het met dat loon doet.',
      },
      third: {
        question: 'Wie verzekert mij als ik onder een vreemde vlag vaar?',
        answer:
          'Onder een EU-vlag in beginsel de vlagstaat, of je woonland als een werkgever daar je betaalt. Onder een andere vlag meestal je woonland. Vaar je zelfstandig, vraag het dan vooraf aan de Sociale Verzekeringsbank.',
      },
      fourth: {
        question: 'Wat kost een vennootschap op Cyprus mij per jaar?',
        answer:
          'Bij ons {{yearlyCost}} vaste kosten, na eenmalig {{setUpCost}} voor de oprichting. Controle en bestuurders komen daarbij. De offerte zegt vooraf wat voor jou geldt.',
      },
    },
  },
  consultants: {
    name: 'Consultants',
    short: 'Cyprus voor consultants',
    title: 'Klanten in vijf landen, één belastingaangifte. Hoort die op Cyprus thuis?',
    description:
      'Voor consultants met klanten in meer landen: wat een vennootschap op Cyprus doet met je winst, je vaste inrichting en je btw, en wanneer een bv beter is.',
    lead: 'Het tarief op Cyprus is {{cyprusCorporateTax2026}}, als de vennootschap werkelijk daar wordt bestuurd. Of jij er iets van merkt, hangt af van waar je woont en waar je het werk doet.',
    suits: {
      first: 'je naar Cyprus verhuist en van daaruit je opdrachten aanneemt en uitvoert',
      second: 'je klanten over meer landen verspreid zijn en je werk niet aan één kantoor vastzit',
      third: 'er naast jou iemand op Cyprus is die je vak begrijpt en kan meebeslissen',
    },
    unsuited: {
      first: 'je één Nederlandse opdrachtgever hebt en vanuit huis werkt',
      second: 'je in Nederland blijft wonen en alles aan jezelf uitkeert',
      third:
        'je winst in een bv, na je eigen loon, onder {{breakEven}} blijft: dan eten de vaste kosten het verschil in tarief op',
    },
    rules: {
      first:
        'Over winst betaalt een vennootschap op Cyprus sinds 2026 {{cyprusCorporateTax2026}}. Oudere berekeningen gebruiken nog het vorige tarief.',
      second:
        'Woon je in Nederland, dan valt het dividend in box 2: {{dutchBoxTwoLow}}, en boven de eerste schijf meer.',
      third:
        'Werk je voor je eigen vennootschap, dan is in 2026 een loon van {{customarySalary}} het uitgangspunt, belast in box 1.',
      fourth:
        'Voor diensten aan ondernemers in andere EU-landen geldt de btw-drempel van {{cyprusVatThreshold}} niet: je registreert meteen en factureert met verlegde btw.',
    },
    items: {
      first: {
        question: 'Ik werk thuis in Utrecht voor klanten in Duitsland. Kan de winst dan op Cyprus belast worden?',
        answer:
          'Meestal niet, of niet helemaal. Een werkplek in Nederland kan een vaste inrichting zijn, en dan is de winst die daar wordt verdiend hier belast. Neem je ook de beslissingen hier, dan kan Nederland de hele vennootschap als Nederlands zien.',
      },
      second: {
        question: 'Is een holding in Nederland met een dochter op Cyprus een oplossing?',
        answer:
          'Het stelt box 2 uit tot de holding aan jou uitkeert. Het voegt een laag met kosten toe, en het verdrag vraagt dat belasting niet het hoofddoel is. Laat een adviseur de zakelijke reden opschrijven voordat je begint.',
      },
      third: {
        question: 'Mijn opdrachtgever wil geen Cypriotische factuur. Wat dan?',
        answer:
          'Dat komt voor, vooral bij overheden en banken. Vraag het vóór de oprichting na bij je twee grootste klanten. Een vennootschap die niemand betaalt, heeft aan een laag tarief niets.',
      },
      fourth: {
        question: 'Hoeveel substance heb ik als consultant nodig?',
        answer:
          'Genoeg om de belangrijke beslissingen werkelijk op Cyprus te nemen: bestuurders die er wonen en je vak begrijpen, vergaderingen met notulen, een administratie ter plaatse. Een postadres is daarvoor te weinig.',
      },
    },
  },
  nomads: {
    name: 'Digital nomads',
    short: 'Cyprus voor digital nomads',
    title: 'Nergens vast wonen is ook een keuze. Voor de belasting heeft die gevolgen.',
    description:
      'Voor digital nomads: hoe je met 60 dagen, een woning en werk op Cyprus een vaste basis krijgt, wat Nederland daarvan vindt, en wat het per jaar kost.',
    lead: 'Wie nergens woont, hoort volgens minstens één land toch ergens. Cyprus biedt een basis binnen de EU met een korte dagenregel. Daar is meer voor nodig dan een ticket, en je moet Nederland werkelijk achter je laten.',
    suits: {
      first: 'je in Nederland geen woning en geen gezin meer hebt',
      second: 'je op Cyprus een vaste woning huurt of koopt, en er {{cyprusDays}} dagen of meer bent',
      third: 'je in geen ander land langer dan {{residenceDays}} dagen blijft en je dagen bijhoudt',
    },
    unsuited: {
      first: 'je kamer in Nederland blijft staan voor als je terugkomt',
      second: 'je jaarlijks meer dan een half jaar op één andere plek zit',
      third: 'je winst klein is: de vaste kosten zijn dan hoger dan wat het scheelt',
    },
    rules: {
      first:
        'De korte regel vraagt ten minste {{cyprusDays}} dagen op Cyprus, een vaste woning en werk daar, dat op 31 december nog loopt.',
      second: 'Ben je in één ander land meer dan {{residenceDays}} dagen, dan vervalt de korte regel voor dat jaar.',
      third:
        'Als inwoner zonder domicilie betaal je over dividend {{sdcNonDom}} defensiebijdrage, {{nonDomYears}} jaar lang.',
      fourth: 'Je betaalt er wel zorgbijdrage: {{gesyOnDividends}} over dividend, met een maximum per jaar.',
    },
    items: {
      first: {
        question: 'Ik ben uitgeschreven. Ben ik dan niet automatisch geen inwoner meer?',
        answer:
          'Nee. Uitschrijven is één omstandigheid, en Nederland weegt ze allemaal: huis, gezin, bezit, zorg, verenigingen. Zonder nieuw land waar je aantoonbaar woont, staat je verhaal zwak.',
      },
      second: {
        question: 'Mag ik met een visum voor digital nomads op Cyprus werken?',
        answer:
          'Met een EU-paspoort heb je geen visum nodig; je meldt je als EU-burger aan als je er blijft. De regelingen met dat woord in de naam zijn voor mensen van buiten de EU. Voor de belasting zeggen zij niets over je woonplaats.',
      },
      third: {
        question: 'Heb ik een vennootschap nodig, of kan ik als zelfstandige werken?',
        answer:
          'Beide kan. De korte dagenregel vraagt een bedrijf, baan of functie op Cyprus. Een vennootschap kost bij ons {{yearlyCost}} per jaar; bij een kleine winst is zelfstandig werken vaak eenvoudiger. Reken het uit voordat je kiest.',
      },
      fourth: {
        question: 'Hoe bewijs ik mijn dagen?',
        answer:
          'Houd per dag bij in welk land je bent, met een boeking, betaling of reisdocument erbij. Bewaar het lang: bij buitenlands inkomen kan Nederland tot {{recoveryYears}} jaar terug.',
      },
    },
  },
  entrepreneurs: {
    name: 'Internationale ondernemers',
    short: 'Cyprus voor internationale ondernemers',
    title: 'Je bedrijf verkoopt over de grens. Wie bestuurt het straks, en waar?',
    description:
      'Voor ondernemers met winst over de grens: wat een vennootschap op Cyprus doet bij een hogere winst, wat het bestuur vraagt, en wat er bij vertrek gebeurt.',
    lead: 'Bij een hogere winst telt het verschil in tarief mee. Dan wordt de vraag wie er beslist, waar dat gebeurt, en wat er met je huidige bv gebeurt als jij vertrekt.',
    suits: {
      first: 'er op Cyprus bestuurders zijn die het bedrijf kennen en kunnen ingrijpen',
      second: 'een deel van het werk daar werkelijk gebeurt: inkoop, ontwikkeling, klantcontact',
      third: 'je zelf bereid bent te verhuizen, of de winst in het bedrijf laat om te groeien',
    },
    unsuited: {
      first: 'jij vanuit Nederland alles beslist en het bestuur achteraf tekent',
      second: 'je de winst elk jaar volledig aan jezelf uitkeert en in Nederland woont',
      third: 'je bv groot is en je nog niet hebt laten uitrekenen wat vertrek kost',
    },
    rules: {
      first:
        'Nederland rekent {{dutchCorporateTaxHigh}} over winst boven {{dutchCorporateThreshold}}; Cyprus {{cyprusCorporateTax2026}}. Daar gaan de kosten van bestuur en controle nog af.',
      second:
        'Bij buitenlands inkomen kan Nederland {{recoveryYears}} jaar terug. Je dossier moet dus minstens zo lang kloppen.',
      third:
        'Tussen vennootschappen laat het verdrag geen bronbelasting toe bij een belang van {{treatyHoldingShare}} dat {{treatyHoldingDays}} dagen is aangehouden.',
      fourth: 'Een verlies op Cyprus kun je {{lossYears}} jaar verrekenen.',
    },
    items: {
      first: {
        question: 'Kan mijn bestaande bv gewoon naar Cyprus verhuizen?',
        answer:
          'De leiding kan verhuizen, en daarmee de fiscale vestiging. Nederland rekent dan af over de waarde die er op dat moment in de bv zit. Vaak is een nieuwe vennootschap voor de nieuwe activiteit eenvoudiger. Laat beide uitrekenen.',
      },
      second: {
        question: 'Wat gebeurt er met mijn aandelen als ik zelf vertrek?',
        answer:
          'Nederland legt een conserverende aanslag op over de waarde op de dag van vertrek. Binnen de EU krijg je uitstel, zonder einddatum. Dividend of verkoop beëindigt dat, voor dat deel.',
      },
      third: {
        question: 'Is de IP-box iets voor mijn software?',
        answer:
          'Misschien, als het gaat om software waarop je zelf het auteursrecht hebt en waarvan je de ontwikkeling kunt aantonen. Tot {{ipBoxDeduction}} van de kwalificerende winst blijft dan buiten de heffing. Advies, uren en merken vallen erbuiten.',
      },
      fourth: {
        question: 'Moet dit worden gemeld onder DAC6?',
        answer:
          'Soms. Tussenpersonen melden grensoverschrijdende constructies met een wezenskenmerk, en standaardpakketten kunnen daaronder vallen. Vraag elke adviseur, ook ons, hoe dat in jouw geval is getoetst.',
      },
    },
  },
} as const;
