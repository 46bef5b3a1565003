/**
 * Titles and descriptions for search engines and shared links. Titles of at most 62 characters, descriptions of 70 to
 * 160, with the brand filled in: search results cut off longer ones.
 */
export const head = {
  home: {
    title: '{{brand}} – Ondernemen via Cyprus, met een koers die klopt',
    description:
      'Advies over een Cypriotische vennootschap voor wie internationaal werkt. Met de berekening vooraf en de voorwaarden erbij. De intake is gratis.',
  },
  contact: {
    title: 'Plan een gratis intake – {{brand}}',
    description:
      'Vertel in een paar zinnen hoe je werkt en waar je woont. Je krijgt binnen {{hours}} uur antwoord van een adviseur. De intake duurt {{minutes}} minuten.',
  },
  calculator: {
    title: 'Bereken je besparing: Nederland en Cyprus – {{brand}}',
    description:
      'Vul je omzet in en zie wat Nederland en Cyprus kosten, met het omslagpunt en elke stap uitgeschreven. Tarieven met jaar en bron. Een indicatie.',
  },
  guide: {
    title: 'De Cyprus-gids: wat klopt en wat niet – {{brand}}',
    description:
      'Gratis gids van {{pages}} pagina’s over tarieven, voorwaarden en kosten van een Cypriotische vennootschap. Ook met de gevallen waarin je beter niets doet.',
  },
  linkedin: {
    title: 'De Cyprus-gids voor wie over de grens werkt – {{brand}}',
    description:
      'Voor consultants en ondernemers met klanten in meer landen: {{pages}} pagina’s over tarieven, substance en kosten van een Cypriotische vennootschap. Gratis.',
  },
  facebook: {
    title: 'De Cyprus-gids: eerst lezen, dan beslissen – {{brand}}',
    description:
      'Gratis gids van {{pages}} pagina’s: wat een vennootschap op Cyprus kost, wat ze oplevert en wanneer je beter in Nederland blijft. Zonder nieuwsbrief.',
  },
  privacy: {
    title: 'Hoe we met je gegevens omgaan – {{brand}}',
    description:
      'Wat we bewaren als je de gids aanvraagt of een bericht stuurt, waarvoor, op welke grond en hoe lang. Met je rechten en het colofon. Zonder cookies.',
  },
  unsubscribe: {
    title: 'Afmelden voor onze mail – {{brand}}',
    description:
      'Meld je af voor onze nieuwsbrief en andere mails, zonder inloggen. Wat je zelf vraagt, zoals de gids of een antwoord, sturen we je nog wel.',
  },
  confirm: {
    title: 'Bevestig je nieuwsbrief – {{brand}}',
    description:
      'De pagina achter de knop in onze mail: met één klik bevestig je dat je de nieuwsbrief wilt. Zonder die klik sturen we hem niet.',
  },
} as const;
