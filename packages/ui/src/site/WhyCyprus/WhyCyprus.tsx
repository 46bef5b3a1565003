import { type Claim, type ClaimCondition, claims } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { NetherlandsChart } from '../../art/NetherlandsChart/NetherlandsChart.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatShare } from '../../locales/figures.ts';
import { Calculate, Coast, Departure, Harbour, List, Reason, Shore } from './WhyCyprus.styles.ts';

/**
 * The four reasons in order, with each one's claims and the conditions shown below it. A test checks that every claim
 * has its condition.
 */
export const reasons = [
  {
    id: 'lowTax',
    claims: [
      claims.cyprusCorporateTax2026,
      claims.cyprusCorporateTaxBrochure,
      claims.dividendWithholdingToNonResidents,
    ],
    conditions: ['managedFromCyprus', 'dutchBoxTwo'],
  },
  { id: 'noEmigration', claims: [claims.cyprusDays, claims.residenceDays], conditions: ['sixtyDayTest'] },
  { id: 'euCompliant', claims: [claims.euSince, claims.treatySince], conditions: ['substance'] },
  { id: 'location', claims: [claims.timeDifferenceHours], conditions: ['workIsMobile'] },
] as const satisfies readonly {
  id: string;
  claims: readonly Claim[];
  conditions: readonly ClaimCondition[];
}[];

export interface WhyCyprusProps {
  calculatorHref: string;
}

/** Four reasons, each with its figure, its date and its condition. The course begins here. */
export function WhyCyprus({ calculatorHref }: WhyCyprusProps) {
  const { t, i18n } = useTranslation('home');
  const { t: site } = useTranslation('site');
  const share = ({ value }: { readonly value: number }) => formatShare(value, i18n.language);
  const figures = {
    rate: share(claims.cyprusCorporateTax2026),
    before: share(claims.cyprusCorporateTaxBrochure),
    untilYear: claims.cyprusCorporateTaxBrochure.asOf.slice(0, 4),
    dutchLow: share(claims.dutchCorporateTaxLow),
    dutchHigh: share(claims.dutchCorporateTaxHigh),
    withholding: share(claims.dividendWithholdingToNonResidents),
    low: share(claims.dutchBoxTwoLow),
    high: share(claims.dutchBoxTwoHigh),
    days: claims.cyprusDays.value,
    residence: claims.residenceDays.value,
    treatyYear: claims.treatySince.value,
    hours: claims.timeDifferenceHours.value,
  };
  const since = { lowTax: claims.cyprusCorporateTaxChange.value, euCompliant: claims.euSince.value };
  return (
    <Shore
      id="why-cyprus"
      background="surface"
      head="beside"
      waypoint={{ name: site('waypoints.hoekVanHolland'), coordinates: t('whyCyprus.coordinates') }}
      title={t('whyCyprus.title')}
      lead={t('whyCyprus.lead')}
    >
      <Coast aria-hidden="true">
        <NetherlandsChart />
        <Departure />
        <Harbour>{site('waypoints.hoekVanHolland')}</Harbour>
      </Coast>
      <List>
        {reasons.map(({ id, conditions }) => {
          const values = { ...figures, sinceYear: id === 'euCompliant' ? since.euCompliant : since.lowTax };
          return (
            <Reason key={id}>
              <p>
                <b>{t(`whyCyprus.reasons.${id}.figure`, values)}</b>{' '}
                <span>{t(`whyCyprus.reasons.${id}.note`, values)}</span>
              </p>
              <div>
                <Heading level={3} size="h3">
                  {t(`whyCyprus.reasons.${id}.title`)}
                </Heading>
                <Text>{t(`whyCyprus.reasons.${id}.text`, values)}</Text>
                <p>
                  <b>{t('whyCyprus.condition')}</b>{' '}
                  {conditions.map((condition) => t(`whyCyprus.conditions.${condition}`, values)).join(' ')}
                </p>
              </div>
            </Reason>
          );
        })}
      </List>
      <Calculate>
        <Link href={calculatorHref}>{t('whyCyprus.calculate')}</Link>
      </Calculate>
    </Shore>
  );
}
