import type { Language } from '../shared/language.ts';
import { composeCampaignMail } from './campaignMail.ts';
import { linksOf } from './html/htmlLinks.ts';
import { textOfHtml } from './html/textOfHtml.ts';

interface CampaignMailChecks {
  /** The way out below the mail is a link: a comment, style or script that is never closed would swallow it. */
  readonly canUnsubscribe: boolean;
  /** Something stands in the text part besides what we add: of a mail of pictures alone nothing does. */
  readonly hasText: boolean;
}

const unsubscribeUrl = 'https://unsubscribe.example/';

/**
 * What a mail program would find of a campaign's mail as it is sent.
 *
 * @param content HTML, filled in or not: what is filled in holds no tags
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
