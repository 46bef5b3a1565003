import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { OnePlace, ToSelect } from './CopyButton.styles.ts';
import { type CopyText, useCopy } from './useCopy.ts';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the button says it copies: "Kopieer foutcode". Default "Kopieer". */
  label?: string | undefined;
  /** Default `quiet`. */
  variant?: ButtonVariant | undefined;
  /** Puts the text on the clipboard and rejects where that is not allowed. Default the browser's own. */
  copy?: CopyText | undefined;
}

function selectAll(code: HTMLElement | null) {
  if (!code) return;
  code.focus();
  globalThis.getSelection()?.selectAllChildren(code);
}

/**
 * Says for two seconds that it was copied, on screen and aloud. Where the clipboard is closed the text itself comes in
 * its place, selected and with the focus, so that one key still copies it.
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
