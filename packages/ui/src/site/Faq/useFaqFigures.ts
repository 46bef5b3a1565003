import { brand, claims, taxRules, yearlyRunningCosts } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { formatEuros, formatShare } from '../../locales/figures.ts';

/** The default set, which the calculator shows first. */
const [brochure] = taxRules;

/** Every figure that a question or an answer says, written as its language writes it. */
export function useFaqFigures() {
  const { i18n } = useTranslation('home');
  const euros = (amount: number) => formatEuros(amount, i18n.language);
  const share = ({ value }: { readonly value: number }) => formatShare(value, i18n.language);
  return {
    setUpFrom: euros(claims.setUpCost.value.from),
    setUpTo: euros(claims.setUpCost.value.to),
    monthly: euros(claims.monthlyCost.value),
    yearly: euros(yearlyRunningCosts / 100),
    brochure: euros(brochure.cyprus.yearlyCosts / 100),
    boxTwoLow: share(claims.dutchBoxTwoLow),
    boxTwoHigh: share(claims.dutchBoxTwoHigh),
    socialShare: share(claims.socialSecurityShare),
    residence: claims.residenceDays.value,
    days: claims.cyprusDays.value,
    rate: share(claims.cyprusCorporateTax2026),
    before: share(claims.cyprusCorporateTaxBrochure),
    since: claims.cyprusCorporateTaxChange.value,
    until: claims.cyprusCorporateTaxBrochure.asOf.slice(0, 4),
    nameFrom: claims.nameApprovalDays.value.from,
    nameTo: claims.nameApprovalDays.value.to,
    incorporationFrom: claims.incorporationDays.value.from,
    incorporationTo: claims.incorporationDays.value.to,
    turnover: euros(claims.auditReviewTurnover.value),
    assets: euros(claims.auditReviewAssets.value),
    closing: euros(brand.prices.closing / 100),
    provider: brand.corporateServices.name,
    licence: brand.corporateServices.licence,
  };
}
