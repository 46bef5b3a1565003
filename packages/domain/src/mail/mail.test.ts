import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { languages } from '../shared/language.ts';
import { greetingName } from './composeMail.ts';
import { composeContactConfirmation, composeContactToAdvisor } from './contactMails.ts';
import { escapeHtml } from './escapeHtml.ts';
import { composeGuideMail, composeUnsubscribeMail } from './visitorMails.ts';

const unescapeHtml = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const guide = {
  language: 'nl',
  name: 'Esmee Golfslag',
  downloadUrl: 'https://fnc.example/guide/cyprus-gids.pdf?a=1&b=2',
  siteUrl: 'https://fnc.example/',
  privacyUrl: 'https://fnc.example/privacy',
} as const;
const advisor = {
  language: 'nl',
  name: 'Jan Anker',
  email: 'jan@example.com',
  message: 'Eerste regel\n\nTweede regel',
  visitorLanguage: 'en',
  page: '/linkedin',
  receivedAt: '2026-11-20T13:10:00.000Z',
  leadUrl: 'https://fnc.example/admin/leads/1',
} as const;
const confirmation = { language: 'en', name: 'Jan Anker', siteUrl: 'https://fnc.example/en' } as const;

describe('escaping', () => {
  test('no character that HTML acts upon is left, and nothing is lost', () => {
    fc.assert(
      fc.property(anyText(), fc.stringMatching(/^[<>&"'a;]*$/), (any, nasty) => {
        for (const text of [any, nasty]) {
          expect(escapeHtml(text)).not.toMatch(/[<>"']/);
          expect(unescapeHtml(escapeHtml(text))).toBe(text);
        }
      }),
    );
  });

  test.each(['name', 'message', 'page', 'email'] as const)(
    'what a visitor typed as %s is no HTML in the mail',
    (field) => {
      const { html } = composeContactToAdvisor({ ...advisor, [field]: `"><script>alert(1)</script><a href='x'>` });
      expect(html).not.toContain('<script');
      expect(html).not.toContain("<a href='x'>");
      expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    },
  );

  test('an address in a link keeps its parameters', () => {
    expect(composeGuideMail(guide).html).toContain('href="https://fnc.example/guide/cyprus-gids.pdf?a=1&amp;b=2"');
  });

  test('a subject is one line whatever the name', () => {
    const { subject } = composeContactToAdvisor({ ...advisor, name: 'Jan\r\nBcc: everyone@example.com' });
    expect(subject).toBe('Nieuw bericht van Jan Bcc: everyone@example.com');
  });

  test('marks in a name are not filled in', () => {
    expect(composeContactToAdvisor({ ...advisor, name: '{{deadline}}' }).subject).toBe(
      'Nieuw bericht van {{deadline}}',
    );
  });
});

describe('the guide mail', () => {
  test.each(languages)('in %s: link, tips, why it came, privacy, both parts', (language) => {
    const { subject, html, text } = composeGuideMail({ ...guide, language });
    expect(subject).toMatch(language === 'nl' ? /^Je Cyprus-gids/ : /^Your Cyprus guide/);
    for (const part of [unescapeHtml(html), text]) {
      for (const needed of [guide.downloadUrl, guide.siteUrl, guide.privacyUrl, 'fnc.example', 'Esmee,']) {
        expect(part).toContain(needed);
      }
      expect(part).toMatch(language === 'nl' ? /omdat je op .* hebt aangevraagd/ : /because you requested/);
      expect(part).toMatch(language === 'nl' ? /geen belastingadvies/ : /not tax advice/);
      expect(part).not.toMatch(
        /garantie|guarantee|belastingvrij|tax-free|urgent|laatste kans|last chance|undefined|\{\{/i,
      );
    }
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).not.toMatch(/<\w/);
  });

  test('says whether the reader is on the newsletter', () => {
    expect(composeGuideMail(guide).text).toContain('Je staat hiermee niet op de nieuwsbrief.');
    expect(composeGuideMail({ ...guide, newsletter: true }).text).toContain('afmelden kan in elke nieuwsbrief');
  });

  test('has no privacy link where there is no page', () => {
    const { html, text } = composeGuideMail({ ...guide, privacyUrl: undefined });
    expect(html + text).not.toContain('Privacy');
  });

  test('loads nothing from elsewhere', () => {
    expect(composeGuideMail(guide).html).not.toMatch(/<img|<script|<link|@import|url\(/i);
  });
});

describe('the message for the advisor', () => {
  const { html, text, subject } = composeContactToAdvisor(advisor);

  test('says who wrote', () => {
    expect(text).toContain('E-mail: jan@example.com');
    expect(subject).toBe('Nieuw bericht van Jan Anker');
  });

  test('holds the message with its paragraphs, quoted', () => {
    expect(text).toContain('> Eerste regel\n> \n> Tweede regel');
    expect(html).toContain('Eerste regel<br><br>Tweede regel');
  });

  test('says until when to answer, on the clock of Amsterdam', () => {
    expect(text).toMatch(/Ontvangen: vrijdag 20 november 2026 .*14:10/);
    expect(text).toMatch(/Antwoord vóór: zaterdag 21 november 2026 .*14:10/);
  });

  test('leads to the lead and says where and in which language it was written', () => {
    expect(text).toContain('https://fnc.example/admin/leads/1');
    expect(text).toContain('Pagina: /linkedin');
    expect(text).toContain('Taal: Engels');
  });
});

describe('the confirmation for the visitor', () => {
  test('promises an answer within 24 hours', () => {
    expect(composeContactConfirmation(confirmation).text).toContain('within 24 hours');
    expect(composeContactConfirmation({ ...confirmation, language: 'nl' }).text).toContain('binnen 24 uur');
  });

  test('is of no use for sending words to strangers', () => {
    const { html, text } = composeContactConfirmation({ ...confirmation, name: 'WIN NOW http://spam.example' });
    expect(html + text).not.toContain('spam.example');
    expect(text).toMatch(/^Hello,\n/);
  });
});

describe('the mail with the link to unsubscribe', () => {
  test.each(languages)('in %s: the link, and that nothing happens by itself', (language) => {
    const unsubscribeUrl = 'https://fnc.example/afmelden?t=1.a.b';
    const { html, text } = composeUnsubscribeMail({ ...guide, language, unsubscribeUrl });
    for (const part of [unescapeHtml(html), text]) {
      expect(part).toContain(unsubscribeUrl);
      expect(part).toMatch(language === 'nl' ? /er verandert niets/ : /nothing will change/);
      expect(part).not.toMatch(/undefined|\{\{/);
    }
  });
});

test.each([
  ['Esmee Golfslag', 'Esmee'],
  ['  Jean-Luc  d’Arc ', 'Jean-Luc'],
  ['M. v. D.', 'M. v. D.'],
  ['J.P. Anker', 'J.P. Anker'],
  ['Ó Neill', 'Ó Neill'],
  ['Golfslag, Esmee', 'Esmee'],
  ['Anker, J. van', 'J. van Anker'],
  ['Jan & Piet Anker', 'Jan'],
  ['J. & P. Anker', 'J. & P. Anker'],
  ['Anker,', 'Anker'],
  ['& nu', ''],
  ['Jan&Piet', ''],
  ['Kijk, www.spam.example', ''],
  ['Jan & https://spam.example', ''],
  ['www.spam.example', ''],
  ['Koop nu! 50%', ''],
  ['x'.repeat(61), ''],
  ['', ''],
])('%j is addressed as %j', (name, expected) => {
  expect(greetingName(name)).toBe(expected);
});
