import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** Severity: `danger` is an error, `warning` a risk, `success` a finished action, `info` a useful fact. */
export type AlertTone = 'danger' | 'warning' | 'success' | 'info';

/** The shape shows the tone without colour. */
export const alertIcons: Record<AlertTone, LucideIcon> = {
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};
