import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** How much something matters: `danger` went wrong, `warning` will, `success` is done, `info` is good to know. */
export type AlertTone = 'danger' | 'warning' | 'success' | 'info';

/** The shape says the tone without the colour. */
export const alertIcons: Record<AlertTone, LucideIcon> = {
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};
