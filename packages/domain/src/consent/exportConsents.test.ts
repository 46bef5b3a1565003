import { expect, test } from 'vitest';
import { consentExportFileName, exportConsents } from './exportConsents.ts';

test('the proof holds every entry to the letter, oldest first', () => {
  const text = exportConsents({ name: 'Esmee Golfslag', email: 'esmee@golfslag.example' }, [
    {
      kind: 'given',
      at: '2026-11-20T13:10:00.000Z',
      wording: 'Stuur mij ook de nieuwsbrief; graag.',
      version: '2026-11',
      language: 'nl',
      page: '/cyprus-gids',
    },
    { kind: 'withdrawn', at: '2026-11-21T13:10:00.000Z' },
    { kind: 'blocked', at: '2026-11-22T13:10:00.000Z', by: 'marit', reason: 'other', note: 'Belde op' },
  ]);
  expect(text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Name;Email;Kind;Moment;Wording;Version;Language;Page;By;Reason',
    'Esmee Golfslag;esmee@golfslag.example;given;2026-11-20T13:10:00.000Z;"Stuur mij ook de nieuwsbrief; graag.";2026-11;nl;/cyprus-gids;;',
    'Esmee Golfslag;esmee@golfslag.example;withdrawn;2026-11-21T13:10:00.000Z;;;;;;',
    'Esmee Golfslag;esmee@golfslag.example;blocked;2026-11-22T13:10:00.000Z;;;;;marit;other: Belde op',
  ]);
});

test('what was recorded of an address before it was corrected is not said of the new one', () => {
  const at = '2026-11-20T13:10:00.000Z';
  const text = exportConsents({ name: 'Esmee', email: 'new@golfslag.example' }, [
    { kind: 'given', at, wording: 'Ja' },
    { kind: 'address_changed', at, by: 'marit' },
    { kind: 'given_again', at, wording: 'Ja' },
  ]);
  const emails = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[1]);
  expect(emails).toEqual(['', 'new@golfslag.example', 'new@golfslag.example']);
});

test('the file has the day on the clock of Amsterdam', () => {
  expect(consentExportFileName('2026-11-20T23:30:00.000Z')).toBe('fnc-consent-2026-11-21.csv');
});
