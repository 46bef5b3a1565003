import {
  blockReasonText,
  type ConsentEntry,
  type ConsentKind,
  type Instant,
  type Lead,
  type LeadBlock,
  reachOf,
} from '@fnc/domain';
import {
  Ban,
  CircleCheck,
  CircleSlash,
  Download,
  type LucideIcon,
  Mail,
  MailQuestionMark,
  Send,
  ShieldCheck,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { reachIcons } from '../campaigns/reachLooks.tsx';
import { FactSection, FactTitle } from '../FactList/FactList.styles.ts';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { languageName } from '../words/languageName.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { Proof, Standing } from './ConsentProof.styles.ts';

/** The consent history of a lead, and the actions on it. Nothing rejects. */
export interface LeadConsent {
  readonly state:
    | { readonly phase: 'loading' }
    | { readonly phase: 'failed'; readonly problem: Problem }
    /** Oldest first. */
    | { readonly phase: 'ready'; readonly consents: readonly ConsentEntry[] };
  /** Sends the confirmation link again. Resolves to `null` when the server accepted it. */
  readonly onResend: () => Promise<Problem | null>;
  /** Blocks all mail to the address, or undoes that. Both resolve to `null` on success. */
  readonly onBlock: (block: LeadBlock) => Promise<Problem | null>;
  readonly onUnblock: () => Promise<Problem | null>;
  /** Saves the whole proof as a file. Resolves to `null` on success. */
  readonly onExport: () => Promise<Problem | null>;
  readonly onRetry: () => void;
}

export interface ConsentProofProps extends LeadConsent {
  lead: Lead;
  now: Instant;
}

const icons: Record<ConsentKind, LucideIcon> = {
  given: MailQuestionMark,
  confirmed: CircleCheck,
  withdrawn: CircleSlash,
  returned: Undo2,
  given_again: MailQuestionMark,
  blocked: Ban,
  unblocked: CircleCheck,
  address_changed: Mail,
};

/** The state of the consent with its date; below it the text that was agreed to, word for word. */
export function ConsentProof({ lead, now, state, onResend, onBlock, onUnblock, onExport, onRetry }: ConsentProofProps) {
  const { t, language } = useAdminWords();
  const toast = useToast();
  const [busy, setBusy] = useState<'resend' | 'export' | 'unblock' | null>(null);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const dates = dateWords(t, language, now);
  const reach = reachOf(lead);
  const consents = state.phase === 'ready' ? state.consents : [];

  async function during(
    work: 'resend' | 'export' | 'unblock',
    asked: () => Promise<Problem | null>,
    said?: string,
    icon = Send,
  ) {
    if (busy !== null) return;
    setBusy(work);
    setProblem(null);
    const failed = await asked();
    setBusy(null);
    setProblem(failed);
    if (failed === null && said !== undefined) toast.show({ message: said, icon });
  }

  const standing = () => {
    if (shownReach === 'unsubscribed') {
      return lead.unsubscribedAt === undefined
        ? t('campaigns.consent.unsubscribed')
        : t('campaigns.consent.unsubscribedOn', { date: dates.day(lead.unsubscribedAt) });
    }
    if (lead.consent === 'none') return t('campaigns.consent.none');
    const since = lead.consentAt ?? consents.at(-1)?.at;
    const dated = since === undefined ? 'undated' : 'dated';
    return t(`campaigns.consent.${dated}.${lead.consent}`, { date: since === undefined ? '' : dates.day(since) });
  };
  const blocked = lead.suppressed === 'blocked';
  // The consent itself, without the block of the address.
  const shownReach = reachOf({ ...lead, suppressed: null });

  /** Closes the dialog before the message appears: inside the dialog it would disappear with it. */
  async function block(reason: LeadBlock) {
    const failed = await onBlock(reason);
    if (failed !== null) return failed;
    flushSync(() => setAsking(false));
    toast.show({ message: t('lead.block.done'), icon: Ban });
    return null;
  }

  return (
    <FactSection aria-labelledby="consent-proof">
      <Stack gap={3}>
        <FactTitle id="consent-proof">{t('campaigns.consent.title')}</FactTitle>
        <Standing data-reach={shownReach}>
          <Icon of={shownReach === 'reachable' ? ShieldCheck : reachIcons[shownReach]} />
          {standing()}
        </Standing>
        {lead.suppressed !== null && (
          <Alert
            tone="danger"
            title={t(`campaigns.consent.suppressed.${lead.suppressed}`)}
            action={
              blocked && (
                <TextButton
                  aria-disabled={busy === 'unblock' || undefined}
                  onClick={() => void during('unblock', onUnblock, t('lead.block.undone'), CircleCheck)}
                >
                  {t(busy === 'unblock' ? 'lead.block.undoing' : 'lead.block.undo')}
                </TextButton>
              )
            }
          >
            {t(blocked ? 'campaigns.consent.blockedText' : 'campaigns.consent.suppressedText')}
          </Alert>
        )}
        {state.phase === 'loading' && (
          <div aria-busy="true">
            <SkeletonLines lines={3} />
          </div>
        )}
        {state.phase === 'failed' && (
          <Alert
            tone="danger"
            live
            title={t('errors:consents_load_failed', { message: problemText(t, state.problem) })}
            action={<TextButton onClick={onRetry}>{t('common:action.retry')}</TextButton>}
          />
        )}
        {consents.length > 0 && (
          <Proof aria-label={t('campaigns.consent.proof')}>
            {consents.map(({ kind, at, wording, version, language: written, page, by, reason, note }) => (
              <li key={`${kind} ${at}`} data-kind={kind}>
                <Icon of={icons[kind]} />
                <div>
                  <p>
                    {t(`campaigns.consent.kind.${kind}`)} <time dateTime={at}>{dates.moment(at)}</time>
                  </p>
                  {wording !== undefined && <blockquote lang={written}>{wording}</blockquote>}
                  {reason !== undefined && <p>{blockReasonText({ reason, note }, language)}</p>}
                  {by !== undefined && (
                    <Text size="inherit" tone="quiet">
                      {t('campaigns.consent.by', { by })}
                    </Text>
                  )}
                  {by === undefined && (page !== undefined || written !== undefined) && (
                    <Text size="inherit" tone="quiet">
                      {[
                        ...(page === undefined ? [] : [t('campaigns.consent.page', { page })]),
                        ...(written === undefined ? [] : [languageName(written, language)]),
                        ...(version === undefined ? [] : [t('campaigns.consent.version', { version })]),
                      ].join(', ')}
                    </Text>
                  )}
                </div>
              </li>
            ))}
          </Proof>
        )}
        {problem !== null && (
          <Alert tone="danger" live>
            {problemText(t, problem)}
          </Alert>
        )}
        {(reach === 'consent_pending' || !blocked || consents.length > 0) && (
          <Row>
            {reach === 'consent_pending' && (
              <Button
                size="small"
                icon={Send}
                busyLabel={busy === 'resend' ? t('common:busy.sending') : undefined}
                onClick={() => void during('resend', onResend, t('campaigns.consent.resent'))}
              >
                {t('campaigns.consent.resend')}
              </Button>
            )}
            {!blocked && (
              <Button size="small" icon={Ban} onClick={() => setAsking(true)}>
                {t('lead.block.open')}
              </Button>
            )}
            {consents.length > 0 && (
              <Button
                size="small"
                icon={Download}
                busyLabel={busy === 'export' ? t('common:busy.saving') : undefined}
                onClick={() => void during('export', onExport)}
              >
                {t('campaigns.consent.export')}
              </Button>
            )}
          </Row>
        )}
        {asking && <BlockDialog email={lead.email} onBlock={block} onClose={() => setAsking(false)} />}
      </Stack>
    </FactSection>
  );
}
