export const contactSection = {
  title: 'Liever eerst een vraag stellen?',
  lead: 'Schrijf ons in een paar zinnen hoe je werkt en waar je woont. Je hoeft nog geen cijfers te delen.',
  answer: 'Antwoord',
  answerValue: 'Binnen {{hours}} uur',
  talk: 'Gesprek',
  talkValue: '{{minutes}} minuten, gratis',
  data: 'Gegevens',
  dataValue: 'Alleen om je te antwoorden',
} as const;
