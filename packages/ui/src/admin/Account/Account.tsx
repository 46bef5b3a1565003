import { brand, type Instant, type OpenSession, type Result, type SecondFactor } from '@fnc/domain';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { PageFrame } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SessionRows } from './Account.styles.ts';
import { type FactorChange, type SecondFactorActions, SecondFactorDialog } from './SecondFactorDialog.tsx';

interface AccountData {
  readonly factor: SecondFactor;
  /** Most recently used first. */
  readonly sessions: readonly OpenSession[];
}

export type AccountState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | { readonly phase: 'ready'; readonly data: AccountData };

export interface AccountProps extends SecondFactorActions {
  /** The name typed at the sign-in. */
  accountName: string;
  state: AccountState;
  now: Instant;
  /** Fetches the account again. */
  onRefresh: () => void;
  onChangePassword: () => void;
  onEnd: (id: string) => Promise<Problem | null>;
  /** Resolves to the number of ended sessions. */
  onEndOthers: () => Promise<Result<number, Problem>>;
}

/** The own account: password, second step and open sessions. */
export function Account({
  accountName,
  state,
  now,
  onRefresh,
  onChangePassword,
  onEnd,
  onEndOthers,
  ...factorActions
}: AccountProps) {
  const { t } = useAdminWords();
  const toasts = useToast();
  const [change, setChange] = useState<FactorChange | null>(null);
  const done = { on: t('account.isOn'), off: t('account.isOff'), renew: t('account.renewed') };
  return (
    <>
      <title>{`${t('account.title')} – ${brand.name}`}</title>
      <PageFrame data-narrow>
        <Stack gap={8}>
          <PageHead title={t('account.title')} />
          <Stack as="section" gap={3} align="start">
            <Heading level={2} size="section">
              {t('account.password')}
            </Heading>
            <Text tone="quiet">{t('account.passwordText')}</Text>
            <Button onClick={onChangePassword}>{t('shell.changePassword')}</Button>
          </Stack>
          {state.phase === 'loading' && <Skeleton height="12rem" />}
          {state.phase === 'failed' && (
            <Stack as="section" gap={3} align="start" role="alert">
              <Alert tone="danger" title={t('account.loadFailed')}>
                {' '}
                {problemText(t, state.problem)}
              </Alert>
              <Button onClick={onRefresh}>{t('common:action.retry')}</Button>
            </Stack>
          )}
          {state.phase === 'ready' && (
            <>
              <Factor factor={state.data.factor} now={now} onChange={setChange} />
              <Sessions {...{ now, onEnd, onEndOthers, onRefresh }} sessions={state.data.sessions} />
            </>
          )}
        </Stack>
      </PageFrame>
      <SecondFactorDialog
        {...factorActions}
        accountName={accountName}
        now={now}
        change={change}
        onClose={() => setChange(null)}
        onDone={(fulfilled) => {
          setChange(null);
          toasts.show({ message: done[fulfilled] });
          onRefresh();
        }}
      />
    </>
  );
}

/** At this number the page advises to make new codes: without codes, losing the phone locks the user out. */
const fewCodes = 2;

interface FactorProps {
  factor: SecondFactor;
  now: Instant;
  onChange: (change: FactorChange) => void;
}

function Factor({ factor: { since, recoveryCodesLeft }, now, onChange }: FactorProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  return (
    <Stack as="section" gap={3} align="start">
      <Heading level={2} size="section">
        {t('account.factor')}
      </Heading>
      {since === null ? (
        <>
          <Text tone="quiet">{t('account.factorOff')}</Text>
          <Button variant="primary" onClick={() => onChange('on')}>
            {t('account.turnOn')}
          </Button>
        </>
      ) : (
        <>
          <Text tone="quiet">
            {t('account.factorOn', { since: dates.moment(since) })}{' '}
            {recoveryCodesLeft > fewCodes && t('account.codesLeft', { count: recoveryCodesLeft })}
          </Text>
          {recoveryCodesLeft <= fewCodes && (
            <Alert tone="warning" title={t('account.codesLeft', { count: recoveryCodesLeft })}>
              {t('account.fewCodes')}
            </Alert>
          )}
          <Row>
            <Button onClick={() => onChange('renew')}>{t('account.renew')}</Button>
            <Button variant="danger" onClick={() => onChange('off')}>
              {t('account.turnOff')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}

interface SessionsProps extends Pick<AccountProps, 'now' | 'onEnd' | 'onEndOthers' | 'onRefresh'> {
  sessions: readonly OpenSession[];
}

function Sessions({ sessions, now, onEnd, onEndOthers, onRefresh }: SessionsProps) {
  const { t, language } = useAdminWords();
  const toasts = useToast();
  const [problem, setProblem] = useState<Problem | null>(null);
  // The session being ended, or `others` for all others.
  const [ending, setEnding] = useState<string | null>(null);
  const dates = dateWords(t, language, now);
  const deviceOf = ({ browser, system }: OpenSession) =>
    browser !== null && system !== null
      ? t('account.device', { browser, system })
      : (browser ?? system ?? t('account.deviceUnknown'));

  async function end(id: string) {
    setEnding(id);
    const refused = await onEnd(id);
    settle(refused, t('account.ended'));
  }
  async function endOthers() {
    setEnding('others');
    const result = await onEndOthers();
    if (result.ok) settle(null, t('account.endedOthers', { count: result.value }));
    else settle(result.error, '');
  }
  function settle(refused: Problem | null, text: string) {
    setEnding(null);
    setProblem(refused);
    if (refused === null) toasts.show({ message: text });
    if (refused === null || refused.code === 'session_not_found') onRefresh();
  }

  return (
    <Stack as="section" gap={3} align="start">
      <Heading level={2} size="section">
        {t('account.sessions')}
      </Heading>
      <Text tone="quiet">{t('account.sessionsText')}</Text>
      <div role="alert">{problem !== null && <Alert tone="danger" title={problemText(t, problem)} />}</div>
      <SessionRows>
        {sessions.map((session) => {
          const device = deviceOf(session);
          const at = dates.moment(session.lastUsedAt);
          return (
            <li key={session.id}>
              <span>
                {device} {session.current && <Badge look="tag">{t('account.current')}</Badge>}
                <small>
                  {t('account.signedIn', { at: dates.moment(session.signedInAt) })}, {t('account.lastUsed', { at })}
                </small>
              </span>
              {!session.current && (
                <Button
                  aria-label={t('account.endNamed', { device, at })}
                  busyLabel={ending === session.id ? t('account.end') : undefined}
                  onClick={() => void end(session.id)}
                >
                  {t('account.end')}
                </Button>
              )}
            </li>
          );
        })}
      </SessionRows>
      {sessions.length > 1 ? (
        <Button
          variant="danger"
          busyLabel={ending === 'others' ? t('account.endOthers') : undefined}
          onClick={() => void endOthers()}
        >
          {t('account.endOthers')}
        </Button>
      ) : (
        <Text tone="quiet">{t('account.onlyThis')}</Text>
      )}
    </Stack>
  );
}
