import { X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Box } from './Notice.styles.ts';

export interface NoticeProps {
  icon: LucideIcon;
  onDismiss: () => void;
  children: ReactNode;
}

/** A line over the page's foot that stays until it is dismissed; takes the focus, so that it is read. */
export function Notice({ icon, onDismiss, children }: NoticeProps) {
  const { t } = useTranslation('site');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <Box role="status">
      <Icon of={icon} size={22} />
      <p ref={words} tabIndex={-1}>
        {children}
      </p>
      <IconButton icon={X} label={t('notFound.dismiss')} tooltip="none" onClick={onDismiss} />
    </Box>
  );
}
