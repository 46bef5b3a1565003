import {
  defaultCalculatorState,
  namesElsewhere,
  printCalculatorState,
  readCalculatorState,
  type CalculatorState,
  type Language,
} from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useSearch, useSiteLanguage } from '../hooks/useAddress.ts';
import { pageAt } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Browsers refuse too many changes of the address, such as a hundred while a slider is dragged. */
const pauseMs = 250;

const parametersOf = (search: string) => {
  const parameters = new URLSearchParams(search);
  return (name: string) => parameters.get(name);
};
const readQuery = (search: string): CalculatorState => readCalculatorState(parametersOf(search));

const isSame = (one: CalculatorState, other: CalculatorState): boolean =>
  printCalculatorState(one, 'nl') === printCalculatorState(other, 'nl');

/** Whether an address says this, in this language. */
const says = (search: string, state: CalculatorState, language: Language): boolean =>
  isSame(readQuery(search), state) && !namesElsewhere(parametersOf(search), language);

/** The settings that the visitor changed on the page as it was built, whose address the app had not read yet. */
const setBefore = (state: CalculatorState): Partial<CalculatorState> =>
  Object.fromEntries(
    Object.entries(state).filter(([key, value]) => value !== defaultCalculatorState[key as keyof CalculatorState]),
  );

/**
 * The calculator's state. An address with parameters sets it, one without (the page in the other language) leaves it
 * unchanged; the visitor's changes replace the address without a new history entry, and so does one with the names of the
 * other language.
 */
export function useCalculatorState(): [CalculatorState, (state: CalculatorState) => void] {
  const { addressBar } = useServices();
  const language = useSiteLanguage();
  const asked = useSearch();
  const [known, setKnown] = useState({ asked: '', state: defaultCalculatorState });
  const { state } = known;
  if (known.asked !== asked) {
    const changed = known.asked === '' ? setBefore(state) : {};
    setKnown({ asked, state: asked === '' ? state : { ...readQuery(asked), ...changed } });
  }

  useEffect(() => {
    const timer = setTimeout(() => {
      const at = addressBar.read();
      if (pageAt(at.pathname) !== 'calculator' || says(at.search, state, language)) return;
      const written = `?${printCalculatorState(state, language)}`;
      setKnown((now) => ({ asked: written, state: now.state })); // this is our own write, which may be outdated by now
      addressBar.replace(at.pathname + written + at.hash);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [addressBar, state, language]);

  return [state, (next) => setKnown({ asked, state: next })];
}
