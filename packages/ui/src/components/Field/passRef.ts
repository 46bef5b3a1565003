import type { Ref } from 'react';

/** Passes a node on to a ref of either kind. */
export function passRef<Node>(ref: Ref<Node> | undefined, node: Node | null) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
}
