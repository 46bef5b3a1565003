import type { LucideIcon } from 'lucide-react';
import { IconFrame } from './Icon.styles.ts';

export interface IconProps {
  /** An icon of lucide-react. */
  of: LucideIcon;
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
  /** Side in px where text has its usual size: an icon grows with the text. Default: by density. */
  size?: number | undefined;
}

/** An icon with a stroke width of 1.75, in the colour of the text next to it. */
export function Icon({ of: Drawing, label, size }: IconProps) {
  const side = size && `${size / 16}rem`;
  return (
    <IconFrame
      style={{ width: side, height: side }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Drawing strokeWidth={1.75} aria-hidden="true" />
    </IconFrame>
  );
}
