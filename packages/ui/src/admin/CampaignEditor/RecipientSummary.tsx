import { type Audience, reaches } from '@fnc/domain';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentBar } from '../../components/SegmentBar/SegmentBar.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { reachIcons } from '../campaigns/reachLooks.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { audienceParts } from './audienceParts.ts';
import { Sum, SumRows, SumTick, SumNote } from './Recipients.styles.ts';

export interface RecipientSummaryProps {
  audience: Audience;
  tick: boolean;
  onTick: (tick: boolean) => void;
}

/** How many get it, and what each of the others lacks. */
export function RecipientSummary({ audience, tick, onTick }: RecipientSummaryProps) {
  const { t, language } = useAdminWords();
  const { willGet, waiting, never, byTick } = audience;
  const figure = (value: number) => formatFigure(value, language);
  const missing = waiting.length + byTick;
  const counts: Record<(typeof reaches)[number], number> = {
    reachable: willGet.length - byTick,
    consent_missing: missing,
    consent_pending: 0,
    unsubscribed: 0,
    suppressed: 0,
    blocked: 0,
  };
  for (const { reach } of never) counts[reach] += 1;
  return (
    <>
      <Sum aria-live="polite">
        <strong>{figure(willGet.length)}</strong> {t('campaigns.recipients.willGet', { count: willGet.length })}
      </Sum>
      <SegmentBar parts={audienceParts(audience)} />
      <SumRows>
        {reaches
          .filter((reach) => reach === 'reachable' || reach === 'consent_missing' || counts[reach] > 0)
          .map((reach) => (
            <li key={reach} data-reach={reach}>
              {reach !== 'reachable' && <Icon of={reachIcons[reach]} />}
              <span>{t(`campaigns.recipients.sum.${reach}`)}</span>
              <strong>{figure(counts[reach])}</strong>
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
      <SumNote>{t('campaigns.recipients.neverNote')}</SumNote>
    </>
  );
}
