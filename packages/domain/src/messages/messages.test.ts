import { describe, expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { errorCodes } from './errorCodes.ts';
import { mailFaultCodes, mailFaultMessages } from './mailFaultMessages.data.ts';
import { mailFaultMessage } from './mailFaultMessage.ts';
import { fillMessage } from './fillMessage.ts';
import { errorMessage, errorMessages } from './messages.ts';
import { successMessage } from './successMessage.ts';
import { successMessages } from './successMessages.data.ts';

/** Strings fixed verbatim by the specification; one sentence with the next step may follow. */
test.each([
  ['Naam is verplicht', errorMessages.nl.name_required],
  ['Email is verplicht', errorMessages.nl.email_required],
  ['Voer een geldig email adres in', errorMessages.nl.email_invalid],
  ['Functie is verplicht', errorMessages.nl.profession_required],
  ['Er ging iets mis op de server.', errorMessages.nl.guide_server_error],
  ['Er ging iets mis. Probeer het opnieuw of neem contact op.', errorMessages.nl.guide_unexpected],
  ['Bedankt! Je download start automatisch. Check ook je email voor extra tips.', successMessages.nl.guide_requested],
  ['New passwords do not match', errorMessages.en.passwords_do_not_match],
  ['Password must be at least 8 characters', errorMessages.en.password_too_short],
  ['Not authenticated', errorMessages.en.password_not_authenticated],
  ['Password change failed', errorMessages.en.password_change_failed],
  ['Password changed successfully!', successMessages.en.password_changed],
  ['HTTP 502: Login failed', errorMessage('login_http_failed', 'en', { status: 502 })],
  ['Login failed - no success flag', errorMessages.en.login_no_success_flag],
  ['Cannot connect to server... Is the server running?', errorMessages.en.cannot_connect],
  ['Not authenticated - please log in', errorMessages.en.not_authenticated],
  ['Authentication failed - please log in again', errorMessages.en.authentication_failed],
  ['API endpoint not found - check if server is running', errorMessages.en.endpoint_not_found],
  [
    'Server error: 503 Service Unavailable',
    errorMessage('server_error', 'en', { status: 503, statusText: 'Service Unavailable' }),
  ],
  ['Failed to load leads: why', errorMessage('leads_load_failed', 'en', { message: 'why' })],
  ['Error updating lead status. Please try again.', errorMessages.en.lead_status_failed],
  ['Failed to delete lead: why', errorMessage('lead_delete_failed', 'en', { message: 'why' })],
  ['Lead successfully deleted!', successMessages.en.lead_deleted],
  ['Lead not found. It may have already been deleted.', errorMessages.en.lead_already_deleted],
  ['Successfully deleted all 3 leads!', successMessage('leads_deleted', 'en', { n: 3 })],
  ['Deleted 3 leads successfully. 1 failed to delete.', errorMessage('leads_delete_partly', 'en', { n: 3, m: 1 })],
  ['Bulk delete failed: why', errorMessage('leads_delete_failed', 'en', { message: 'why' })],
  ['Lead not found', errorMessages.en.lead_not_found],
  ['Unexpected Application Error!', errorMessages.en.unexpected_application_error],
  ['Vul alle velden in en selecteer minimaal 1 lead.', errorMessages.nl.campaign_incomplete],
  ['Er ging iets mis bij het opslaan van de campaign.', errorMessages.nl.campaign_save_failed],
  ['Campaign verzonden naar 14 leads!', successMessage('campaign_sent', 'nl', { n: 14 })],
  ['Campaign opgeslagen als draft!', successMessages.nl.campaign_saved],
])('%s', (specified, message) => {
  expect(message.slice(0, specified.length)).toBe(specified);
  expect(message.slice(specified.length)).toMatch(/^$|^\.? ?(?:- )?\p{L}[^.]*\.?$/u);
});

const marks = (message: string) => [...message.matchAll(/\{\{\w+\}\}/g)].map(([mark]) => mark).sort();

describe('catalogues', () => {
  test.each(errorCodes)('%s has the same marks in both languages', (code) => {
    expect(marks(errorMessages.en[code])).toEqual(marks(errorMessages.nl[code]));
  });

  test.each(languages)('every sentence in %s says something', (language) => {
    const all = [...Object.values(errorMessages[language]), ...Object.values(successMessages[language])];
    expect(all.filter((message) => message.trim().length < 5)).toEqual([]);
  });

  test('no sentence promises what may not be promised', () => {
    const all = languages.flatMap((language) => Object.values(errorMessages[language])).join('\n');
    expect(all).not.toMatch(/garantie|guarantee|belastingvrij|tax-free|urgent|laatste kans|last chance/i);
  });
});

describe('why a mail did not leave', () => {
  test.each(mailFaultCodes)('%s says what the mail server said, in both languages', (code) => {
    for (const language of languages) {
      expect(marks(mailFaultMessages[language][code])).toEqual(['{{detail}}']);
      expect(mailFaultMessage(code, '550 no $& {{such}} user', language)).toMatch(/^\S.*: 550 no \$& {{such}} user$/);
    }
  });

  test.each(['toString', 'of_tomorrow'])('of a fault that is not known (%s) there is the detail', (code) => {
    expect(mailFaultMessage(code, '550 no', 'nl')).toBe('550 no');
  });
});

describe('filling a message', () => {
  test('what is filled in is not filled in again', () => {
    expect(fillMessage('{{a}} {{b}}', { a: '{{b}}', b: 'x' })).toBe('{{b}} x');
  });
  test('names of the language itself are not values', () => {
    expect(fillMessage('[{{constructor}}]')).toBe('[]');
  });
  test('a missing status text leaves no space behind', () => {
    expect(errorMessage('server_error', 'en', { status: 500, statusText: '' })).toBe(
      'Server error: 500 - try again in a minute',
    );
  });
});
