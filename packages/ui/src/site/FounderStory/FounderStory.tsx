import { brand, brandSamples } from '@fnc/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Waypoint } from '../../components/Section/Waypoint.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Adviser } from './Adviser.tsx';
import { FramedBay } from './FramedBay.tsx';
import { Drawing, Log, SampleNote, Story, Words } from './FounderStory.styles.ts';

export interface FounderStoryProps {
  /** Whether it is the founder's own text; otherwise it is marked as a sample. */
  verified: boolean;
}

const entries = ['departure', 'underWay', 'now'] as const;

/** How the house came about, beside the waters off Limassol. */
export function FounderStory({ verified }: FounderStoryProps) {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation('site');
  const titleId = useId();
  return (
    <Section id="mission-story" ground="surface" course="left" aria-labelledby={titleId}>
      <Story>
        <Drawing>
          <FramedBay />
        </Drawing>
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
            <SampleNote>
              <Badge look="tag">{t('founderStory.sample')}</Badge> {t('founderStory.sampleNote')}
            </SampleNote>
          )}
        </Words>
      </Story>
    </Section>
  );
}
