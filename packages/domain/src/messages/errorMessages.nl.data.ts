import type { ErrorCode } from './errorCodes.ts';
import { visitorErrorsNl } from './visitorErrors.nl.data.ts';

/** Error messages in Dutch. `fillMessage` fills `{{name}}`, or i18next, which uses the same syntax. */
export const errorMessagesNl: Record<ErrorCode, string> = {
  ...visitorErrorsNl,

  status_unknown: 'Deze status bestaat niet. Kies er een uit de lijst.',
  sort_unknown: 'Deze volgorde bestaat niet. Kies er een uit de lijst.',
  date_invalid: 'Vul de datum in als jjjj-mm-dd',
  instant_invalid: 'Vul het tijdstip in UTC in, zoals 2026-11-20T13:10:00.000Z',
  limit_invalid: 'Vraag 1 tot 1.000 regels tegelijk',
  cursor_invalid: 'Deze bladzijde bestaat niet meer. Begin opnieuw bij de eerste.',
  page_unknown: 'Deze pagina bestaat niet. Controleer het adres.',
  event_unknown: 'Deze gebeurtenis wordt niet geteld. Controleer de naam.',
  period_invalid: 'Het einde ligt vóór het begin. Wissel de datums om.',
  client_name_required: 'Vul de bedrijfsnaam in',
  contact_person_required: 'Vul een contactpersoon in',
  question_text_required: 'Vul de vraag in',
  question_options_required: 'Voeg ten minste één keuze toe',
  question_id_taken: 'Een andere vraag heeft dit nummer al. Kies een ander nummer.',
  option_pipe: 'Een keuze kan geen | bevatten. Gebruik een ander teken.',
  answer_not_a_number: 'Vul een getal in, bijvoorbeeld 1.250,50',
  answer_not_a_count: 'Vul een heel getal van 0 of hoger in',
  answer_not_a_date: 'Vul een bestaande dag, maand en jaar in, bijvoorbeeld 31-12-2025.',
  answer_not_an_option: 'Kies een van de keuzes',
  report_client_required: 'Selecteer een client',
  report_type_required: 'Selecteer een rapport type',
  api_key_required: 'API key is verplicht voor AI rapport generatie',

  confirmation_not_pending: 'Deze lead heeft niets te bevestigen. Laad de pagina opnieuw om de stand te zien.',
  confirmation_too_often: 'De bevestiging is vandaag al drie keer gestuurd. Probeer het morgen opnieuw.',

  username_required: 'Vul je gebruikersnaam in',
  password_required: 'Vul je wachtwoord in',
  credentials_wrong: 'Gebruikersnaam of wachtwoord klopt niet. Controleer ze en probeer het opnieuw.',
  too_many_attempts: 'Te vaak geprobeerd. Probeer het over {{minutes}} min opnieuw.',
  login_http_failed: 'HTTP {{status}}: inloggen mislukt. Probeer het over een minuut opnieuw.',
  login_no_success_flag:
    'Inloggen mislukt: het antwoord van de server is onvolledig. Probeer het opnieuw, of kijk in het log van de server.',
  cannot_connect: 'Geen verbinding met de server... Draait de server? Controleer dat en probeer het opnieuw.',
  password_not_authenticated: 'Niet ingelogd. Log opnieuw in.',
  password_change_failed: 'Wachtwoord wijzigen mislukt',
  password_change_required: 'Kies eerst een eigen wachtwoord',
  current_password_required: 'Vul je huidige wachtwoord in',
  current_password_wrong: 'Het huidige wachtwoord klopt niet. Vul het opnieuw in.',
  new_password_required: 'Vul een nieuw wachtwoord in',
  passwords_do_not_match: 'De nieuwe wachtwoorden zijn niet gelijk. Vul twee keer hetzelfde in.',
  password_too_short: 'Gebruik ten minste 8 tekens voor het wachtwoord',
  password_too_long: 'Gebruik ten hoogste 200 tekens voor het wachtwoord',
  password_unchanged: 'Kies een ander wachtwoord dan het huidige',
  password_common:
    'Dit is een van de meest gebruikte wachtwoorden. Kies vier woorden die niets met elkaar te maken hebben.',
  password_pattern:
    'Herhalingen en rijtjes zijn makkelijk te raden. Kies vier woorden die niets met elkaar te maken hebben.',
  password_date: 'Een datum is makkelijk te raden. Kies vier woorden die niets met elkaar te maken hebben.',
  password_personal:
    'Zonder je gebruikersnaam en onze naam blijft er te weinig over. Voeg woorden toe die er niets mee te maken hebben.',
  password_guessable: 'Dit wachtwoord is makkelijk te raden. Maak het langer, bijvoorbeeld met twee woorden erbij.',
  one_time_password_ended: 'Dit eenmalige wachtwoord is verlopen. Start de server opnieuw: die toont een nieuw.',
  code_required: 'Vul de code in',
  second_factor_required: 'Vul ook de code uit je authenticator-app in',
  second_factor_wrong:
    'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in je app, of gebruik een herstelcode.',
  second_factor_not_set_up: 'Vraag eerst een sleutel voor je authenticator-app aan',
  second_factor_already_on: 'De tweede stap staat al aan. Laad de pagina opnieuw.',
  second_factor_off: 'De tweede stap staat al uit. Laad de pagina opnieuw.',
  session_not_found: 'Deze sessie was al beëindigd. Laad de pagina opnieuw.',

  not_authenticated: 'Niet ingelogd - log eerst in',
  authentication_failed: 'Je bent niet meer ingelogd - log opnieuw in',
  endpoint_not_found: 'API-adres niet gevonden - controleer of de server draait',
  server_error: 'Serverfout: {{status}} {{statusText}} - probeer het over een minuut opnieuw',
  leads_load_failed: 'Leads laden mislukt: {{message}}',
  lead_not_found: 'Lead niet gevonden',
  lead_already_deleted: 'Lead niet gevonden. Misschien is deze al verwijderd. Vernieuw de lijst.',
  lead_status_failed: 'De status is niet bijgewerkt. Probeer het opnieuw.',
  lead_delete_failed: 'Lead verwijderen mislukt: {{message}}',
  leads_delete_partly: '{{n}} leads verwijderd. {{m}} niet verwijderd. Probeer die opnieuw.',
  leads_delete_failed: 'Leads verwijderen mislukt: {{message}}',
  lead_restore_failed: 'Terugzetten mislukt: {{message}}',
  lead_address_in_use:
    'Een andere lead heeft dit e-mailadres nu: de verwijderde lead kan niet meer terug. Gebruik de andere lead.',
  lead_name_required: 'Vul de naam in',
  lead_address_taken: 'Een andere lead heeft dit adres',
  lead_address_settled:
    'Dit adres gaf of weigerde toestemming voor mail. Vraag de lead om zich met het nieuwe aan te melden.',
  lead_has_client: 'Gebruik de klant van deze lead',

  required_fields_missing: 'Vul alle verplichte velden in',
  clients_load_failed: 'Fout bij het laden van klanten',
  client_delete_failed: 'Fout bij het verwijderen van de client',
  client_id_missing: 'Geen klant opgegeven. Kies de klant in de lijst.',
  client_not_found: 'Klant niet gevonden',
  client_load_failed: 'De gegevens van de klant zijn niet geladen',
  client_detail_delete_failed: 'Klant verwijderen mislukt',
  answers_save_failed: 'De antwoorden zijn niet bewaard. Probeer het opnieuw.',

  template_name_required: 'Geef het sjabloon een naam',
  subject_required: 'Vul een onderwerp in',
  subject_too_long: 'Het onderwerp is te lang: gebruik ten hoogste 200 tekens',
  content_required: 'Schrijf de inhoud van de mail',
  content_too_long: 'De inhoud is te lang: gebruik ten hoogste 300.000 tekens',
  templates_load_failed: 'De sjablonen zijn niet geladen',
  template_not_found: 'Sjabloon niet gevonden',
  template_save_failed: 'Het sjabloon is niet opgeslagen: {{message}}',
  template_delete_failed: 'Het sjabloon is niet verwijderd: {{message}}',
  campaigns_load_failed: 'De campagnes zijn niet geladen',
  campaign_not_found: 'Campagne niet gevonden',
  campaign_incomplete: 'Vul alle velden in en selecteer minimaal 1 lead.',
  campaign_changed: 'De campagne is intussen gewijzigd. Controleer haar.',
  campaign_save_failed: 'Er ging iets mis bij het opslaan van de campaign. Probeer het opnieuw.',
  campaign_delete_failed: 'De campagne is niet verwijderd: {{message}}',
  campaign_figures_failed: 'De cijfers van de campagnes zijn niet geladen: {{message}}',
  deliveries_load_failed: 'De resultaten per ontvanger zijn niet geladen: {{message}}',

  recipient_unsubscribed: 'Deze lead heeft zich afgemeld en krijgt geen mail meer. Haal de lead uit de ontvangers.',
  recipient_suppressed:
    'Dit adres krijgt geen mail meer: een eerdere mail kwam terug of werd als ongewenst gemeld. Bel, of vraag om een ander adres.',
  consent_missing: 'Van deze lead is geen toestemming vastgelegd. Vink aan dat je toch wilt mailen.',
  consent_pending: 'Deze lead heeft de nieuwsbrief nog niet bevestigd. Wacht tot dat is gebeurd.',
  recipient_mismatch: 'Dit is niet het e-mailadres van deze lead. Laad de pagina opnieuw en verstuur nog eens.',
  placeholder_unknown: 'Onbekend veld: {{name}}. Vervang of verwijder het.',
  send_at_invalid: 'Kies een moment binnen een jaar van nu',
  email_send_failed: 'De mail is niet aangenomen: {{message}}',
  test_email_too_often: 'Er zijn dit uur al tien testmails verstuurd. Probeer het straks opnieuw.',
  test_address_unsubscribed: 'Dit adres heeft zich afgemeld. Stuur de test naar een ander adres.',
  test_address_suppressed:
    'Dit adres krijgt geen mail meer: een eerdere mail kwam terug of werd als ongewenst gemeld. Stuur de test naar een ander adres.',
  test_address_blocked: 'Dit adres is met de hand geblokkeerd. Stuur de test naar een ander adres.',
  consents_load_failed: 'De toestemmingen zijn niet geladen: {{message}}',
  recipient_blocked:
    'Dit adres is met de hand geblokkeerd. Hef de blokkade op bij de lead als je het toch wilt mailen.',
  recipient_held:
    'Deze lead kreeg deze mail misschien al, voordat een back-up werd teruggezet. Kies nadrukkelijk dat hij opnieuw verstuurd mag worden.',
  block_reason_required: 'Kies een reden',
  block_note_required: 'Schrijf op waarom',
  lead_block_failed: 'Het adres is niet geblokkeerd. Probeer het opnieuw.',
  lead_unblock_failed: 'De blokkade is niet opgeheven. Probeer het opnieuw.',
  campaigns_public_url_local:
    'Campagnes vertrekken hier niet: PUBLIC_URL wijst naar deze computer zelf, dus niemand kan de links in de mail openen. Zet PUBLIC_URL op het openbare https-adres van de site.',
  campaigns_public_url_insecure:
    'Campagnes vertrekken hier niet: PUBLIC_URL begint niet met https, dus afmelden met één klik werkt niet. Zet PUBLIC_URL op het openbare https-adres van de site.',

  mail_events_not_configured:
    'Berichten van de maildienst zijn op deze server niet ingesteld. Stel MAIL_EVENTS_SECRET in.',
  mail_events_signature_invalid: 'De ondertekening van dit bericht klopt niet. Controleer het gedeelde geheim.',
  mail_link_unknown: 'Deze link kennen we niet. Open de link in de mail nog eens.',

  csv_file_required: 'Kies een CSV-bestand',
  csv_file_too_large: 'Het bestand is te groot. Het maximum is 5 MB. Splits het, of kies een kleiner bestand.',
  csv_no_rows: 'Het bestand bevat geen vragen. Zet er een kopregel en ten minste één rij in.',
  csv_quote_open:
    'In de kopregel, regel 1 van het bestand, begint een aanhalingsteken dat nergens eindigt. Sluit het en kies het bestand opnieuw.',
  csv_no_text_column: 'Geen kolom met de vraagtekst gevonden. Noem een kolom “Vraag”, of wijs hem hieronder aan.',
  csv_no_questions: 'Geen geldige vragen gevonden in het CSV-bestand. Controleer of de kolom met de vraag is ingevuld.',
  csv_unreadable: 'Dit bestand is niet te lezen als tekst. Bewaar het als CSV en kies het opnieuw.',
  questions_save_failed: 'De vragen zijn niet bewaard: {{message}}',

  report_no_client: 'Geen client geselecteerd. Kies een klant.',
  report_failed: 'Fout bij het genereren van het rapport: {{message}}',
  unknown_error: 'Onbekende fout. Probeer het opnieuw.',
  ai_error: 'OpenAI API error. Probeer het over een minuut opnieuw.',
  ai_no_content: 'Geen inhoud gegenereerd. Probeer het opnieuw.',
  ai_key_refused: 'De AI-dienst weigert deze API key. Controleer hem, of gebruik een andere.',
  ai_rate_limited: 'De AI-dienst heeft het druk. Wacht een minuut en probeer het opnieuw.',
  ai_unreachable: 'Geen verbinding met de AI-dienst. Controleer je verbinding en probeer het opnieuw.',
  ai_interrupted: 'De verbinding met de AI-dienst is verbroken. Probeer het opnieuw.',
  ai_cut_off:
    'De tekst is afgekapt bij de grens van {{tokens}} tokens. Maak hem zelf af, of vraag om een korter rapport.',
  ai_not_configured: 'De server heeft geen AI-dienst ingesteld. Gebruik je eigen API key, of stel AI_API_KEY in.',
  report_not_found: 'Rapport niet gevonden',
  report_save_failed: 'Het rapport is niet bewaard: {{message}}',

  bundle_unreadable: 'Dit bestand is geen export van deze applicatie. Kies een ander bestand.',
  bundle_damaged: 'Dit bestand is beschadigd of niet volledig. Kies een ander bestand.',
  bundle_version_unknown:
    'Deze export heeft versie {{version}}; deze applicatie leest versie 4.0. Kies een ander bestand.',
  data_changed_since:
    'Er is sindsdien iets gewijzigd, en terugzetten zou dat wissen. Gebruik een export als je de oude gegevens nodig hebt.',

  method_not_allowed: 'Dit adres kent deze methode niet. Kijk in de beschrijving van de API.',
  body_invalid: 'Het verzoek is niet leesbaar. Stuur het als JSON.',
  media_type_unsupported: 'Stuur het verzoek als application/json',
  answer_invalid: 'Het antwoord van de server is niet leesbaar. Laad de pagina opnieuw en probeer het nog eens.',

  storage_full: 'De opslag van deze browser is vol. Verwijder wat je niet meer nodig hebt en sla opnieuw op.',
  storage_failed: 'Opslaan in deze browser is mislukt. Probeer het opnieuw, of maak een export.',
  storage_blocked:
    'Deze browser blokkeert de opslag: sluit je de pagina, dan is alles weg. Sta opslag toe in de instellingen van de browser.',
  unexpected_application_error: 'Onverwachte fout in de applicatie!',
};
