import type { Language } from '../shared/language.ts';
import { composeCampaignMail } from './campaignMail.ts';
import { linksOf } from './html/htmlLinks.ts';
import { textOfHtml } from './html/textOfHtml.ts';

interface CampaignMailChecks {
  /**
   * The unsubscribe link in the footer works: an unclosed comment, style or script, or plain text without end, would
   * swallow it. The server closes other elements before it.
   */
  readonly canUnsubscribe: boolean;
  /** The text part contains more than our footer; false for a mail of pictures only. */
  readonly hasText: boolean;
}

const unsubscribeUrl = 'https://unsubscribe.example/';

/**
 * Checks a campaign's mail as a mail program would parse it.
 *
 * @param content HTML, with or without filled-in placeholders, whose values contain no tags
 */
export function checkCampaignMail(content: string, language: Language = 'nl'): CampaignMailChecks {
  const { html } = composeCampaignMail({
    language,
    subject: '',
    content,
    reason: 'newsletter',
    unsubscribeUrl,
    siteUrl: 'https://site.example/',
    privacyUrl: 'https://privacy.example/',
  });
  return { canUnsubscribe: linksOf(html).includes(unsubscribeUrl), hasText: textOfHtml(content).trim() !== '' };
}
