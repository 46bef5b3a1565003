import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Row } from '../Stack/Row.tsx';
import { EmptyArt, type EmptyKind } from './EmptyArt.tsx';
import { EmptyCode, EmptyFrame, EmptyTitle } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** No data yet (`nothing`), no match for the filters (`noMatch`), or not loaded (`failed`): each has its drawing. */
  kind: EmptyKind;
  title: string;
  /** Heading level of the title; default 2. */
  level?: 2 | 3 | undefined;
  /** The reason, and what is safe or possible. */
  children: ReactNode;
  /** Next steps: create the first item, reset. After the elements of `onRetry` and `errorCode`. */
  actions?: ReactNode;
  /** Renders "Probeer opnieuw"; for `failed`. */
  onRetry?: (() => void) | undefined;
  /** The retry is running: the button says so and keeps the focus. */
  retrying?: boolean | undefined;
  /** The code for the helpdesk, shown with a copy button. */
  errorCode?: string | undefined;
  /** Writes text to the clipboard; default: the browser's clipboard. */
  copy?: ((text: string) => Promise<void>) | undefined;
}

/** Replaces the rows: says which of the three cases it is, and always offers a next step. `failed` is announced. */
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
