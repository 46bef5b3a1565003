export const faq = {
  coordinates: '34°21′N 24°00′O',
  title: 'Veelgestelde vragen',
  lead: 'Staat je vraag er niet bij? <contact>Stel hem ons</contact>, je krijgt binnen {{hours}} uur antwoord.',
  items: {
    costs: {
      question: 'Wat kost een vennootschap op Cyprus?',
      answer: 'Oprichten doe je één keer, daarna zijn er vaste lasten. Reken hierop:',
    },
    emigration: {
      question: 'Moet ik emigreren?',
      answer:
        'Voor de vennootschap niet: die kun je hebben terwijl je ergens anders woont. Voor je eigen belasting maakt het wel verschil. Blijf je in Nederland wonen, dan betaal je hier meestal inkomstenbelasting over salaris en dividend. Het grootste verschil merkt wie ook zelf fiscaal inwoner van Cyprus wordt.',
    },
    dutchTax: {
      question: 'Betaal ik dan nog belasting in Nederland?',
      answer:
        'Zolang je in Nederland woont wel. Over dividend betaal je {{boxTwoLow}} of {{boxTwoHigh}} in box 2, en wie voor de eigen vennootschap werkt, hoort een gebruikelijk loon te krijgen. Wordt de vennootschap in werkelijkheid vanuit Nederland bestuurd, dan betaalt de vennootschap hier ook vennootschapsbelasting. En wie {{socialShare}} of meer van het werk in Nederland doet, is hier sociaal verzekerd.',
    },
    days: {
      question: 'Hoe werken de {{residence}}-dagenregel en de {{days}}-dagenregel?',
      answer:
        'Ben je in een kalenderjaar meer dan {{residence}} dagen op Cyprus, dan ben je er fiscaal inwoner. De {{days}}-dagenregel vraagt minder dagen, maar meer feiten: minstens {{days}} dagen op Cyprus, niet meer dan {{residence}} dagen in één ander land, een vaste woning op Cyprus en daar een onderneming, baan of bestuursfunctie. Ook dan kan Nederland je als inwoner zien. Dan beslist het belastingverdrag, te beginnen met waar je een duurzaam tehuis hebt.',
    },
    substance: {
      question: 'Wat is substance, en wanneer is het genoeg?',
      answer:
        'Substance wil zeggen dat de vennootschap werkelijk vanuit Cyprus wordt bestuurd. Bestuurders wonen daar, vergaderen daar en maken daar notulen; de administratie en het kantoor zijn er ook; en er is geen algemene volmacht waarmee jij toch alles zelf beslist. Een vaste grens bestaat niet, de feiten tellen. Een postadres alleen is niet genoeg. Kantoor, secretaris en bestuurders komen van {{provider}}, met een vergunning van de toezichthouder ({{licence}}).',
    },
    director: {
      question: 'Wie tekent er als bestuurder?',
      answer:
        'Een bestuurder die op Cyprus woont, van {{provider}}. Die vergadert, leest mee en beslist. Alleen tekenen wat jij opdraagt is geen bestuur, en dus geen substance. Jij bent aandeelhouder en staat als eigenaar in het UBO-register. Wat de bestuurders kosten, staat in je offerte.',
    },
    rate: {
      question: 'Is het tarief {{before}} of {{rate}}?',
      answer:
        '{{rate}}. Cyprus heeft de vennootschapsbelasting per 1 januari {{sinceYear}} verhoogd; {{before}} was het tarief tot en met {{untilYear}} en staat nog in veel brochures. De <calculator>calculator</calculator> laat beide zien, met het jaar erbij. Het tarief geldt als de vennootschap werkelijk vanuit Cyprus wordt bestuurd.',
    },
    duration: {
      question: 'Hoe lang duurt het oprichten?',
      answer:
        'Reken op {{nameFrom}} tot {{nameTo}} werkdagen voor de naam en daarna {{incorporationFrom}} tot {{incorporationTo}} voor de inschrijving. Het fiscaal nummer en het btw-nummer volgen. De bank duurt het langst: die onderzoekt wie je bent en waar het geld vandaan komt, in een eigen tempo.',
    },
    yearly: {
      question: 'Wat moet er elk jaar gebeuren?',
      answer:
        'Boekhouding, jaarrekening, btw- en VIES-opgaven, aangifte en de jaaropgave aan het register. De jaarrekening wordt gecontroleerd. Bij een omzet tot {{turnover}} en een balans tot {{assets}}, twee jaar op rij, mag een beoordelingsopdracht daarvoor in de plaats komen.',
    },
    leaving: {
      question: 'Wat kost het om weer te stoppen?',
      answer:
        'Uitschrijven kan als de vennootschap geen schulden en bezittingen meer heeft; daarvoor rekenen wij {{closing}}. Tot die dag lopen de administratie, de jaaropgave en de controle door. Zijn er nog schulden of bezittingen, dan is een vereffening nodig: die duurt langer en krijgt een eigen offerte. Kom je terug naar Nederland, dan betaal je hier vanaf dat moment weer belasting over je hele inkomen.',
    },
    against: {
      question: 'Wanneer raden jullie Cyprus af?',
      answer:
        'Als je in Nederland blijft wonen en alle winst aan jezelf uitkeert, want dan scheelt het weinig of niets. Als je één Nederlandse opdrachtgever hebt en vanuit huis werkt. Als je winst onder het <breakEven>omslagpunt</breakEven> ligt. En als je alleen een adres zoekt. Dat hoor je in het eerste gesprek, en dat is gratis.',
    },
  },
  costs: {
    label: 'Kosten van een vennootschap op Cyprus',
    setUp: 'Oprichting, eenmalig',
    setUpValue: '{{setUpFrom}} – {{setUpTo}}',
    running: 'Boekhouding, virtueel kantoor en assistentie',
    runningValue: '± {{monthly}} per maand',
    note: 'Een raming vooraf, zonder btw; je offerte zegt wat voor jou geldt. De analyse en het advies daarvoor kosten {{advice}}. De calculator rekent in de brochureset met {{brochure}} per jaar. Dat is de onderkant: {{monthly}} per maand komt op {{yearly}} per jaar. De controle van de jaarrekening en de bestuurders komen daar nog bij.',
  },
} as const;
