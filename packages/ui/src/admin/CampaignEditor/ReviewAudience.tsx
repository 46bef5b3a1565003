import { type RefObject } from 'react';
import { SegmentBar, SegmentSwatch } from '../../components/SegmentBar/SegmentBar.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { WideBar, WideLegend } from '../campaigns/campaigns.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { audienceParts, neverCount } from './audienceParts.ts';
import type { CampaignEditorProps } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { NotCounted } from './LeadsNotReady.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Nobody, ReviewTitle, SendFacts } from './Review.styles.ts';

export interface ReviewAudienceProps extends Pick<
  CampaignEditorProps,
  'draft' | 'onDraft' | 'audience' | 'leadHref' | 'now' | 'onRetry' | 'onCopy'
> {
  view: EditorView;
  /** The heading of the step. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

const looks = { full: 'willGet', warning: 'waiting', hollow: 'never' } as const;

/** How many get it, and who is left out and why. As the server counts it. */
export function ReviewAudience({ titleRef, view, ...props }: ReviewAudienceProps) {
  const { draft, onDraft, audience, leadHref, now } = props;
  const { t, language } = useAdminWords();
  const { counts, people } = view;
  if (audience.phase !== 'ready') {
    return (
      <>
        <ReviewTitle ref={titleRef} tabIndex={-1}>
          {t('campaigns.recipients.summary')}
        </ReviewTitle>
        <NotCounted audience={audience} lines={5} onRetry={props.onRetry} onCopy={props.onCopy} />
      </>
    );
  }
  const parts = audienceParts(counts);
  const chosen = counts.willGet + counts.waiting + neverCount(counts);
  return (
    <>
      <ReviewTitle ref={titleRef} tabIndex={-1}>
        {t('campaigns.review.title', {
          count: chosen,
          willGet: formatFigure(counts.willGet, language),
          chosen: formatFigure(chosen, language),
        })}
      </ReviewTitle>
      <WideBar>
        <SegmentBar parts={parts} />
      </WideBar>
      <WideLegend aria-label={t('campaigns.recipients.summary')}>
        {parts.map(
          ({ look, value }) =>
            (value > 0 || look === 'full') && (
              <li key={look}>
                <SegmentSwatch look={look} />
                {t(`campaigns.review.part.${looks[look]}`, { count: value })}
              </li>
            ),
        )}
      </WideLegend>
      <SendFacts>
        <h3>{t('campaigns.review.leftOut')}</h3>
        {chosen === counts.willGet && counts.byTick === 0 ? (
          <Nobody>{t('campaigns.review.nobodyLeftOut')}</Nobody>
        ) : (
          <LeftOut
            counts={counts}
            people={people}
            tick={draft.tick}
            onTick={(tick) => onDraft({ ...draft, tick })}
            leadHref={leadHref}
            now={now}
          />
        )}
        {counts.gone > 0 && <Nobody>{t('campaigns.review.gone', { count: counts.gone })}</Nobody>}
      </SendFacts>
    </>
  );
}
