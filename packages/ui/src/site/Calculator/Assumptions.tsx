import {
  calculateSavings,
  monthlyRunningCosts,
  yearlyRunningCosts,
  type CalculatorState,
  type TaxRules,
} from '@fnc/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Panel } from './Calculator.styles.ts';
import { useAmounts } from './useAmounts.ts';

export interface AssumptionsProps {
  state: CalculatorState;
  rules: TaxRules;
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The calculation's assumptions, the sources of its rates, and its limits. */
export function Assumptions({ state: { revenue, entity }, rules }: AssumptionsProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, day } = useAmounts();
  const { cyprus, years, asOf, sources } = rules;
  const costs = { costs: euros(cyprus.yearlyCosts), monthly: euros(monthlyRunningCosts) };
  const atOurPrice = () =>
    calculateSavings({ revenue, entity, rules: { ...rules, cyprus: { ...cyprus, yearlyCosts: yearlyRunningCosts } } });
  return (
    <Panel>
      <h2>{t('assumptions.title')}</h2>
      <dl>
        <Item name={t('assumptions.rates')}>
          <Marked
            text={t('assumptions.ratesText', { years: years[language], day: day(asOf) })}
            marks={{ day: <time dateTime={asOf} /> }}
          />
        </Item>
        <Item name={t('assumptions.profit')}>{t(`assumptions.profitText.${entity}`)}</Item>
        <Item name={t('assumptions.costs')}>
          {cyprus.yearlyCosts < yearlyRunningCosts
            ? t('assumptions.costsLow', {
                ...costs,
                yearly: euros(yearlyRunningCosts),
                saving: euros(atOurPrice().saving),
              })
            : t('assumptions.costsCurrent', costs)}
        </Item>
        <Item name={t('assumptions.source')}>
          <ul>
            {sources.map(({ name, url }) => (
              <li key={name[language]}>
                {url === undefined ? name[language] : <Link href={url}>{name[language]}</Link>}
              </li>
            ))}
          </ul>
        </Item>
      </dl>
      <Text size="small" tone="quiet" above={5} wide>
        {t('assumptions.disclaimer', { years: years[language] })}
      </Text>
    </Panel>
  );
}
