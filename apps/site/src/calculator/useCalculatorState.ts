import { defaultCalculatorState, printCalculatorState, readCalculatorState, type CalculatorState } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useSearch, useSiteLanguage } from '../hooks/useAddress.ts';
import { pageAt } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Browsers refuse too many changes of the address, such as a hundred while a slider is dragged. */
const pauseMs = 250;

const readQuery = (search: string): CalculatorState => {
  const parameters = new URLSearchParams(search);
  return readCalculatorState((name) => parameters.get(name));
};

const isSame = (one: CalculatorState, other: CalculatorState): boolean =>
  printCalculatorState(one, 'nl') === printCalculatorState(other, 'nl');

/**
 * The calculator's state. An address with parameters sets it, one without (the page in the other language) leaves it
 * unchanged; the visitor's changes replace the address without a new history entry.
 */
export function useCalculatorState(): [CalculatorState, (state: CalculatorState) => void] {
  const { addressBar } = useServices();
  const language = useSiteLanguage();
  const asked = useSearch();
  const [known, setKnown] = useState({ asked: '', state: defaultCalculatorState });
  const { state } = known;
  if (known.asked !== asked) setKnown({ asked, state: asked === '' ? state : readQuery(asked) });

  useEffect(() => {
    const timer = setTimeout(() => {
      const at = addressBar.read();
      if (pageAt(at.pathname) !== 'calculator' || isSame(readQuery(at.search), state)) return;
      const written = `?${printCalculatorState(state, language)}`;
      setKnown((now) => ({ asked: written, state: now.state })); // this is our own write, which may be outdated by now
      addressBar.replace(at.pathname + written + at.hash);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [addressBar, state, language]);

  return [state, (next) => setKnown({ asked, state: next })];
}
