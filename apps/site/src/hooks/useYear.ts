import { useSyncExternalStore } from 'react';
import { builtInYear } from '../services.ts';
import { useServices } from '../ServicesProvider.tsx';

const never = () => () => undefined;

/** The current year; the prerendered page says the year it was built in, and both agree again after hydration. */
export function useYear(): number {
  const { year } = useServices();
  return useSyncExternalStore(never, year, () => builtInYear);
}
