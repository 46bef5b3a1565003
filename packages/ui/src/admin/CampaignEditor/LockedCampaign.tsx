import { brand, type CampaignEntry, type Instant, type Lead } from '@fnc/domain';
import { CalendarX, ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { LazyMailPreview } from '../campaigns/heavyMailParts.ts';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Foot } from './CampaignDialog.styles.ts';
import { Plain } from './EditorLayout.styles.ts';
import type { CampaignEditorProps } from './campaignEditorProps.ts';
import { Notices } from './Review.styles.ts';

export interface LockedCampaignProps extends Pick<
  CampaignEditorProps,
  'mail' | 'resultHref' | 'onUnschedule' | 'onClose'
> {
  entry: CampaignEntry;
  status: 'scheduled' | 'sent';
  leads: readonly Lead[];
  now: Instant;
}

/** Planned or sent: the mail can be read, and what was planned can be taken back. */
export function LockedCampaign({
  entry,
  status,
  leads,
  now,
  mail,
  resultHref,
  onUnschedule,
  onClose,
}: LockedCampaignProps) {
  const { t, language } = useAdminWords();
  const [shownAs, setShownAs] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { campaign, figures } = entry;
  const at = campaign.scheduledAt ?? figures?.sendAt;
  const scheduled = status === 'scheduled';

  async function unschedule() {
    setBusy(true);
    setProblem(null);
    setProblem(await onUnschedule());
    setBusy(false);
  }

  return (
    <>
      <Plain>
        <Notices>
          <Alert tone="info">
            {!scheduled && t('campaigns.editor.alreadySent')}
            {scheduled &&
              (at == null
                ? t('campaigns.editor.planned')
                : t('campaigns.editor.plannedAt', { moment: dateWords(t, language, now).full(at) }))}
          </Alert>
          {problem !== null && (
            <Alert tone="danger" live>
              {t('campaigns.outcome.stopFailed', { message: problemText(t, problem) })}
            </Alert>
          )}
        </Notices>
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <LazyMailPreview
            subject={campaign.subject}
            content={campaign.content}
            leads={leads}
            as={shownAs}
            onAs={setShownAs}
            language={language}
            from={mail?.from ?? `${brand.sender.name} <${brand.sender.email}>`}
          />
        </Suspense>
      </Plain>
      <Foot>
        <Button variant="quiet" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        <ButtonLink icon={ListChecks} href={resultHref}>
          {t('campaigns.editor.toResult')}
        </ButtonLink>
        {scheduled && (
          <Button
            variant="primary"
            icon={CalendarX}
            busyLabel={busy ? t('campaigns.outcome.unscheduling') : undefined}
            onClick={() => void unschedule()}
          >
            {t('campaigns.outcome.unschedule')}
          </Button>
        )}
      </Foot>
    </>
  );
}
