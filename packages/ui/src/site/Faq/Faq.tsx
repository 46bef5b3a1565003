import { brand, claims, taxRules, yearlyRunningCosts } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { Accordion, AccordionItem } from '../../components/Accordion/Accordion.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatEuros, formatShare } from '../../locales/figures.ts';
import { Marked } from '../Marked/Marked.tsx';
import { Costs, Questions } from './Faq.styles.ts';

/** In page order; the costs come first. */
const faqItems = [
  'costs',
  'emigration',
  'dutchTax',
  'days',
  'substance',
  'director',
  'rate',
  'duration',
  'yearly',
  'leaving',
  'against',
] as const;

/** The default set, which the calculator shows first. */
const [brochure] = taxRules;

/** Every figure in a question or an answer, formatted for its language. */
function useFaqFigures() {
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
    sinceYear: claims.cyprusCorporateTaxChange.value,
    untilYear: claims.cyprusCorporateTaxBrochure.asOf.slice(0, 4),
    nameFrom: claims.nameApprovalDays.value.from,
    nameTo: claims.nameApprovalDays.value.to,
    incorporationFrom: claims.incorporationDays.value.from,
    incorporationTo: claims.incorporationDays.value.to,
    turnover: euros(claims.auditReviewTurnover.value),
    assets: euros(claims.auditReviewAssets.value),
    advice: euros(brand.prices.advice / 100),
    closing: euros(brand.prices.closing / 100),
    provider: brand.corporateServices.name,
    licence: brand.corporateServices.licence,
  };
}

export interface FaqProps {
  contactHref: string;
  calculatorHref: string;
  /** The calculator at the break-even point. */
  breakEvenHref: string;
}

/** Questions of which one is open at a time; the browser's search opens the one it finds. */
export function Faq({ contactHref, calculatorHref, breakEvenHref }: FaqProps) {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation('site');
  const figures = useFaqFigures();
  const marks = {
    calculator: <Link href={calculatorHref} />,
    breakEven: <Link href={breakEvenHref} />,
  };
  return (
    <Section
      id="faq"
      background="surface"
      head="beside"
      course="right"
      waypoint={{ name: site('waypoints.kreta'), coordinates: t('faq.coordinates') }}
      title={t('faq.title')}
      lead={
        <Marked
          text={t('faq.lead', { hours: claims.answerHours.value })}
          marks={{ contact: <Link href={contactHref} /> }}
        />
      }
    >
      <Questions>
        <Accordion>
          {faqItems.map((id) => (
            <AccordionItem key={id} heading={t(`faq.items.${id}.question`, figures)}>
              <p>
                <Marked text={t(`faq.items.${id}.answer`, figures)} marks={marks} />
              </p>
              {id === 'costs' && (
                <>
                  <Costs aria-label={t('faq.costs.label')}>
                    <tbody>
                      <tr>
                        <th scope="row">{t('faq.costs.setUp')}</th>
                        <td>{t('faq.costs.setUpValue', figures)}</td>
                      </tr>
                      <tr>
                        <th scope="row">{t('faq.costs.running')}</th>
                        <td>{t('faq.costs.runningValue', figures)}</td>
                      </tr>
                    </tbody>
                  </Costs>
                  <Text size="small" tone="quiet" wide>
                    {t('faq.costs.note', figures)}
                  </Text>
                </>
              )}
            </AccordionItem>
          ))}
        </Accordion>
      </Questions>
    </Section>
  );
}
