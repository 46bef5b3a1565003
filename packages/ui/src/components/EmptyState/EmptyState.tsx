import { RefreshCw } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Row } from '../Stack/Row.tsx';
import { Drawing, EmptyCode, EmptyFrame } from './EmptyState.styles.ts';

export type EmptyKind = 'nothing' | 'noMatch' | 'failed';

const contours = (
  <>
    <path data-ink="background" d="M8 74c26-14 46-2 74-20s38-38 66-42 36 2 60 0" />
    <path data-ink="background" d="M8 90c26-16 48-4 76-20s38-36 66-40 34 2 58 0" />
    <path data-ink="background" d="M8 106c26-18 50-6 78-20s38-34 66-38 32 2 56 0" />
  </>
);

const drawings: Record<EmptyKind, ReactElement> = {
  // A route that ends at a compass: the first lead has not arrived yet.
  nothing: (
    <>
      {contours}
      <path data-ink="course" d="M24 98c26-12 58-14 78-40" />
      <circle data-ink="cover" cx="118" cy="32" r="23" />
      <path data-ink="shade" d="m101 32 17-3.2 17 3.2-17 3.2z" />
      <path data-ink="star" d="m118 14 4.4 18-4.4 18-4.4-18z" />
    </>
  ),
  noMatch: (
    <>
      {contours}
      <circle data-ink="cover" cx="104" cy="46" r="34" />
      <path data-ink="course" d="M84 38h38" />
      <path data-ink="trace" d="M82 52c10 4 16-4 24-1s10-8 22-6" />
      <path data-ink="handle" d="m129 71 26 25" />
    </>
  ),
  // A lighthouse with a red light.
  failed: (
    <>
      <path data-ink="background" d="M8 96c18-6 30 4 50 0s30-6 48-2 34 6 54 0 26-2 48 0" />
      <path data-ink="background" d="M8 112c18-6 30 4 50 0s30-6 48-2 34 6 54 0 26-2 48 0" />
      <path data-ink="cover" d="m101 34-5 62h24l-5-62z" />
      <path data-ink="cover" d="M99 34V20h18v14z" />
      <path data-ink="line" d="m96 20 12-9 12 9zM99.500 58h17M97.800 76h20.400" />
      <path data-ink="light" d="M90 22 74 17M90 31H72M126 22l16-5M126 31h18" />
    </>
  ),
};

interface EmptyArtProps {
  kind: EmptyKind;
}

function EmptyArt({ kind }: EmptyArtProps) {
  return (
    <Drawing viewBox="0 0 216 132" aria-hidden="true">
      {drawings[kind]}
    </Drawing>
  );
}

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
  /** The code for the helpdesk, shown with a copy button. */
  errorCode?: string | undefined;
  /** Writes text to the clipboard; default: the browser's clipboard. */
  copy?: ((text: string) => Promise<void>) | undefined;
}

/** Replaces the rows: says which of the three cases it is, and always offers a next step. `failed` is announced. */
export function EmptyState(props: EmptyStateProps) {
  const { kind, title, level = 2, children, actions, onRetry, errorCode, copy } = props;
  const { t } = useTranslation('common');
  return (
    <EmptyFrame role={kind === 'failed' ? 'alert' : undefined}>
      <EmptyArt kind={kind} />
      <Heading level={level} size="dialog" above={6}>
        {title}
      </Heading>
      <p>{children}</p>
      {(actions !== undefined || onRetry || errorCode !== undefined) && (
        <Row justify="center" above={6}>
          {onRetry && (
            <Button icon={RefreshCw} onClick={onRetry}>
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
