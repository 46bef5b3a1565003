import type { CDPSession, Page } from 'playwright';
import { photograph } from './camera.ts';
import { stacked } from './codec.ts';

interface DomNode {
  readonly nodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly contentDocument?: DomNode;
}

/** All nodes with that attribute, including those in frames. */
function nodesWith(attribute: string, node: DomNode): readonly number[] {
  const own = node.attributes?.includes(attribute) === true ? [node.nodeId] : [];
  const below = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])];
  return [...own, ...below.flatMap((each) => nodesWith(attribute, each))];
}

/** What Chromium says of a node that has left the document since it was read. */
const isGone = (error: unknown): boolean => error instanceof Error && error.message.includes('Could not find node');

const mostReadings = 5;

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const before = sessions.get(page);
  if (before !== undefined) return before;
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

/**
 * Makes Chromium render every element marked `data-probe` (or with `attribute`) as hovered, pressed or focused, like
 * its inspector. `null` ends it.
 */
export async function forceStates(
  page: Page,
  states: readonly string[] | null,
  attribute = 'data-probe',
): Promise<void> {
  if (states === null) {
    const before = sessions.get(page);
    sessions.delete(page);
    await before?.detach();
    return;
  }
  const session = await sessionOf(page);
  const force = async () => {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const forced = nodesWith(attribute, root).map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] }),
    );
    await Promise.all(forced);
  };
  // A long list replaces rows while it is read: then it is read again.
  for (let reading = 1; ; reading += 1) {
    try {
      return await force();
    } catch (error) {
      if (!isGone(error) || reading === mostReadings) throw error;
    }
  }
}

/**
 * Screenshots with `data-probe` elements hovered and pressed, and `data-probe-focus` elements focused, one below the
 * other.
 *
 * @param height of each screenshot, in px from the top
 */
export async function photographStates(page: Page, height: number): Promise<Buffer> {
  const screenshots: Buffer[] = [];
  for (const [states, attribute] of [
    [['hover'], 'data-probe'],
    [['hover', 'active'], 'data-probe'],
    [['focus', 'focus-visible'], 'data-probe-focus'],
  ] as const) {
    await forceStates(page, []);
    await forceStates(page, states, attribute);
    screenshots.push(await photograph(page));
  }
  await forceStates(page, null);
  return await stacked(screenshots, height);
}
