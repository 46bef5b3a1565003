import { brand, claims } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { formatEuros } from '../../locales/figures.ts';
import {
  Action,
  Arrival,
  Condition,
  Course,
  Departure,
  Note,
  Passage,
  Stem,
  Step,
  StepList,
  StepNumber,
  Track,
} from './Steps.styles.ts';
import { arrival, departure, passage, steps } from './steps.data.ts';

export interface StepsProps {
  contactHref: string;
}

/** The procedure in five numbered steps on the course, each with its costs or duration. */
export function Steps({ contactHref }: StepsProps) {
  const { t, i18n } = useTranslation('home');
  const { t: site } = useTranslation('site');
  const euros = (amount: number) => formatEuros(amount, i18n.language);
  const figures = {
    minutes: claims.intakeMinutes.value,
    from: euros(claims.setUpCost.value.from),
    to: euros(claims.setUpCost.value.to),
    monthly: euros(claims.monthlyCost.value),
    advice: euros(brand.prices.advice / 100),
    provider: brand.corporateServices.name,
  };
  return (
    <Course
      id="steps"
      background="deep"
      waypoint={{ name: site('waypoints.kaapBon'), coordinates: t('steps.coordinates') }}
      title={t('steps.title')}
      lead={t('steps.lead')}
    >
      <Track>
        <Passage aria-hidden="true">
          <svg viewBox="0 0 4 176" preserveAspectRatio="none" focusable="false">
            <path d={passage} />
          </svg>
          <Arrival>
            <CourseLine />
            <svg viewBox="0 0 94 176" focusable="false">
              <path d={arrival} />
            </svg>
          </Arrival>
          <Departure>
            <svg viewBox="0 0 262 262" focusable="false">
              <path d={departure} />
            </svg>
            <CourseLine />
          </Departure>
        </Passage>
        <StepList>
          {steps.map(({ id, height }, index) => (
            <Step key={id} style={{ '--height': `${height}px` }}>
              <CourseLine />
              <StepNumber aria-hidden="true">{index + 1}</StepNumber>
              <Stem aria-hidden="true" />
              <div>
                <Heading level={3} size="h3">
                  {t(`steps.items.${id}.title`)}
                </Heading>
                <p>{t(`steps.items.${id}.text`, figures)}</p>
                <Note>{t(`steps.items.${id}.note`, figures)}</Note>
              </div>
            </Step>
          ))}
        </StepList>
      </Track>
      <Condition>{t('steps.condition')}</Condition>
      <Action>
        <ButtonLink variant="primary" href={contactHref} aria-haspopup="dialog">
          {site('cta.button')}
        </ButtonLink>
      </Action>
    </Course>
  );
}
