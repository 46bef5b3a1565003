import { emailSchema, type ErrorCode, type Instant } from '@fnc/domain';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FieldFault } from '../../components/Field/Field.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SideHead, TestDone, TestRow } from './Review.styles.ts';

export interface TestSendProps {
  address: string;
  now: Instant;
  /** There is nothing to send, or it has unknown fields. */
  disabled: boolean;
  onTest: (to: string) => Promise<Problem | null>;
}

type Outcome = { readonly to: string; readonly at: Instant; readonly problem: Problem | null };

/** The mail to oneself, as the reader of the preview gets it. */
export function TestSend({ address, now, disabled, onTest }: TestSendProps) {
  const { t, language } = useAdminWords();
  const [to, setTo] = useState(address);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || disabled) return;
    const found = emailSchema.safeParse(to).error?.issues[0]?.message as ErrorCode | undefined;
    setFault(found ?? null);
    setOutcome(null);
    if (found !== undefined) return;
    setBusy(true);
    const problem = await onTest(to.trim());
    setBusy(false);
    setOutcome({ to: to.trim(), at: now, problem });
  }

  return (
    <section aria-labelledby="campaign-test">
      <SideHead>
        <h3 id="campaign-test">{t('campaigns.review.test')}</h3>
      </SideHead>
      <TestRow noValidate onSubmit={(event) => void send(event)}>
        <TextField
          type="email"
          label={t('campaigns.review.testAddress')}
          labelPlace="hidden"
          value={to}
          error={fault === null ? undefined : t(`errors:${fault}`)}
          onChange={(event) => {
            setTo(event.target.value);
            setFault(null);
          }}
        />
        <Button
          type="submit"
          busyLabel={busy ? t('campaigns.review.testSending') : undefined}
          aria-disabled={disabled || undefined}
        >
          {t('campaigns.review.testSend')}
        </Button>
      </TestRow>
      <TestDone role="status">
        {outcome !== null && outcome.problem === null && (
          <>
            <Icon of={Check} />
            {t('campaigns.review.testSent', { to: outcome.to, time: dateWords(t, language, now).time(outcome.at) })}
          </>
        )}
      </TestDone>
      {outcome !== null && outcome.problem !== null && (
        <FieldFault>{t('campaigns.review.testFailed', { message: problemText(t, outcome.problem) })}</FieldFault>
      )}
    </section>
  );
}
