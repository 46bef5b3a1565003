import type { CDPSession, Page } from 'playwright';

interface DomNode {
  readonly nodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly contentDocument?: DomNode;
}

/** All nodes with that attribute, those of frames too. */
function nodesWith(attribute: string, node: DomNode): readonly number[] {
  const own = node.attributes?.includes(attribute) === true ? [node.nodeId] : [];
  const below = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])];
  return [...own, ...below.flatMap((each) => nodesWith(attribute, each))];
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Makes Chromium draw every element marked `data-probe` as if it were hovered, pressed or had the focus, as its inspector
 * does. `null` ends it.
 */
export async function forceStates(page: Page, states: readonly string[] | null): Promise<void> {
  const before = sessions.get(page);
  if (states === null) {
    sessions.delete(page);
    await before?.detach();
    return;
  }
  const session = before ?? (await page.context().newCDPSession(page));
  if (before === undefined) {
    sessions.set(page, session);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
  }
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const nodes = nodesWith('data-probe', root);
  await Promise.all(
    nodes.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })),
  );
}
