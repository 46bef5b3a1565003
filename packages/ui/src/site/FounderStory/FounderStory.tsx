import { brand, type Brand, brandSamples, languageOf } from '@fnc/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BayChart } from '../../art/BayChart/BayChart.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Waypoint } from '../../components/Section/Waypoint.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Card, Frame, Log, Medallion, PlacedDividers, Sheet, Story, Words } from './FounderStory.styles.ts';

/** The part of the bay chart in the frame, 386 × 398 of its units. */
const bayView = '91 118 386 398';

/** Lines of latitude and longitude in it. */
const bayGraticule =
  'M169 110v420M261.5 110v420M354 110v420M446 110v420M80 229.5h410M80 312h410M80 394.5h410M80 477h410';

/** Depths as drawn; not for navigation. */
const baySoundings: readonly { fathoms: number; x: number; y: number }[] = [
  { fathoms: 12, x: 451, y: 268 },
  { fathoms: 26, x: 142, y: 330 },
  { fathoms: 31, x: 220, y: 349 },
  { fathoms: 58, x: 160, y: 379 },
  { fathoms: 96, x: 142, y: 441 },
  { fathoms: 74, x: 243, y: 446 },
  { fathoms: 62, x: 308, y: 460 },
  { fathoms: 88, x: 391, y: 460 },
  { fathoms: 52, x: 446, y: 413 },
  { fathoms: 104, x: 354, y: 484 },
];

interface AdviserProps {
  adviser: Brand['adviser'];
  /** Whether these are sample details, which the page then marks. */
  sample: boolean;
}

const initials = (name: string) =>
  name
    .split(' ')
    .map(([letter = '']) => letter)
    .join('');

/** Who answers: a portrait or initials, the register, the languages, and the partner on the island. */
export function Adviser({ adviser: { portrait, registration, languages }, sample }: AdviserProps) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const { corporateServices, founder } = brand;
  return (
    <Card>
      <Medallion>
        {portrait === null ? (
          <span aria-hidden="true">{initials(founder)}</span>
        ) : (
          <img src={portrait} alt="" width={96} height={96} loading="lazy" />
        )}
      </Medallion>
      <p>
        <b>{founder}</b> <span>{t('founderStory.adviser.role')}</span>
        <span>{registration[language]}</span>
        <span>{t('founderStory.adviser.speaks', { languages: languages[language] })}</span>
        {sample && <Badge look="tag">{t('founderStory.sample')}</Badge>}
      </p>
      <p>
        {t('founderStory.adviser.partner', { provider: corporateServices.name, licence: corporateServices.licence })}
      </p>
    </Card>
  );
}

/** The sea between Akrotiri and Limassol in a graduated frame, with dividers from the cape to the harbour. */
function FramedBay() {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation('site');
  return (
    <Frame aria-hidden="true">
      <Sheet>
        <BayChart viewBox={bayView} graticule={bayGraticule} harbour={site('waypoints.limassol')}>
          {baySoundings.map(({ fathoms, x, y }) => (
            <text key={fathoms} className="sounding" x={x} y={y}>
              {fathoms}
            </text>
          ))}
          <text className="bay" x="186" y="417">
            {t('founderStory.episkopiBay')}
          </text>
          <text className="bay" x="422" y="319">
            {t('founderStory.akrotiriBay')}
          </text>
        </BayChart>
        <PlacedDividers />
      </Sheet>
    </Frame>
  );
}

export interface FounderStoryProps {
  /** Whether it is the founder's own text; otherwise it is marked as a sample. */
  verified: boolean;
}

const entries = ['departure', 'underWay', 'now'] as const;

/** The company's history, beside the sea off Limassol. */
export function FounderStory({ verified }: FounderStoryProps) {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation('site');
  const titleId = useId();
  return (
    <Section id="mission-story" background="surface" course="left" aria-labelledby={titleId}>
      <Story>
        <FramedBay />
        <Words>
          <Waypoint name={site('waypoints.gibraltar')} coordinates={t('founderStory.coordinates')} />
          <Heading level={2} size="h2" id={titleId}>
            {t('founderStory.title')}
          </Heading>
          <Text>{t('founderStory.question', { founder: brand.founder })}</Text>
          <Text>{t('founderStory.method', { brand: brand.name })}</Text>
          <Log>
            {entries.map((entry) => (
              <div key={entry}>
                <dt>{t(`founderStory.log.${entry}.when`)}</dt>
                <dd>{t(`founderStory.log.${entry}.what`)}</dd>
              </div>
            ))}
          </Log>
          <Adviser adviser={brand.adviser} sample={brandSamples.includes('adviser')} />
          {!verified && (
            <Text size="small" tone="quiet" above={4} wide>
              <Badge look="tag">{t('founderStory.sample')}</Badge> {t('founderStory.sampleNote')}
            </Text>
          )}
        </Words>
      </Story>
    </Section>
  );
}
