import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { AlertBody, AlertBox } from './Alert.styles.ts';

export type AlertTone = 'danger' | 'warning' | 'success' | 'info';

export interface AlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Read aloud when it appears. Leave it out for what stands there from the start. */
  live?: boolean | undefined;
}

const icons: Record<AlertTone, LucideIcon> = {
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};

export function Alert({ tone, title, children, action, live = false }: AlertProps) {
  const { t } = useTranslation('common');
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <AlertBox data-tone={tone} role={live ? role : undefined}>
      <Icon of={icons[tone]} label={t(`alert.${tone}`)} />
      <AlertBody>
        <div>
          {title !== undefined && <strong>{title}</strong>}
          {children}
        </div>
        {action}
      </AlertBody>
    </AlertBox>
  );
}
