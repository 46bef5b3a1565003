import { describe, expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { defaultTemplates } from '../templates/defaultTemplates.data.ts';
import { fillPlaceholders, samplePlaceholderValues } from '../templates/placeholders.ts';
import { composeCampaignMail, composeTestMail } from './campaignMail.ts';
import { composeGuideMail, composeNewsletterConfirmation } from './visitorMails.ts';
import { appendToBody, isWholeHtml } from './html/htmlDocument.ts';
import { linksOf } from './html/htmlLinks.ts';

const urls = {
  unsubscribeUrl: 'https://fnc.example/afmelden?t=1.a&b',
  siteUrl: 'https://fnc.example/',
  privacyUrl: 'https://fnc.example/privacy',
};
const campaign = {
  ...urls,
  language: 'nl',
  subject: 'Wat er verandert, Esmee',
  content: '<p>Dag Esmee,</p><p><a href="https://fnc.example/contact">Plan je intake</a></p>',
  reason: 'newsletter',
} as const;
const count = (text: string, part: string) => text.split(part).length - 1;

describe('a campaign’s mail', () => {
  test('goes without scripts and event handlers, in a fragment and in a document', () => {
    const content = '<p onclick="a()">Dag Esmee,</p><script>a()</script>';
    for (const written of [content, `<html><body>${content}</body></html>`]) {
      expect(composeCampaignMail({ ...campaign, content: written }).html).not.toMatch(/a\(\)/);
    }
  });

  test.each(languages)(
    'in %s: what was written, why it came, who we are and the way out, in both parts',
    (language) => {
      const { subject, html, text } = composeCampaignMail({ ...campaign, language });
      expect(subject).toBe(campaign.subject);
      expect(html).toContain(campaign.content);
      expect(html).toContain(`<html lang="${language}">`);
      expect(text).toMatch(/^Dag Esmee,\n\nPlan je intake \(https:\/\/fnc\.example\/contact\)\n\n-- \n/);
      expect(linksOf(html)).toEqual([
        'https://fnc.example/contact',
        urls.unsubscribeUrl,
        urls.privacyUrl,
        urls.siteUrl,
      ]);
      for (const address of Object.values(urls)) expect(text).toContain(address);
      for (const part of [html, text]) {
        expect(part).toContain('Voorbeeldkade 1, 3000 AA Rotterdam');
        expect(part).toMatch(
          language === 'nl' ? /omdat je op fnc\.example .* bevestigd/ : /because you asked .* confirmed/,
        );
        expect(part).not.toMatch(/undefined|\{\{/);
      }
    },
  );

  test('says another reason to who is mailed without having confirmed', () => {
    expect(composeCampaignMail({ ...campaign, reason: 'lead' }).text).toContain(
      'ons liet weten dat we je mogen mailen',
    );
  });

  test.each(languages)('never names asking for the guide as the reason for news, in %s', (language) => {
    for (const reason of ['newsletter', 'lead'] as const) {
      const { text } = composeCampaignMail({ ...campaign, language, reason, content: '<p>x</p>' });
      expect(text).not.toMatch(/gids|guide/i);
    }
  });

  test.each(languages)('as an answer has no way out of a list it is not on, in %s', (language) => {
    const { text, html } = composeCampaignMail({ ...campaign, language, reason: 'answer', unsubscribeUrl: undefined });
    expect(`${text}${html}`).not.toMatch(/afmelden|unsubscribe/i);
    expect(text).toMatch(language === 'nl' ? /als antwoord op je bericht/ : /in reply to your message/);
  });

  test('a document of its own stays one, with the footer inside its body', () => {
    const content = '<!doctype html><html><head><title>x</title></head><body><p>Dag</p></body></html>';
    const { html } = composeCampaignMail({ ...campaign, content });
    expect(count(html, '<body')).toBe(1);
    expect(html.indexOf('<p>Dag</p>')).toBeLessThan(html.indexOf(urls.privacyUrl));
    expect(html.indexOf(urls.privacyUrl)).toBeLessThan(html.indexOf('</body>'));
  });

  test('the text part may be written by hand, and still says the way out', () => {
    const { text } = composeCampaignMail({ ...campaign, text: 'Zelf geschreven' });
    expect(text).toMatch(/^Zelf geschreven\n\n-- \n/);
    expect(text).toContain(`Afmelden: ${urls.unsubscribeUrl}`);
  });

  test('a subject is one line and no HTML', () => {
    const { subject, html } = composeCampaignMail({ ...campaign, subject: 'Dag\r\nBcc: x@y.example </title><b>' });
    expect(subject).toBe('Dag Bcc: x@y.example </title><b>');
    expect(html).toContain('<title>Dag Bcc: x@y.example &lt;/title&gt;&lt;b&gt;</title>');
  });

  test('ends with the trailer, inside its body', () => {
    const { html, text } = composeCampaignMail({
      ...campaign,
      trailer: '<img src="https://fnc.example/api/o/1" alt="">',
    });
    expect(html.indexOf('/api/o/1')).toBeGreaterThan(html.indexOf(urls.privacyUrl));
    expect(html.indexOf('/api/o/1')).toBeLessThan(html.indexOf('</body>'));
    expect(text).not.toContain('/api/o/1');
  });

  test.each(defaultTemplates.map((template) => [template.id, template] as const))(
    '%s loads nothing from elsewhere and promises nothing it may not',
    (_id, { content, language, subject }) => {
      const values = samplePlaceholderValues(language);
      const { html, text } = composeCampaignMail({
        ...campaign,
        language,
        subject: fillPlaceholders(subject, values, 'text'),
        content: fillPlaceholders(content, values, 'html'),
      });
      expect(isWholeHtml(html)).toBe(true);
      expect(html).not.toMatch(/<img|<script|<link|@import|url\(/i);
      expect(html + text).not.toMatch(/garantie|guarantee|belastingvrij|tax-free|urgent|laatste kans|last chance/i);
      expect(text).toContain('Marit Koersman');
    },
  );
});

test('a test mail says that it is one', () => {
  const { subject, text } = composeTestMail({ ...campaign });
  expect(subject).toBe('[Test] Wat er verandert, Esmee');
  expect(text).toContain('Dit is een testmail.');
  expect(text).toContain('Afmelden:');
});

describe('confirming the newsletter', () => {
  const confirmUrl = 'https://fnc.example/bevestigen?t=1.a&b';
  const guide = { ...urls, language: 'nl', name: 'Esmee Golfslag', downloadUrl: 'https://fnc.example/g.pdf' } as const;

  test('is asked in the guide mail of who ticked the box', () => {
    const { html, text } = composeGuideMail({ ...guide, newsletter: true, confirmUrl });
    expect(linksOf(html)).toContain(confirmUrl);
    expect(text).toContain(confirmUrl);
    expect(text).toContain('die komt pas als je dat hierboven bevestigt');
    expect(text).not.toContain('afmelden kan in elke nieuwsbrief');
    expect(html.indexOf(guide.downloadUrl)).toBeLessThan(html.indexOf('bevestigen?t='));
  });

  test('is not asked of anyone else', () => {
    for (const newsletter of [true, false]) {
      const { html, text } = composeGuideMail({ ...guide, newsletter });
      expect(html + text).not.toMatch(/bevestig/);
    }
  });

  test.each(languages)('in a mail of its own in %s: one link, and nothing happens by itself', (language) => {
    const { html, text, subject } = composeNewsletterConfirmation({ ...guide, language, confirmUrl });
    expect(linksOf(html)).toEqual([confirmUrl, urls.siteUrl, urls.privacyUrl]);
    expect(text).toContain(confirmUrl);
    expect(text).toMatch(language === 'nl' ? /^Beste Esmee,/ : /^Dear Esmee,/);
    expect(text).toMatch(language === 'nl' ? /hoef je niets te doen/ : /nothing you need to do/);
    expect(subject + html + text).not.toMatch(/undefined|\{\{/);
  });

  test('carries no words of a stranger', () => {
    const { html, text } = composeNewsletterConfirmation({ ...guide, name: 'WIN http://spam.example', confirmUrl });
    expect(html + text).not.toContain('spam.example');
  });
});

test.each([
  ['<p>a</p>', false],
  ['<!-- <html> --><p>a</p>', false],
  ['<p title="<body>">a</p>', false],
  ['<!doctype html><p>a</p>', false],
  ['<!doctype html>\n<HTML><body>a', true],
  ['<body>a</body>', true],
])('%s is a document of its own: %s', (html, isWhole) => {
  expect(isWholeHtml(html)).toBe(isWhole);
});

describe('something at the end of a document', () => {
  test.each([
    ['its body', '<html><body>a</BODY ></html>', '<html><body>a+</BODY ></html>'],
    ['a document whose body has no end', '<html><body>a</html>', '<html><body>a+</html>'],
    ['a document without any end', '<body>a', '<body>a+'],
    ['the last of its bodies', '<body>a</body>b</body>c', '<body>a</body>b+</body>c'],
    ['a body that also stands in a comment', '<body>a</body><!-- </body> -->', '<body>a+</body><!-- </body> -->'],
  ])('stands in %s', (_name, html, expected) => {
    expect(appendToBody(html, '+')).toBe(expected);
  });
});
