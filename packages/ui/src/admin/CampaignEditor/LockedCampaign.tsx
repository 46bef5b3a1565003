import { brand, type CampaignEntry, type Instant } from '@fnc/domain';
import { CalendarX, ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { LazyMailPreview } from '../campaigns/heavyMailParts.ts';
import { dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Foot } from './CampaignDialog.styles.ts';
import { Plain } from './EditorLayout.styles.ts';
import type { CampaignEditorProps } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { NotCounted } from './LeadsNotReady.tsx';
import { useUnscheduling } from './useUnscheduling.ts';

export interface LockedCampaignProps extends Pick<
  CampaignEditorProps,
  'audience' | 'mail' | 'resultHref' | 'onUnschedule' | 'onClose' | 'onRetry' | 'onCopy'
> {
  entry: CampaignEntry;
  view: EditorView;
  /** Why the last attempt failed. */
  notice: string | null;
  now: Instant;
}

/** A scheduled or sent campaign: the mail can be read, and a scheduled one can be unscheduled. */
export function LockedCampaign({ entry, view, notice, now, audience, ...props }: LockedCampaignProps) {
  const { mail, resultHref, onClose } = props;
  const { t, language } = useAdminWords();
  const [shownAs, setShownAs] = useState<string | null>(null);
  const unscheduling = useUnscheduling(props.onUnschedule);
  const { campaign, figures } = entry;
  const at = campaign.scheduledAt ?? figures?.sendAt;
  const scheduled = view.status === 'scheduled';

  function state() {
    if (view.isUnclear && audience.phase !== 'ready') {
      return <NotCounted audience={audience} lines={2} onRetry={props.onRetry} onCopy={props.onCopy} />;
    }
    return (
      <Alert tone="info">
        {!scheduled && t('campaigns.editor.alreadySent')}
        {scheduled &&
          (at == null
            ? t('campaigns.editor.planned')
            : t('campaigns.editor.plannedAt', { moment: dateWords(t, language, now).full(at) }))}
      </Alert>
    );
  }

  return (
    <>
      <Plain>
        <Stack gap={3} below={5}>
          {notice !== null && (
            <Alert tone="danger" live>
              {notice}
            </Alert>
          )}
          {state()}
          {unscheduling.problem !== null && (
            <Alert tone="danger" live>
              {t('campaigns.outcome.stopFailed', { message: problemText(t, unscheduling.problem) })}
            </Alert>
          )}
        </Stack>
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <LazyMailPreview
            subject={campaign.subject}
            content={campaign.content}
            leads={view.leads}
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
            busyLabel={unscheduling.busy ? t('campaigns.outcome.unscheduling') : undefined}
            onClick={() => void unscheduling.unschedule()}
          >
            {t('campaigns.outcome.unschedule')}
          </Button>
        )}
      </Foot>
    </>
  );
}
