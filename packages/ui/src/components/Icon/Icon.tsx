import type { LucideIcon } from 'lucide-react';
import { IconFrame } from './Icon.styles.ts';

export interface IconProps {
  /** A drawing of lucide-react. */
  of: LucideIcon;
  /** What a screen reader says. Without it the icon is decoration and stays silent. */
  label?: string | undefined;
  /** Side in px; follows the density when absent. */
  size?: number | undefined;
}

/** One drawing with a line of 1.75, in the colour of the words beside it. */
export function Icon({ of: Drawing, label, size }: IconProps) {
  return (
    <IconFrame
      style={size === undefined ? undefined : { width: size, height: size }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Drawing strokeWidth={1.75} aria-hidden="true" />
    </IconFrame>
  );
}
