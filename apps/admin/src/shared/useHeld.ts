import { useState } from 'react';

/**
 * The first value of a key that is worth holding: a form stays what it began with while what it is made of is asked anew, or
 * is gone elsewhere, so that nothing typed is lost.
 */
export function useHeld<Value>(key: string, value: Value, isWorthHolding: boolean): Value {
  const [held, setHeld] = useState<{ readonly key: string; readonly value: Value } | null>(null);
  const isHeld = held?.key === key;
  if (!isHeld && isWorthHolding) setHeld({ key, value });
  return isHeld ? held.value : value;
}
