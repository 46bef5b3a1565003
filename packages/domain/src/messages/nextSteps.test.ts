import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../shared/language.ts';
import { errorCodes, type ErrorCode } from './errorCodes.ts';
import { mailFaultCodes, mailFaultMessages } from './mailFaultMessages.data.ts';
import { errorMessages } from './messages.ts';

/** Verbs that tell the reader what to do. Add one when a new message needs it. */
const verbs: Record<Language, readonly string[]> = {
  nl: (
    'antwoord beantwoord begin bel bewaar controleer gebruik geef haal hef kies kijk laad log maak noem open probeer schrijf selecteer sluit ' +
    'splits sta start stel stuur vernieuw vervang verwijder vink voeg voer vraag vul wacht wissel zet'
  ).split(' '),
  en: (
    'add allow answer ask call check choose close delete enter fill finish give go log make name open refresh reload remove replace restart ' +
    'save say select send set split start swap tick try unblock use wait write'
  ).split(' '),
};

/** Where a message is shown that does not contain the next step. */
const besideField = 'shown under the empty field, which has the focus';
const besideRetry = 'the title of a screen whose button tries again';
const besideList = 'the title of a screen whose button leads to the whole list';
const beforeReason = 'always followed by the reason, which is a message of this catalogue with a next step';

const nextStepBeside: Partial<Record<ErrorCode, string>> = {
  name_required: besideField,
  email_required: besideField,
  profession_required: besideField,
  api_key_required: besideField,
  lead_address_taken: 'shown under the field for the address, which has the focus',
  password_too_short: 'shown under the field for the password, with the hint what makes a good one',
  clients_load_failed: besideRetry,
  campaigns_load_failed: besideRetry,
  templates_load_failed: besideRetry,
  client_load_failed: besideRetry,
  unexpected_application_error: besideRetry,
  lead_not_found: besideList,
  client_not_found: besideList,
  campaign_not_found: besideList,
  template_not_found: besideList,
  report_not_found: besideList,
  client_delete_failed: beforeReason,
  client_detail_delete_failed: beforeReason,
  password_change_failed: 'the title above the form whose button tries again; the reason follows where there is one',
};

/** Whether a sentence, or a part after a colon, semicolon or dash, starts with a verb that says what to do. */
const tellsWhatToDo = (text: string, language: Language): boolean =>
  text
    .toLowerCase()
    .split(/(?:[.!?:;,]|\s-)\s+(?:(?:and|en|of|or)\s+)?/)
    .some((part) => verbs[language].includes(part.replace(/^please /, '').split(/[\s.]/)[0] ?? ''));

const endsWithReason = (text: string): boolean => text.endsWith(': {{message}}');

describe.each(languages)('in %s', (language) => {
  test.each(errorCodes)('%s says what to do next, or stands beside it', (code) => {
    const message = errorMessages[language][code];
    if (code in nextStepBeside || endsWithReason(message)) return;
    expect(tellsWhatToDo(message, language), message).toBe(true);
  });

  test.each(mailFaultCodes)('the mail fault %s says what to do next', (code) => {
    expect(tellsWhatToDo(mailFaultMessages[language][code], language)).toBe(true);
  });
});

test.each(Object.keys(nextStepBeside) as ErrorCode[])('%s still needs something beside it', (code) => {
  expect(languages.some((language) => !tellsWhatToDo(errorMessages[language][code], language))).toBe(true);
});

test.each([
  ['en', 'Something went wrong on the server.', false],
  ['en', 'Lead not found', false],
  ['en', 'The text is too long', false],
  ['en', 'The server is running', false],
  ['en', 'Something went wrong. Try again.', true],
  ['en', 'Authentication failed - please log in again', true],
  ['nl', 'De tekst is te lang', false],
  ['nl', 'Er ging iets mis op de server.', false],
  ['nl', 'De tekst is te lang: gebruik minder woorden', true],
] as const)('in %s, "%s" tells what to do: %s', (language, text, expected) => {
  expect(tellsWhatToDo(text, language)).toBe(expected);
});
