import { expect, test } from 'vitest';
import { composeCampaignMail } from './campaignMail.ts';
import { checkCampaignMail } from './campaignMailChecks.ts';
import { linksOf } from './html/htmlLinks.ts';

test.each([
  // content                                               unsubscribe link, text part
  ['<p>Dag Esmee</p>', true, true],
  ['Dag Esmee', true, true],
  ['<!doctype html><html><body><p>Dag</p></body></html>', true, true],
  ['<p>Dag</p><!-- nog te doen', false, true],
  ['<p>Dag</p><style>p{color:red}', false, true],
  ['<p>Dag</p><script>', false, true],
  ['<p>Dag</p><script>a()</script>', true, true],
  ['<p>Dag</p><plaintext>', false, true],
  ['<html><body><p>Dag</p><!-- nog te doen</body></html>', false, true],
  // A tag that stays open swallows the line above the links, not the links.
  ['<p>Dag</p><a href="https://a.example', true, true],
  ['<p>Dag</p><!-- klaar --><style>p{color:red}</style>', true, true],
  ['<img src="https://a.example/kaart.png">', true, false],
  ['<style>p{color:red}</style>', true, false],
  ['', true, false],
])('%s: can unsubscribe %s, has text %s', (content, canUnsubscribe, hasText) => {
  expect(checkCampaignMail(content)).toEqual({ canUnsubscribe, hasText });
  const unsubscribeUrl = 'https://fnc.example/afmelden';
  const urls = { unsubscribeUrl, siteUrl: 'https://fnc.example/', privacyUrl: 'https://fnc.example/privacy' };
  const { html } = composeCampaignMail({ ...urls, language: 'nl', subject: '', content, reason: 'newsletter' });
  expect(linksOf(html).includes(unsubscribeUrl)).toBe(canUnsubscribe);
});
