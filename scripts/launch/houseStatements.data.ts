/**
 * What the privacy page says about the house itself: no test of ours can know it, so that somebody of the house has to
 * confirm it. `says` stands in the Dutch statement word for word. Set `confirmed` when it is true for the company that goes live.
 */
export const houseStatements: readonly { says: string; confirm: string; confirmed: boolean }[] = [
  {
    says: 'Een functionaris voor gegevensbescherming hebben we niet',
    confirm: 'that no data protection officer is required or appointed',
    confirmed: false,
  },
  {
    says: 'De hostingpartij en de mailprovider werken in onze opdracht',
    confirm: 'that both have signed a processing agreement',
    confirmed: false,
  },
  {
    says: 'De AI-dienst verwerkt gegevens buiten de Europese Economische Ruimte',
    confirm:
      'that the AI service, its country and the basis are right, and that the host and the mail provider process nothing outside it',
    confirmed: false,
  },
  {
    says: 'De termijnen hieronder hebben we zelf gekozen',
    confirm: 'that the house keeps to the periods in the table',
    confirmed: false,
  },
  {
    says: 'Alleen als jij daar vooraf mee instemt, en alleen wat voor jouw vraag nodig is.',
    confirm: 'that a partner in Cyprus gets data only with consent, and who that licensed partner is',
    confirmed: false,
  },
  {
    says: 'Je krijgt binnen een maand antwoord',
    confirm: 'who answers requests about personal data',
    confirmed: false,
  },
  {
    says: 'Of je een e-mail opent of erin klikt, meten we niet',
    confirm: 'that the server runs without MAIL_TRACKING=on, or change the sentence',
    confirmed: false,
  },
];
