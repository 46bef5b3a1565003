import { type AudienceCounts, reaches } from '@fnc/domain';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentBar } from '../../components/SegmentBar/SegmentBar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { reachIcons } from '../campaigns/reachLooks.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { audienceParts } from './audienceParts.ts';
import { Sum, SumRows, SumTick } from './Recipients.styles.ts';

export interface RecipientSummaryProps {
  counts: AudienceCounts;
  tick: boolean;
  onTick: (tick: boolean) => void;
}

/** The number of recipients, and why the others are left out. */
export function RecipientSummary({ counts, tick, onTick }: RecipientSummaryProps) {
  const { t, language } = useAdminWords();
  const { willGet, waiting, never, byTick } = counts;
  const figure = (value: number) => formatFigure(value, language);
  const missing = waiting + byTick;
  const byReach: Record<(typeof reaches)[number], number> = {
    reachable: willGet - byTick,
    consent_missing: missing,
    ...never,
  };
  return (
    <>
      <Sum aria-live="polite">
        <strong>{figure(willGet)}</strong> {t('campaigns.recipients.willGet', { count: willGet })}
      </Sum>
      <SegmentBar parts={audienceParts(counts)} />
      <SumRows>
        {reaches
          .filter((reach) => reach === 'reachable' || reach === 'consent_missing' || byReach[reach] > 0)
          .map((reach) => (
            <li key={reach} data-reach={reach}>
              {reach !== 'reachable' && <Icon of={reachIcons[reach]} />}
              <span>{t(`campaigns.recipients.sum.${reach}`)}</span>
              <strong>{figure(byReach[reach])}</strong>
            </li>
          ))}
      </SumRows>
      {missing > 0 && (
        <SumTick>
          <CheckboxField
            label={t('campaigns.recipients.tick', { count: missing })}
            checked={tick}
            onChange={(event) => onTick(event.target.checked)}
          />
        </SumTick>
      )}
      <Text size="small" tone="quiet" wide above={4}>
        {t('campaigns.recipients.neverNote')}
      </Text>
    </>
  );
}
