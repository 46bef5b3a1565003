import type { CDPSession, Page } from 'playwright';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets a browser's own text size in px, as readers do: everything in `rem` and `em` follows, breakpoints in `em` too.
 */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });
}
