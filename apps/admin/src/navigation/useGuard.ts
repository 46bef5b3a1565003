import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigating } from './ConsoleRouter.tsx';
import type { Way } from './navigation.ts';

/** An open question: stay on this page, or leave it after all. */
export interface Leaving {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Blocks navigation while `holds` returns true, until the advisor has chosen. `null` while there is no question. */
export function useGuard(holds: (way: Way) => boolean): Leaving | null {
  const { navigation } = useNavigating();
  const [go, setGo] = useState<(() => void) | null>(null);
  const ask = useEffectEvent(holds);
  useEffect(() => navigation.guard({ holds: (way) => ask(way), onHeld: (taken) => setGo(() => taken) }), [navigation]);
  if (go === null) return null;
  return {
    onStay: () => setGo(null),
    onLeave() {
      setGo(null);
      go();
    },
  };
}
