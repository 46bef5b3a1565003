import { useEffect, useEffectEvent, useState } from 'react';
import type { Way } from './navigation.ts';
import { useNavigating } from './NavigationContext.ts';

/** A question that stands: stay on this page, or leave it after all. */
export interface Leaving {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Holds back a way to another page while `holds` says so, until the advisor has chosen. `null` while nothing is asked. */
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
