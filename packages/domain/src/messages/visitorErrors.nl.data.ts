import type { VisitorErrorCode } from './errorCodes.ts';

/** Errors that the public site can show, in Dutch. */
export const visitorErrorsNl: Record<VisitorErrorCode, string> = {
  name_required: 'Naam is verplicht',
  name_too_long: 'De naam is te lang: gebruik ten hoogste 200 tekens',
  email_required: 'Email is verplicht',
  email_name_not_ascii: 'Gebruik voor de @ alleen letters zonder accent',
  email_invalid: 'Voer een geldig email adres in',
  profession_required: 'Functie is verplicht',
  profession_unknown: 'Kies een functie uit de lijst',
  message_required: 'Schrijf een kort bericht, één zin is genoeg',
  message_too_long: 'Het bericht is te lang: gebruik ten hoogste 5.000 tekens',
  phone_too_long: 'Het telefoonnummer is te lang: gebruik ten hoogste 40 tekens',
  phone_invalid: 'Het telefoonnummer is te kort: vul het hele nummer in',
  moments_too_long: 'Het belmoment is te lang: gebruik ten hoogste 200 tekens',
  text_too_long: 'De tekst is te lang: gebruik minder woorden',
  source_unknown: 'Deze bron bestaat niet. Kies er een uit de lijst.',
  language_unknown: 'Kies Nederlands (nl) of Engels (en)',
  value_invalid: 'Deze waarde is niet geldig. Controleer wat je invulde.',

  all_fields_required: 'Vul alle velden in',
  contact_failed: 'Je bericht is niet verstuurd. Probeer het opnieuw of bel ons.',
  guide_server_error: 'Er ging iets mis op de server. Probeer het over een minuut opnieuw, of neem contact op.',
  guide_unexpected: 'Er ging iets mis. Probeer het opnieuw of neem contact op.',

  unsubscribe_link_invalid: 'Deze afmeldlink klopt niet of is niet volledig. Vraag hieronder een nieuwe aan.',
  unsubscribe_failed: 'Afmelden is niet gelukt. Probeer het opnieuw.',
  resubscribe_failed: 'Ongedaan maken is niet gelukt. Probeer het opnieuw.',

  confirmation_link_invalid: 'Deze bevestigingslink klopt niet of geldt niet meer. Vraag de gids opnieuw aan.',
  confirmation_failed: 'Bevestigen is niet gelukt. Probeer het opnieuw.',

  request_invalid: 'Het verzoek klopt niet. Controleer wat je invulde.',
  body_too_large: 'Het verzoek is te groot. Stuur minder tegelijk.',
  rate_limited: 'Te veel verzoeken achter elkaar. Wacht een minuut en probeer het opnieuw.',
  origin_refused: 'Dit formulier is vanaf een andere site verstuurd. Open het op onze site en probeer het opnieuw.',
  internal_error: 'Er ging iets mis op de server. Probeer het over een minuut opnieuw.',
  server_busy: 'Het is nu erg druk op onze server. Probeer het over een halve minuut opnieuw.',
  database_away: 'Onze server kan nu niet bij de gegevens. Probeer het over een minuut opnieuw.',
  database_full: 'Onze server kan nu niets opslaan. Probeer het later opnieuw of bel ons.',
};
