import { withoutActiveContent } from './html/activeContent.ts';
import { appendToBody } from './html/htmlDocument.ts';
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

/** Begins as the footer does, without its words: composing a whole mail would weigh on whoever only checks one. */
const footer = `\n<div class="line" style="margin:0"><a class="link" href="${unsubscribeUrl}">`;

/**
 * Checks a campaign's mail as a mail program would parse it.
 *
 * @param content HTML, with or without filled-in placeholders, whose values contain no tags
 */
export function checkCampaignMail(content: string): CampaignMailChecks {
  const html = appendToBody(withoutActiveContent(content).html, footer);
  return { canUnsubscribe: linksOf(html).includes(unsubscribeUrl), hasText: textOfHtml(content).trim() !== '' };
}
