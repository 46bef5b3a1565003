import {
  brand,
  composeCampaignMail,
  composeTestMail,
  withEndTags,
  linksOf,
  replaceLinks,
  unsubscribePath,
  type ComposedMail,
  type Language,
} from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { SignedTokens, UnsubscribeTokens } from '../adapters/secrets/signedTokens.ts';
import { domainOf } from '../adapters/mail/message.ts';
import type { MailingList } from '../adapters/mail/mailTransport.ts';
import type { OutboxRow } from '../adapters/sql/schema.ts';
import { campaignPayload, leadOf, privacyUrl, siteUrl } from './compose.ts';

/** Addresses of the open-tracking picture and the click-tracking links, without their token. */
export const openPath = '/api/o/';
export const clickPath = '/api/c/';

export interface CampaignLinks {
  readonly publicUrl: string;
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** `null`: opens and clicks are not measured. */
  readonly tracking: { readonly opens: SignedTokens; readonly clicks: SignedTokens } | null;
}

const isWeb = (address: string): boolean => /^https?:/i.test(address);

/** Tracked addresses of a mail. They are stored with it, and a click redirects only to one of them. */
export const measuredLinks = (content: string): readonly string[] => linksOf(content).filter(isWeb);

interface Campaign {
  readonly composed: ComposedMail;
  readonly language: Language;
  readonly list: MailingList;
}

export function composeCampaign(
  row: OutboxRow,
  { publicUrl, unsubscribeTokens, tracking }: CampaignLinks,
  from: string,
): Campaign {
  const { language, content, text, reason } = campaignPayload.parse(JSON.parse(row.payload));
  const token = unsubscribeTokens.sign(leadOf(row), row.id);
  const composed = composeCampaignMail({
    language,
    subject: row.subject,
    content: withEndTags(tracking === null ? content : measured(content, row.id, tracking.clicks, publicUrl)),
    text,
    reason,
    unsubscribeUrl: `${publicUrl}${unsubscribePath(language, token)}`,
    siteUrl: siteUrl(publicUrl, language),
    privacyUrl: privacyUrl(publicUrl, language),
    trailer: tracking === null ? '' : picture(`${publicUrl}${openPath}${tracking.opens.sign(row.id)}`),
  });
  return {
    composed,
    language,
    list: {
      unsubscribeUrl: `${publicUrl}${apiContract.unsubscribe.path}?t=${token}`,
      id: `newsletter.${domainOf(from)}`,
      name: brand.name,
    },
  };
}

/** The adviser's answer to one lead: no tracking and no unsubscribe link. */
export function composeAnswer(row: OutboxRow, publicUrl: string): Pick<Campaign, 'composed' | 'language'> {
  const { language, content, text } = campaignPayload.parse(JSON.parse(row.payload));
  const composed = composeCampaignMail({
    language,
    subject: row.subject,
    content: withEndTags(content),
    text,
    reason: 'answer',
    siteUrl: siteUrl(publicUrl, language),
    privacyUrl: privacyUrl(publicUrl, language),
  });
  return { composed, language };
}

function measured(content: string, mailId: string, clicks: SignedTokens, publicUrl: string): string {
  const links = measuredLinks(content);
  return replaceLinks(content, (address) => {
    const place = links.indexOf(address);
    return place < 0 ? address : `${publicUrl}${clickPath}${clicks.sign(`${mailId}.${place}`)}`;
  });
}

const picture = (url: string): string => `<img src="${url}" width="1" height="1" alt="" style="display:block">`;

/** A preview: its unsubscribe link opens the page that asks for an address. */
export const composeTest = (
  { subject, content, language }: { readonly subject: string; readonly content: string; readonly language: Language },
  publicUrl: string,
): ComposedMail =>
  composeTestMail({
    subject,
    content: withEndTags(content),
    language,
    unsubscribeUrl: `${publicUrl}${unsubscribePath(language)}`,
    siteUrl: siteUrl(publicUrl, language),
    privacyUrl: privacyUrl(publicUrl, language),
  });
