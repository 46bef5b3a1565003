import { Check, CircleAlert, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { secondsLeft, type Toast } from './toastQueue.ts';
import { ToastBar, ToastButton, ToastCard, ToastWords } from './Toast.styles.ts';

export interface ToastItemProps {
  toast: Toast;
  onLeave: (how: 'undone' | 'acted' | 'closed') => void;
}

export function ToastItem({ toast, onLeave }: ToastItemProps) {
  const { t } = useTranslation('common');
  const { message, detail, icon, tone, action, undo } = toast;
  const seconds = secondsLeft(toast);
  return (
    <ToastCard data-tone={tone}>
      <Icon of={icon ?? (tone === 'danger' ? CircleAlert : Check)} size={18} />
      <ToastWords>
        <strong>{message}</strong>
        {undo && (
          <>
            <span aria-hidden="true">{t('toast.secondsLeft', { count: seconds })}</span>
            <VisuallyHidden>{t('toast.undoHint', { count: toast.duration / 1000 })}</VisuallyHidden>
          </>
        )}
        {detail !== undefined && <p>{detail}</p>}
      </ToastWords>
      {action && (
        <ToastButton type="button" onClick={() => onLeave('acted')}>
          {action.label}
        </ToastButton>
      )}
      {undo ? (
        <ToastButton type="button" onClick={() => onLeave('undone')}>
          <Icon of={Undo2} size={16} />
          {t('action.undo')}
        </ToastButton>
      ) : (
        <ToastButton type="button" aria-label={t('action.dismiss')} onClick={() => onLeave('closed')}>
          <Icon of={X} size={16} />
        </ToastButton>
      )}
      {undo && <ToastBar style={{ '--left': (seconds * 1000) / toast.duration }} />}
    </ToastCard>
  );
}
