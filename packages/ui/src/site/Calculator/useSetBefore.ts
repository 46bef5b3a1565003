import {
  checkRevenue,
  entityForms,
  euros,
  ownerHomes,
  rateSetIds,
  splitAmountUnit,
  type CalculatorState,
} from '@fnc/domain';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readCents } from '../../components/MoneyField/notation.ts';
import { rounded } from '../../components/Slider/steps.ts';
import { revenueSlider } from './revenueSlider.ts';

/** Takes over what a quick visitor set in the prerendered page before its script had come. */
export function useSetBefore(
  box: RefObject<HTMLElement | null>,
  state: CalculatorState,
  onChange: (state: CalculatorState) => void,
): void {
  const { i18n } = useTranslation();

  const take = useEffectEvent((inputs: readonly HTMLInputElement[]) => {
    const changed = (kind: string) =>
      inputs.find(({ type, value, defaultValue }) => type === kind && value !== defaultValue);
    const text = changed('text');
    const slid = changed('range');
    const typed = text && readCents(text.value, i18n.language, splitAmountUnit);
    const at = slid === undefined ? state.revenue : euros(rounded(slid.valueAsNumber, revenueSlider));
    const revenue = typed?.kind === 'number' && checkRevenue(typed.value).ok ? typed.value : at;
    const chosen = new Set(inputs.filter(({ type, checked }) => type === 'radio' && checked).map(({ value }) => value));
    const entity = entityForms.find((form) => chosen.has(form)) ?? state.entity;
    const rateSet = rateSetIds.find((id) => chosen.has(id)) ?? state.rateSet;
    const home = ownerHomes.find((place) => chosen.has(place)) ?? state.home;
    const next = { revenue, entity, rateSet, home };
    if (Object.entries(next).some(([key, value]) => state[key as keyof CalculatorState] !== value)) {
      onChange(next);
    }
  });

  // Before any event is answered, so that none is answered with what stood there before.
  useLayoutEffect(() => {
    if (box.current) take([...box.current.querySelectorAll('input')]);
  }, [box]);
}
