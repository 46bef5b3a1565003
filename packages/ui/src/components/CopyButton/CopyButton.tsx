import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { OnePlace, ToSelect } from './CopyButton.styles.ts';

/** Writes text to the clipboard; rejects when that is not allowed. */
export type CopyText = (text: string) => Promise<void>;

const toClipboard: CopyText = (text) => navigator.clipboard.writeText(text);

/**
 * State of a copy: `copied` lasts two seconds, `refused` until the next try. `onRefused` prepares the text for copying
 * by hand.
 */
export function useCopy(text: string, copy: CopyText = toClipboard, onRefused?: () => void) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  // On an insecure page `navigator.clipboard` is undefined: that throws instead of rejecting.
  const start = async () => {
    try {
      await copy(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      onRefused?.();
    }
  };
  return { outcome, start: () => void start() };
}

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Label that names the copied text: "Kopieer foutcode". Default "Kopieer". */
  label?: string | undefined;
  /** Default `quiet`. */
  variant?: ButtonVariant | undefined;
  /** Writes the text to the clipboard; rejects when that is not allowed. Default: the browser's clipboard. */
  copy?: CopyText | undefined;
}

function selectAll(code: HTMLElement | null) {
  if (!code) return;
  code.focus();
  globalThis.getSelection()?.selectAllChildren(code);
}

/**
 * Shows and announces for two seconds that the text was copied. If the clipboard is blocked, the text replaces the
 * button, selected and focused, so that the copy shortcut works.
 */
export function CopyButton({ text, label, variant = 'quiet', copy }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const { outcome, start } = useCopy(text, copy);
  if (outcome === 'refused') {
    return (
      <>
        <ToSelect ref={selectAll} tabIndex={-1}>
          {text}
        </ToSelect>
        <VisuallyHidden role="status">{t('copyField.refused')}</VisuallyHidden>
      </>
    );
  }
  const copied = outcome === 'copied';
  return (
    <>
      <Button variant={variant} icon={copied ? Check : Copy} onClick={start}>
        <OnePlace>
          <span aria-hidden={copied}>{label ?? t('action.copy')}</span>
          <span aria-hidden={!copied}>{t('action.copied')}</span>
        </OnePlace>
      </Button>
      <VisuallyHidden role="status">{copied ? t('action.copied') : ''}</VisuallyHidden>
    </>
  );
}
