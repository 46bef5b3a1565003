export const contactSection = {
  title: 'Liever eerst een vraag stellen?',
  lead: 'Vertel in een paar zinnen hoe je werkt en waar je woont. Je hoeft nog geen cijfers te delen.',
  answer: 'Antwoord',
  answerValue: 'Binnen {{hours}} uur',
  talk: 'Intake',
  talkValue: '{{minutes}} minuten, gratis',
  data: 'Gegevens',
  dataValue: 'Alleen om je te antwoorden',
} as const;
