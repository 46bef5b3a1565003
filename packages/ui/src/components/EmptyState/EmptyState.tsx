import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Row } from '../Stack/Row.tsx';
import { EmptyArt, type EmptyKind } from './EmptyArt.tsx';
import { EmptyCode, EmptyFrame, EmptyTitle } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** `nothing` yet, `noMatch` for these filters, `failed` to load: three drawings, never mixed up. */
  kind: EmptyKind;
  title: string;
  /** Level of the title among the headings of the page; 2 when absent. */
  level?: 2 | 3 | undefined;
  /** Why, and what is safe or possible. */
  children: ReactNode;
  /** The way on: make the first one, reset. Behind what `onRetry` and `errorCode` draw. */
  actions?: ReactNode;
  /** Draws "Probeer opnieuw"; for `failed`. */
  onRetry?: (() => void) | undefined;
  /** The retry is running: the button says so and keeps the focus. */
  retrying?: boolean | undefined;
  /** What the helpdesk asks for: shown, and with a button that copies it. */
  errorCode?: string | undefined;
  /** Puts text on the clipboard; the browser's own when absent. */
  copy?: ((text: string) => Promise<void>) | undefined;
}

/** Instead of rows: says which of three it is, and always has a way on. `failed` is read aloud when it appears. */
export function EmptyState(props: EmptyStateProps) {
  const { kind, title, level = 2, children, actions, onRetry, retrying = false, errorCode, copy } = props;
  const { t } = useTranslation('common');
  return (
    <EmptyFrame role={kind === 'failed' ? 'alert' : undefined}>
      <EmptyArt kind={kind} />
      <EmptyTitle as={level === 3 ? 'h3' : 'h2'}>{title}</EmptyTitle>
      <p>{children}</p>
      {(actions !== undefined || onRetry || errorCode !== undefined) && (
        <Row justify="center" above={6}>
          {onRetry && (
            <Button icon={RefreshCw} busyLabel={retrying ? t('emptyState.retrying') : undefined} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
          {errorCode !== undefined && <CopyButton text={errorCode} label={t('emptyState.copyCode')} copy={copy} />}
          {actions}
        </Row>
      )}
      {errorCode !== undefined && (
        <EmptyCode>
          {t('emptyState.code')} <code>{errorCode}</code>
        </EmptyCode>
      )}
    </EmptyFrame>
  );
}
