import { type Delivery, deliveryReason, type DeliveryStatus, type Instant, isHeld, type Language } from '@fnc/domain';
import { CircleCheck, CircleSlash, CircleX, Clock, type LucideIcon, MailX, Send } from 'lucide-react';
import { useMemo } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { LoadMore } from '../../components/LoadMore/LoadMore.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { CellLines } from '../ListScreen/ListScreen.styles.ts';
import { type DateWords, dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { DeliveryCard, Outcome, RowsFrame } from './CampaignOutcome.styles.ts';
import type { CampaignOutcomeProps, OutcomeTab } from './campaignOutcomeProps.ts';

const deliveryIcons: Record<DeliveryStatus, LucideIcon> = {
  queued: Clock,
  sending: Send,
  sent: CircleCheck,
  delivered: CircleCheck,
  failed: CircleX,
  bounced: MailX,
  skipped: CircleSlash,
  cancelled: CircleSlash,
};

const deliveryTones: Record<DeliveryStatus, 'success' | 'danger' | 'quiet'> = {
  queued: 'quiet',
  sending: 'quiet',
  sent: 'success',
  delivered: 'success',
  failed: 'danger',
  bounced: 'danger',
  skipped: 'quiet',
  cancelled: 'quiet',
};

const withoutStop = (text: string) => text.replace(/\.$/, '');

/** The reason and the number of attempts: "Mailbox vol (452 4.2.2), 3 pogingen". */
function deliveryNote(t: AdminT, language: Language, dates: DateWords, delivery: Delivery): string {
  const { status, attempts, runAt, openedAt, openedByMachine, clickedAt, unsubscribedAt, complainedAt } = delivery;
  const reason = withoutStop(deliveryReason(delivery, language));
  const tries = attempts > 0 ? t('campaigns.outcome.attempts', { count: attempts }) : '';
  switch (status) {
    case 'queued':
    case 'sending': {
      const next = runAt === undefined ? '' : t('campaigns.outcome.nextTry', { moment: dates.moment(runAt) });
      return [reason, tries, next].filter(Boolean).join(', ');
    }
    case 'failed':
    case 'bounced':
      return [reason, tries].filter(Boolean).join(', ');
    case 'skipped':
      return reason;
    // Stopped: the reason would be that of the last attempt, "wait for the next one", and there is none.
    case 'cancelled':
      return isHeld(delivery) ? reason : tries;
    case 'sent':
    case 'delivered':
    default:
      return [
        complainedAt === undefined ? '' : t('campaigns.outcome.complainedNote'),
        unsubscribedAt === undefined ? '' : t('campaigns.outcome.unsubscribedNote'),
        attempts > 1 ? tries : '', // arriving at once is no news
        clickedAt === undefined
          ? openedAt === undefined
            ? ''
            : t(openedByMachine === true ? 'campaigns.outcome.openedByMachine' : 'campaigns.outcome.openedNote')
          : t('campaigns.outcome.clickedNote'),
      ]
        .filter(Boolean)
        .join(', ');
  }
}

export interface DeliveryRowsProps extends Pick<CampaignOutcomeProps, 'list' | 'onMore' | 'onRefresh' | 'leadHref'> {
  tab: OutcomeTab;
  now: Instant;
  /** The day of the send, shown above the rows: rows of that day show only the time. */
  day: string;
}

/** Each recipient with the outcome of the mail: failures first, and of the others those who left. */
export function DeliveryRows({ list, tab, onMore, onRefresh, leadHref, now, day }: DeliveryRowsProps) {
  const { t, language } = useAdminWords();
  const dates = useMemo(() => dateWords(t, language, now), [t, language, now]);

  const who = ({ leadId, leadName, to }: Delivery) => (
    <CellLines>
      <Text as="span" size="inherit" weight="semibold" title={leadName}>
        {leadName === '' ? (
          t('campaigns.outcome.erased')
        ) : (
          <Link look="plain" href={leadHref(leadId)}>
            {leadName}
          </Link>
        )}
      </Text>
      {to !== '' && (
        <Text as="span" size="small" tone="quiet" wide title={to}>
          {to}
        </Text>
      )}
    </CellLines>
  );
  const outcome = (delivery: Delivery) => {
    const note = deliveryNote(t, language, dates, delivery);
    return (
      <Outcome data-tone={deliveryTones[delivery.status]}>
        <Icon of={deliveryIcons[delivery.status]} />
        <Stack as="span" gap={0} above={1} below={1}>
          {t(`campaigns.outcome.status.${delivery.status}`)}
          {note !== '' && (
            <Text as="span" size="small" tone="quiet" wide>
              {note}
            </Text>
          )}
        </Stack>
      </Outcome>
    );
  };
  const time = ({ at, status }: Delivery) => {
    if (status === 'skipped' || status === 'cancelled') return <span aria-hidden="true">–</span>;
    return (
      <Tooltip text={dates.full(at)}>
        <time dateTime={at}>{dates.day(at) === day ? dates.time(at) : dates.moment(at)}</time>
      </Tooltip>
    );
  };
  const card = (delivery: Delivery) => (
    <DeliveryCard>
      {who(delivery)}
      <span>{time(delivery)}</span>
      {outcome(delivery)}
    </DeliveryCard>
  );
  const columns: readonly TableColumn<Delivery>[] = [
    { id: 'who', head: t('campaigns.outcome.columnWho'), width: 204, cell: who },
    { id: 'outcome', head: t('campaigns.outcome.columnOutcome'), minWidth: 220, cell: outcome },
    { id: 'time', head: t('campaigns.outcome.columnTime'), width: 88, align: 'end', cell: time },
  ];

  if (list.phase === 'failed' && list.problem !== null) {
    return (
      <Alert
        tone="danger"
        live
        title={t('errors:deliveries_load_failed', { message: problemText(t, list.problem) })}
        action={<TextButton onClick={onRefresh}>{t('common:action.retry')}</TextButton>}
      />
    );
  }
  return (
    <RowsFrame>
      <Table
        label={t('campaigns.outcome.table')}
        columns={columns}
        rows={list.deliveries}
        rowKey={({ id }) => id}
        rowName={({ leadName }) => leadName}
        card={card}
        lines={2}
        density="compact"
        loadingRows={list.phase === 'loading' ? 6 : 0}
        empty={
          <EmptyState
            kind={tab === 'all' ? 'nothing' : 'noMatch'}
            level={3}
            title={t(`campaigns.outcome.empty.${tab}`)}
          >
            {t(`campaigns.outcome.emptyText.${tab}`)}
          </EmptyState>
        }
      />
      {list.phase === 'ready' && list.more && (
        <LoadMore
          shown={list.deliveries.length}
          total={list.count}
          step={100}
          busy={list.loadingMore}
          onMore={onMore}
          problem={
            list.problem && (
              <Alert
                tone="danger"
                live
                title={t('errors:deliveries_load_failed', { message: problemText(t, list.problem) })}
                action={<Button onClick={onMore}>{t('common:action.retry')}</Button>}
              />
            )
          }
        />
      )}
    </RowsFrame>
  );
}
