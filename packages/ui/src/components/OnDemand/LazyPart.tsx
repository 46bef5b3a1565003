import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../Toast/ToastProvider.tsx';

interface LazyPartProps<Code> {
  fetchCode: () => Promise<Code>;
  open: boolean;
  onClose: () => void;
  /** Shown while the code is being fetched. */
  fallback?: ReactNode;
  /** Renders the part, also when it is closed again, so that a dialog can close itself. */
  children: (code: Code) => ReactNode;
}

/**
 * A part that few visits open, such as a dialog: its code is fetched when it first opens. When that fails a message says
 * so and the part closes: the page around it stays as it is, and opening it again tries again.
 */
export function LazyPart<Code>({ fetchCode, open, onClose, fallback, children }: LazyPartProps<Code>) {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const [code, setCode] = useState<Code | null>(null);
  // The browser keeps what it has fetched before.
  const load = useEffectEvent(() =>
    fetchCode().then(setCode, () => {
      toast.show({ tone: 'danger', message: t('cannot_connect') });
      onClose();
    }),
  );
  useEffect(() => {
    if (open) void load();
  }, [open]);
  return code === null ? open && fallback : children(code);
}
