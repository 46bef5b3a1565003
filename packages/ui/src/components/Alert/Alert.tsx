import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { AlertBox } from './Alert.styles.ts';

/** Severity: `danger` is an error, `warning` a risk, `success` a finished action, `info` a useful fact. */
export type AlertTone = 'danger' | 'warning' | 'success' | 'info';

/** The shape shows the tone without colour. */
const alertIcons: Record<AlertTone, LucideIcon> = {
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};

export interface AlertProps {
  /** Sets the icon, the colour and the word that a screen reader says first ("Fout"). The text keeps its colour. */
  tone: AlertTone;
  /** What happened, in one short line. */
  title?: ReactNode;
  /** What it means and what to do now. */
  children?: ReactNode;
  /** Long texts below the message; not announced with it, since they would be read out whole. */
  details?: ReactNode;
  /** A button or link at the end; below the text on narrow screens. */
  action?: ReactNode;
  /**
   * Announced when it appears: at once for `danger` (`role="alert"`), else at the next pause (`role="status"`). Leave
   * it out for an alert that is part of the page from the start. Default false.
   */
  live?: boolean | undefined;
}

/** Reports an event next to the part it concerns; stays until the cause is gone. */
export function Alert({ tone, title, children, details, action, live = false }: AlertProps) {
  const { t } = useTranslation('common');
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  const hasDetails = details !== undefined;
  return (
    <AlertBox data-tone={tone} role={hasDetails ? undefined : role}>
      <Icon of={alertIcons[tone]} label={t(`alert.${tone}`)} />
      <div>
        <div>
          <div role={hasDetails ? role : undefined}>
            {title !== undefined && <strong>{title}</strong>}
            {children}
          </div>
          {details}
        </div>
        {action}
      </div>
    </AlertBox>
  );
}
