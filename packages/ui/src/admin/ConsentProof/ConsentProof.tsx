import { type ConsentEntry, type ConsentKind, type Instant, type Lead, reachOf } from '@fnc/domain';
import { CircleCheck, CircleSlash, Download, type LucideIcon, MailQuestionMark, Send, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { FactTitle } from '../FactList/FactList.styles.ts';
import { reachIcons } from '../campaigns/reachLooks.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Entry, EntryLine, Proof, ProofActions, ProofSection, Standing } from './ConsentProof.styles.ts';

/** What is recorded of a lead's consent, and what can be done with it. Nothing rejects. */
export interface LeadConsent {
  readonly state:
    | { readonly phase: 'loading' }
    | { readonly phase: 'failed'; readonly problem: Problem }
    /** Oldest first. */
    | { readonly phase: 'ready'; readonly consents: readonly ConsentEntry[] };
  /** Mails the link that confirms again. Answers `null` when the server took it. */
  readonly onResend: () => Promise<Problem | null>;
  /** The whole proof as a file. Answers `null` when it was saved. */
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
  given_again: MailQuestionMark,
};

/** Where consent stands, in words with its date; below it what was agreed to, word for word. */
export function ConsentProof({ lead, now, state, onResend, onExport, onRetry }: ConsentProofProps) {
  const { t, language } = useAdminWords();
  const toast = useToast();
  const [busy, setBusy] = useState<'resend' | 'export' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const dates = dateWords(t, language, now);
  const reach = reachOf(lead);
  const consents = state.phase === 'ready' ? state.consents : [];

  async function during(work: 'resend' | 'export', asked: () => Promise<Problem | null>, said?: string) {
    if (busy !== null) return;
    setBusy(work);
    setProblem(null);
    const failed = await asked();
    setBusy(null);
    setProblem(failed);
    if (failed === null && said !== undefined) toast.show({ message: said, icon: Send });
  }

  const standing = () => {
    if (reach === 'unsubscribed') {
      return lead.unsubscribedAt === undefined
        ? t('campaigns.consent.unsubscribed')
        : t('campaigns.consent.unsubscribedOn', { date: dates.day(lead.unsubscribedAt) });
    }
    if (lead.consent === 'none') return t('campaigns.consent.none');
    const since = lead.consentAt ?? consents.at(-1)?.at;
    const dated = since === undefined ? 'undated' : 'dated';
    return t(`campaigns.consent.${dated}.${lead.consent}`, { date: since === undefined ? '' : dates.day(since) });
  };
  const shownReach = reach === 'suppressed' ? (lead.consent === 'confirmed' ? 'reachable' : 'consent_missing') : reach;

  return (
    <ProofSection aria-labelledby="consent-proof">
      <FactTitle id="consent-proof">{t('campaigns.consent.title')}</FactTitle>
      <Standing data-reach={shownReach}>
        <Icon of={shownReach === 'reachable' ? ShieldCheck : reachIcons[shownReach]} />
        {standing()}
      </Standing>
      {lead.suppressed !== null && (
        <Alert tone="danger" title={t(`campaigns.consent.suppressed.${lead.suppressed}`)}>
          {t('campaigns.consent.suppressedText')}
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
          {consents.map(({ kind, at, wording, version, language: written, page }) => (
            <Entry key={`${kind} ${at}`} data-kind={kind}>
              <Icon of={icons[kind]} />
              <div>
                <p>
                  {t(`campaigns.consent.kind.${kind}`)} <time dateTime={at}>{dates.moment(at)}</time>
                </p>
                {wording !== undefined && <blockquote lang={written}>{wording}</blockquote>}
                {(page !== undefined || written !== undefined) && (
                  <EntryLine>
                    {[
                      ...(page === undefined ? [] : [t('campaigns.consent.page', { page })]),
                      ...(written === undefined ? [] : [t(`common:language.${written}`)]),
                      ...(version === undefined ? [] : [t('campaigns.consent.version', { version })]),
                    ].join(', ')}
                  </EntryLine>
                )}
              </div>
            </Entry>
          ))}
        </Proof>
      )}
      {problem !== null && (
        <Alert tone="danger" live>
          {problemText(t, problem)}
        </Alert>
      )}
      <ProofActions>
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
      </ProofActions>
    </ProofSection>
  );
}
