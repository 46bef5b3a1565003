import { useTranslation } from 'react-i18next';
import { SignalFlag } from '../../art/SignalFlag/SignalFlag.tsx';
import { RailPair } from '../../components/Section/rail.styles.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Flags, Group } from './ForWho.styles.ts';

const groups = [
  { id: 'captains', letter: 'K' },
  { id: 'consultants', letter: 'C' },
  { id: 'nomads', letter: 'D' },
  { id: 'entrepreneurs', letter: 'O' },
] as const;

export interface ForWhoProps {
  /** The calculator at the break-even point. */
  breakEvenHref: string;
  /** The page of each group. */
  hrefs: Readonly<Record<(typeof groups)[number]['id'], string>>;
}

/** Four groups, each under a signal flag, with what that group overlooks. */
export function ForWho({ breakEvenHref, hrefs }: ForWhoProps) {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation('site');
  return (
    <Flags
      id="for-who"
      course="left"
      waypoint={{ name: site('waypoints.ouessant'), coordinates: t('forWho.coordinates') }}
      title={t('forWho.title')}
      lead={t('forWho.lead')}
    >
      <RailPair>
        {groups.map(({ id, letter }) => (
          <Group key={id}>
            <div>
              <SignalFlag letter={letter} />
              <span>{t('forWho.flag', { letter })}</span>
            </div>
            <div>
              <Heading level={3} size="h3">
                <Link href={hrefs[id]}>{t(`forWho.groups.${id}.title`)}</Link>
              </Heading>
              <Text>
                <Marked text={t(`forWho.groups.${id}.text`)} marks={{ breakEven: <Link href={breakEvenHref} /> }} />
              </Text>
              <Text size="small" tone="quiet">
                {t('forWho.note')} {t(`forWho.groups.${id}.note`)}
              </Text>
            </div>
          </Group>
        ))}
      </RailPair>
    </Flags>
  );
}
