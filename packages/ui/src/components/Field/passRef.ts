import type { Ref } from 'react';

/** Sets a node on a callback ref or an object ref. */
export function passRef<Node>(ref: Ref<Node> | undefined, node: Node | null) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
}
