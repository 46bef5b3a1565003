import { useState } from 'react';

/**
 * The first value of a key that is worth holding: the initial data of a form stays the same while its source is
 * refetched or deleted elsewhere, so that no input is lost.
 */
export function useHeld<Value>(key: string, value: Value, isWorthHolding: boolean): Value {
  const [held, setHeld] = useState<{ readonly key: string; readonly value: Value } | null>(null);
  const isHeld = held?.key === key;
  if (!isHeld && isWorthHolding) setHeld({ key, value });
  return isHeld ? held.value : value;
}
