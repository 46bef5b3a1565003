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
  Passage,
  Stem,
  Step,
  StepList,
  StepNumber,
  Track,
} from './Steps.styles.ts';

/** In order. `height`: px from the titles up to the number's middle, in the horizontal layout. */
const steps = [
  { id: 'intake', height: 74 },
  { id: 'advice', height: 128 },
  { id: 'registration', height: 96 },
  { id: 'bank', height: 154 },
  { id: 'compliance', height: 123 },
] as const;

/** From the first number to the last: a column is 1 wide, with 176 px above the titles. */
const passage = 'M0 102C.28 78 .66 60 1 48C1.32 58 1.68 62 2 80C2.32 55 2.64 36 3 22C3.34 34 3.68 36 4 53';

/** From the left margin, where the previous section's course ends, to the first number. */
const arrival = 'M1.5 0C1.5 70 8 111 42 111C62 111 78 106 94 102';

/** From the last number to the right margin. */
const departure = 'M0 53C115 70 261.2 100 261.2 262';

interface StepsProps {
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
                <p>{t(`steps.items.${id}.note`, figures)}</p>
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
