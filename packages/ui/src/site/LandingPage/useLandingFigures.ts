import { corporateTaxClaims, promises } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { formatEuros, formatShare } from '../../locales/figures.ts';
import { guideSums } from './landing.data.ts';

/** Every figure in a sentence of the landing pages, formatted in the page's language. */
export function useLandingFigures() {
  const { language } = useTranslation('landing').i18n;
  const [first, second] = guideSums.spread;
  return {
    pages: promises.guidePages.value,
    year: corporateTaxClaims.cyprusCorporateTaxChange.value,
    rate: formatShare(corporateTaxClaims.cyprusCorporateTax2026.value, language),
    oldRate: formatShare(corporateTaxClaims.cyprusCorporateTaxBrochure.value, language),
    profit: formatEuros(guideSums.scenarioProfit, language),
    share: formatEuros(guideSums.shareOfProfit, language),
    first,
    second,
  };
}
