import type { CampaignDraft, Instant } from '@fnc/domain';
import { useState } from 'react';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { instantOfLocal, instantsOfLocal, isSkipped, localMoment } from '../campaigns/localMoment.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { TimeRow } from './Compose.styles.ts';

export interface SendTimeProps {
  draft: CampaignDraft;
  onDraft: (draft: CampaignDraft) => void;
  now: Instant;
}

/** At once, or at a moment on the clock of Amsterdam. Half a moment is none, and then nothing can be sent. */
export function SendTime({ draft, onDraft, now }: SendTimeProps) {
  const { t } = useAdminWords();
  const { when, scheduledAt } = draft;
  const stored = scheduledAt === null ? '' : localMoment(scheduledAt);
  const [typed, setTyped] = useState(stored);
  const [followed, setFollowed] = useState(scheduledAt);
  if (followed !== scheduledAt) {
    setFollowed(scheduledAt);
    // A time that the clock skips stays as typed, beside the words that say so.
    if (scheduledAt !== null && !instantsOfLocal(typed).includes(scheduledAt)) setTyped(stored);
  }
  const both = when === 'later' ? instantsOfLocal(typed) : [];
  const time = typed.slice(-5);
  const passed = when === 'later' && scheduledAt !== null && scheduledAt <= now;
  return (
    <TimeRow>
      <RadioGroup
        label={t('campaigns.editor.when')}
        layout="row"
        value={when}
        choices={[
          { value: 'now', label: t('campaigns.editor.whenNow') },
          { value: 'later', label: t('campaigns.editor.whenLater') },
        ]}
        onChange={(next) =>
          onDraft({ ...draft, when: next, scheduledAt: next === 'now' ? null : instantOfLocal(typed) })
        }
      />
      <DateTimeField
        label={t('campaigns.editor.moment')}
        labelPlace="hidden"
        value={typed}
        disabled={when === 'now'}
        zone={t('campaigns.zone')}
        min={localMoment(now)}
        error={passed ? t('campaigns.editor.block.momentPassed') : undefined}
        hint={
          when === 'later' && scheduledAt !== null && isSkipped(typed)
            ? t('campaigns.editor.skippedTime', { time, instead: localMoment(scheduledAt).slice(-5) })
            : undefined
        }
        onChange={(value) => {
          setTyped(value);
          onDraft({ ...draft, scheduledAt: instantOfLocal(value) });
        }}
      />
      {both.length > 1 && (
        <RadioGroup
          label={t('campaigns.editor.timeTwice', { time })}
          layout="row"
          value={scheduledAt}
          choices={both.map((instant, index) => ({
            value: instant,
            label: t(index === 0 ? 'campaigns.editor.firstTime' : 'campaigns.editor.secondTime'),
          }))}
          onChange={(chosen) => onDraft({ ...draft, scheduledAt: chosen })}
        />
      )}
    </TimeRow>
  );
}
