import { brand } from '@fnc/domain';
import type { ComponentProps, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { FailurePlace, RetryLine, SmallLink, Trap } from './forms.styles.ts';

/** A field that people never see; only programs fill it in. */
export function Honeypot({ label, ...field }: ComponentProps<'input'> & { label: string }) {
  return (
    <Trap aria-hidden="true">
      <label>
        {label}
        <input {...field} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Trap>
  );
}

/** Below a form. It opens a new tab, so that typed text is kept; the link says so. */
export function PrivacyLink({ href }: { href: string }) {
  const { t } = useTranslation('site');
  return (
    <SmallLink href={href} target="_blank">
      {t('privacyLink.text')}
    </SmallLink>
  );
}

interface RetryNoteProps {
  /** From `useRetry`. */
  retrying: boolean;
}

/** Beside a form's button: the server is busy, and the form retries by itself. Read aloud when it appears. */
export function RetryNote({ retrying }: RetryNoteProps) {
  const { t } = useTranslation('site');
  return <RetryLine role="status">{retrying && t('retrying')}</RetryLine>;
}

interface SendFailureAlertProps {
  message: string;
  /** Says that the typed text is kept. */
  kept: string;
  ref: Ref<HTMLDivElement>;
}

/** Above a refused form; takes the focus, so that it is read first. Whoever cannot send can call or write. */
export function SendFailureAlert({ message, kept, ref }: SendFailureAlertProps) {
  return (
    <FailurePlace ref={ref} tabIndex={-1}>
      <Alert tone="danger" title={message} live>
        <p>{kept}</p>
        <p>
          <Link href={brand.phoneHref}>{brand.phone}</Link>
        </p>
        <p>
          <Link href={`mailto:${brand.sender.email}`}>{brand.sender.email}</Link>
        </p>
      </Alert>
    </FailurePlace>
  );
}
