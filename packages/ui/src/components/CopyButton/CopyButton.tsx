import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CopyButtonProps {
  text: string;
  /** "Kopieer" when absent. */
  label?: string | undefined;
  variant?: ButtonVariant | undefined;
  /** Puts text on the clipboard; rejects where that is not allowed. */
  copy?: ((text: string) => Promise<void>) | undefined;
}

const toClipboard = (text: string) => navigator.clipboard.writeText(text);

/** Says for two seconds that it was copied; where the clipboard is closed, shows the text so that it can be selected. */
export function CopyButton({ text, label, variant = 'quiet', copy = toClipboard }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (outcome === 'refused') return <code>{text}</code>;
  const copied = outcome === 'copied';
  return (
    <>
      <Button
        variant={variant}
        icon={copied ? Check : Copy}
        onClick={() => {
          copy(text).then(
            () => setOutcome('copied'),
            () => setOutcome('refused'),
          );
        }}
      >
        {copied ? t('action.copied') : (label ?? t('action.copy'))}
      </Button>
      <VisuallyHidden role="status">{copied ? t('action.copied') : ''}</VisuallyHidden>
    </>
  );
}
