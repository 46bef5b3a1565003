import {
  brand,
  type Instant,
  type LeadCorrection,
  type LeadDetail as Detail,
  type LeadPerson,
  type LeadStatus,
  type RemovalOutcome,
  type RestoreOutcome,
  type StatusChange,
} from '@fnc/domain';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { LazyPart } from '../../components/OnDemand/LazyPart.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { space } from '../../tokens/scale.ts';
import type { LeadConsent } from '../ConsentProof/ConsentProof.tsx';
import { DeleteLeadsDialog } from '../leads/LeadQuestions.tsx';
import { type SetStatuses, useLeadMessages } from '../leads/useLeadMessages.ts';
import { PageColumns, PageFrame, Trail } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import type { Problem } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CorrectionOutcome, CorrectLeadDialogProps } from './CorrectLeadDialog.tsx';
import { type LeadClient, LeadContent } from './LeadContent.tsx';

/** The position of this lead in the list it was opened from. */
export interface LeadPlace {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** Absent at either end. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

interface LeadTrailProps {
  /** The address of the list with its filters. */
  listHref: string;
  filtered: boolean;
  /** Name of the lead; absent until it is known. */
  name?: string | undefined;
  /** Absent when the lead was not opened from a list. */
  place?: LeadPlace | undefined;
}

function LeadTrail({ listHref, filtered, name, place }: LeadTrailProps) {
  const { t } = useAdminWords();
  const list = { label: t(filtered ? 'lead.backFiltered' : 'lead.back'), href: listHref };
  return (
    <Breadcrumb
      items={name === undefined ? [list] : [list, { label: name }]}
      place={place && { ...place, previousLabel: t('lead.previous'), nextLabel: t('lead.next') }}
    />
  );
}

interface StateProps {
  trail: ReactNode;
}

/** The skeleton of the page while it is loading. */
function LeadLoading({ trail }: StateProps) {
  const { t } = useAdminWords();
  return (
    <>
      <PageHead trail={trail} title={t('lead.loading')} />
      <PageColumns data-line style={{ '--side-space': `${space[4]} 0` }}>
        <Stack above={5} below={5}>
          <VisuallyHidden role="status">{t('lead.loading')}</VisuallyHidden>
          <Skeleton width="40%" height={20} />
          <Skeleton width="28%" />
          <Skeleton height={36} width={220} />
          {['72%', '54%', '80%', '46%', '64%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
        <aside>
          <Stack above={5} below={5}>
            {['90%', '76%', '84%', '68%', '80%', '72%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Stack>
        </aside>
      </PageColumns>
    </>
  );
}

/** The log of changes tells who deleted it, and restores it. */
function LeadNotFound({ trail, listHref, changesHref }: StateProps & { listHref: string; changesHref: string }) {
  const { t } = useAdminWords();
  return (
    <>
      <Trail>{trail}</Trail>
      <EmptyState
        kind="noMatch"
        title={t('errors:lead_not_found')}
        actions={
          <>
            <ButtonLink href={listHref}>{t('lead.notFoundAction')}</ButtonLink>
            <Link href={changesHref}>{t('lead.changesOf')}</Link>
          </>
        }
      >
        {t('lead.notFoundText')}
      </EmptyState>
    </>
  );
}

interface FailedProps extends StateProps {
  problem: Problem;
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
}

function LeadFailed({ trail, problem, onRetry, onCopy }: FailedProps) {
  const { t } = useAdminWords();
  return (
    <>
      <Trail>{trail}</Trail>
      <LoadFailed
        title={t('lead.failedTitle')}
        problem={problem}
        safe={t('lead.failedSafe')}
        onRetry={onRetry}
        onCopy={onCopy}
      />
    </>
  );
}

export type LeadDetailState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | { readonly phase: 'ready'; readonly detail: Detail };

export interface LeadDetailProps extends Pick<CorrectLeadDialogProps, 'onDirty' | 'leaving' | 'unsaved'> {
  state: LeadDetailState;
  trail: Omit<LeadTrailProps, 'name'>;
  /** The client made from this lead; `null`: none yet, `undefined`: not known (yet). */
  client: LeadClient | null | undefined;
  /** The address of the form for a client from this lead. */
  newClientHref: string;
  /** The address of this lead's changes. */
  changesHref: string;
  /** The server writes mails to a folder, and they reach nobody. */
  isMailOff: boolean;
  /** The consent history and its actions; left out where the server is not used. */
  consent?: LeadConsent | undefined;
  now: Instant;
  /** The requested status; the server has not confirmed it yet. */
  saving: LeadStatus | undefined;
  /** The requested status that could not be stored. */
  failed: LeadStatus | undefined;
  onStatus: (id: string, status: LeadStatus) => Promise<StatusChange>;
  /** Undoes a change of status, with the clocks that it stopped. */
  onStatuses: SetStatuses;
  onCorrect: (id: string, correction: LeadCorrection) => Promise<CorrectionOutcome>;
  /** Saves everything stored about the person as a file. Resolves to `null` on success. */
  onExport: (id: string) => Promise<Problem | null>;
  onDelete: (ids: readonly string[]) => Promise<RemovalOutcome>;
  onRestore: (ids: readonly string[]) => Promise<RestoreOutcome>;
  /** Called after deleting: leaves the page. */
  onDeleted: () => void;
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** Tells which input from before a reload is a correction: it has these fields. */
const noPerson: LeadPerson = { name: '', email: '', phone: '', profession: '', language: 'nl' };

const fetchCorrection = () => import('./CorrectLeadDialog.tsx');

export function LeadDetail(props: LeadDetailProps) {
  const { state, trail, unsaved, onRefresh, onCopy } = props;
  const { t } = useAdminWords();
  const messages = useLeadMessages(props.onRestore);
  const toast = useToast();
  const [correcting, setCorrecting] = useState(() => Boolean(unsaved?.read(noPerson)));
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const lead = state.phase === 'ready' ? state.detail.lead : null;

  async function confirmDelete() {
    if (lead === null) return;
    setDeleting(true);
    setProblem(null);
    const outcome = await props.onDelete([lead.id]);
    setDeleting(false);
    const [failed] = outcome.failed;
    setProblem(failed?.problem ?? null);
    if (failed !== undefined) return;
    setAsking(false);
    messages.afterDelete(outcome, lead.name);
    // Somebody else deleted it before: fetching it again shows that.
    if (outcome.gone.length > 0) onRefresh();
    else props.onDeleted();
  }

  async function setStatus(status: LeadStatus) {
    if (lead === null) return;
    const change = await props.onStatus(lead.id, status);
    if ('problem' in change) messages.statusFailed();
    else messages.afterStatus(lead, status, props.onStatuses);
  }

  function closeCorrection() {
    unsaved?.forget();
    setCorrecting(false);
  }

  /** Closes the dialog before the message appears: inside the dialog it would disappear with it. */
  async function correct(id: string, correction: LeadCorrection) {
    const failed = await props.onCorrect(id, correction);
    if (failed !== null) return failed;
    flushSync(closeCorrection);
    toast.show({ message: t('lead.correct.done') });
    return null;
  }

  return (
    <PageFrame aria-busy={state.phase === 'loading'}>
      <title>{`${lead === null ? t('leads.title') : t('lead.pageTitle', { name: lead.name })} – ${brand.name}`}</title>
      {state.phase === 'ready' ? (
        <LeadContent
          {...props}
          detail={state.detail}
          trail={<LeadTrail {...trail} name={state.detail.lead.name} />}
          onStatus={(status) => void setStatus(status)}
          onCorrect={() => setCorrecting(true)}
          onDelete={() => {
            setProblem(null);
            setAsking(true);
          }}
        />
      ) : (
        <>
          {state.phase === 'loading' && <LeadLoading trail={<LeadTrail {...trail} />} />}
          {state.phase === 'notFound' && (
            <LeadNotFound trail={<LeadTrail {...trail} />} listHref={trail.listHref} changesHref={props.changesHref} />
          )}
          {state.phase === 'failed' && (
            <LeadFailed trail={<LeadTrail {...trail} />} problem={state.problem} onRetry={onRefresh} onCopy={onCopy} />
          )}
        </>
      )}
      <LazyPart fetchCode={fetchCorrection} open={correcting} onClose={() => setCorrecting(false)}>
        {({ CorrectLeadDialog }) =>
          correcting &&
          lead !== null && (
            <CorrectLeadDialog
              lead={lead}
              client={props.client}
              onCorrect={(correction) => correct(lead.id, correction)}
              onClose={closeCorrection}
              onDirty={props.onDirty}
              leaving={props.leaving}
              unsaved={unsaved}
            />
          )
        }
      </LazyPart>
      <DeleteLeadsDialog
        leads={asking && lead !== null ? [lead] : null}
        busy={deleting}
        problem={problem}
        onConfirm={() => void confirmDelete()}
        onCancel={() => setAsking(false)}
      >
        {/* Whoever erases a person must know that this record stays. */}
        {props.client && (
          <p>
            {t('lead.clientStays')} <Link href={props.client.href}>{props.client.name}</Link>
          </p>
        )}
      </DeleteLeadsDialog>
    </PageFrame>
  );
}
