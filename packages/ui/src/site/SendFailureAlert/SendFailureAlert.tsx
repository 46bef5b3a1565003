import type { Ref } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Place } from './SendFailureAlert.styles.ts';

export interface SendFailureAlertProps {
  message: string;
  /** Says that the typed text is kept. */
  kept: string;
  ref: Ref<HTMLDivElement>;
}

/** Above a refused form; takes the focus, so that it is read first. */
export function SendFailureAlert({ message, kept, ref }: SendFailureAlertProps) {
  return (
    <Place ref={ref} tabIndex={-1}>
      <Alert tone="danger" title={message} live>
        <p>{kept}</p>
      </Alert>
    </Place>
  );
}
