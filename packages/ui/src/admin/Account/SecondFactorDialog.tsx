import {
  brand,
  codeFormSchema,
  passwordFormSchema,
  type CodeForm,
  type PasswordForm,
  type Result,
  type SecondFactorKey,
} from '@fnc/domain';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CodesSheetProps } from './CodesSheet.tsx';
import { RecoveryCodes } from './Account.styles.ts';

// The library is loaded when a code is first shown; the key is below it as text in any case.
const QrCode = lazy<ComponentType<{ text: string; label: string }>>(() =>
  import('./QrCode.tsx').catch(() => ({ default: () => null })),
);

// Only needed for printing, so loaded while the user types the code; the codes are shown without it.
const loadSheet = () =>
  import('./CodesSheet.tsx').then(
    (module) => ({ default: module.CodesSheet }),
    () => ({ default: ({ children }: CodesSheetProps) => children }),
  );
const CodesSheet = lazy<ComponentType<CodesSheetProps>>(loadSheet);

export type FactorChange = 'on' | 'off' | 'renew';

export interface SecondFactorActions {
  onSetUp: (password: string) => Promise<Result<SecondFactorKey, Problem>>;
  onConfirm: (code: string) => Promise<Result<readonly string[], Problem>>;
  onRenew: (code: string) => Promise<Result<readonly string[], Problem>>;
  onSwitchOff: (code: string) => Promise<Problem | null>;
  onDownload: (fileName: string, text: string) => void;
  onPrint: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Called when codes appear that are shown only now, and when they are gone. */
  onDirty: (dirty: boolean) => void;
  /** Set while the advisor is leaving the page with such codes on it. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}

interface Props extends SecondFactorActions, Omit<CodesSheetProps, 'children'> {
  change: FactorChange | null;
  /** Called when the dialog closes without a change. */
  onClose: () => void;
  onDone: (change: FactorChange) => void;
}

/** Switches the second step on or off, or makes new recovery codes. */
export function SecondFactorDialog({ change, onClose, ...rest }: Props) {
  const { t } = useAdminWords();
  // The codes are shown only once, so the dialog stays open until they are confirmed.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = codes === null ? t(`account.${change ?? 'on'}Title`) : t('account.codesTitle');
  const finish = () => {
    setCodes(null);
    if (change !== null) rest.onDone(change);
  };
  return (
    <Dialog
      open={change !== null}
      onClose={codes === null ? onClose : finish}
      onBackdrop="keep"
      stays={codes !== null}
      title={title}
    >
      {change !== null && codes === null && <Steps {...rest} change={change} onClose={onClose} onCodes={setCodes} />}
      {codes !== null && <Codes {...rest} codes={codes} onKept={finish} />}
    </Dialog>
  );
}

type StepsProps = Omit<Props, 'change'> & { change: FactorChange; onCodes: (codes: readonly string[]) => void };

function Steps(props: StepsProps) {
  const [key, setKey] = useState<SecondFactorKey | null>(null);
  useEffect(() => void loadSheet(), []);
  if (props.change === 'on' && key === null) return <AskPassword {...props} onKey={setKey} />;
  return <AskCode {...props} secret={key} />;
}

function AskPassword({ onSetUp, onKey, onClose }: StepsProps & { onKey: (key: SecondFactorKey) => void }) {
  const { t } = useAdminWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { field, busy, submit } = useSchemaForm<PasswordForm, PasswordForm>({
    schema: passwordFormSchema,
    defaultValues: { password: '' },
    labels: { password: t('account.passwordLabel') },
  });
  async function ask({ password }: PasswordForm) {
    const made = await onSetUp(password);
    if (made.ok) onKey(made.value);
    else setProblem(made.error);
  }
  return (
    <Stack as="form" noValidate onSubmit={submit(ask)}>
      <Text tone="quiet">{t('account.passwordAgain')}</Text>
      <div role="alert">{problem !== null && <Alert tone="danger" title={problemText(t, problem)} />}</div>
      <PasswordField autoComplete="current-password" data-autofocus {...field('password')} />
      <Row>
        <Button type="submit" variant="primary" busyLabel={busy ? t('account.next') : undefined}>
          {t('account.next')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </Row>
    </Stack>
  );
}

function AskCode({ secret, change, onClose, onCodes, ...props }: StepsProps & { secret: SecondFactorKey | null }) {
  const { t } = useAdminWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { field, busy, submit, form } = useSchemaForm<CodeForm, CodeForm>({
    schema: codeFormSchema,
    defaultValues: { code: '' },
    labels: { code: t(change === 'on' ? 'secondStep.code' : 'account.code') },
  });
  // The key takes the place of the password in the same dialog.
  useEffect(() => form.setFocus('code'), [form]);
  function refuse(refused: Problem) {
    setProblem(refused);
    form.setFocus('code');
  }
  async function give({ code }: CodeForm) {
    if (change === 'off') {
      const refused = await props.onSwitchOff(code);
      if (refused === null) props.onDone(change);
      else refuse(refused);
      return;
    }
    const made = await (change === 'on' ? props.onConfirm : props.onRenew)(code);
    if (made.ok) onCodes(made.value);
    else refuse(made.error);
  }
  // There are no recovery codes to use instead before the step is on.
  const isFirst = change === 'on' && problem?.code === 'second_factor_wrong';
  const label = t(change === 'on' ? 'account.turnOn' : change === 'off' ? 'account.turnOff' : 'account.renew');
  return (
    <Stack as="form" noValidate onSubmit={submit(give)}>
      <Text tone="quiet">{t(`account.${change}Text`)}</Text>
      {secret !== null && (
        <>
          <Suspense fallback={<Skeleton height="13rem" />}>
            <QrCode text={secret.uri} label={t('account.qr')} />
          </Suspense>
          <CopyField label={t('account.key')} value={secret.key} look="code" copy={props.onCopy} />
        </>
      )}
      <div role="alert">
        {problem !== null && <Alert tone="danger" title={isFirst ? t('account.codeWrong') : problemText(t, problem)} />}
      </div>
      <TextField
        autoComplete="one-time-code"
        inputMode={change === 'on' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...field('code')}
      />
      <Row>
        <Button
          type="submit"
          variant={change === 'off' ? 'dangerFilled' : 'primary'}
          busyLabel={busy ? label : undefined}
        >
          {label}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </Row>
    </Stack>
  );
}

// Not on the button, where a key that is pressed twice would close the dialog.
const focusIt = (element: HTMLElement | null) => element?.focus();

interface CodesProps extends Pick<
  Props,
  'accountName' | 'now' | 'onDownload' | 'onPrint' | 'onCopy' | 'onDirty' | 'leaving'
> {
  codes: readonly string[];
  onKept: () => void;
}

function Codes({ codes, accountName, now, onDownload, onPrint, onCopy, onKept, onDirty, leaving }: CodesProps) {
  const { t } = useAdminWords();
  useLeaveGuard(true, onDirty);
  const title = t('account.fileTitle', { brand: brand.name });
  const list = (
    <RecoveryCodes>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </RecoveryCodes>
  );
  return (
    <Stack
      as="form"
      ref={focusIt}
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        onKept();
      }}
    >
      <Alert tone="warning" title={t('account.codesText')} />
      <Suspense fallback={list}>
        <CodesSheet accountName={accountName} now={now}>
          {list}
        </CodesSheet>
      </Suspense>
      <Row>
        <CopyButton text={codes.join('\n')} label={t('common:action.copy')} variant="secondary" copy={onCopy} />
        <Button onClick={() => onDownload('fnc-codes.txt', `${title}\n\n${codes.join('\n')}\n`)}>
          {t('account.download')}
        </Button>
        <Button onClick={onPrint}>{t('account.print')}</Button>
      </Row>
      <Button type="submit" variant="primary">
        {t('account.kept')}
      </Button>
      {leaving && <UnsavedChangesDialog open {...leaving} />}
    </Stack>
  );
}
