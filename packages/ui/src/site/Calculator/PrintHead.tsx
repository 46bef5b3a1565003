import { brand, type CalculatorState, type TaxRules } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { regionOf } from '../../locales/figures.ts';
import { Printed } from './PrintHead.styles.ts';
import { useAmounts } from './useAmounts.ts';

export interface PrintHeadProps {
  state: CalculatorState;
  rules: TaxRules;
  shareUrl: string;
  /** `2026-11-20`; `null` while nobody knows: the page itself writes it then (`apps/site/prerender/startApp.js`). */
  today: string | null;
}

/** Above a printed sum: whose it is, of which day, what was filled in, and where it can be found again. */
export function PrintHead({ state, rules, shareUrl, today }: PrintHeadProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, day } = useAmounts();
  const inputs = [
    [t('revenue.label'), euros(state.revenue)],
    [t('entity.label'), t(`entity.${state.entity}.name`)],
    [t('rateSet.label'), rules.label[language]],
    ...(state.home === null ? [] : [[t('owner.question'), t(`owner.home.${state.home}`)] as const]),
    [t('next.link'), shareUrl],
  ] as const;
  return (
    <Printed>
      <p>
        <b>
          {brand.name} – {brand.tagline[language]}
        </b>
        {today === null ? (
          <time lang={regionOf(language)} data-printed={t('printed', { day: '{day}' })} suppressHydrationWarning>
            {' '}
          </time>
        ) : (
          <time dateTime={today}>{t('printed', { day: day(today) })}</time>
        )}
      </p>
      <dl>
        {inputs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Printed>
  );
}
