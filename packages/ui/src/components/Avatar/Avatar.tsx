import { UserRound } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { initialsOf, tintOf } from './avatar.ts';
import { StyledAvatar } from './Avatar.styles.ts';

export interface AvatarProps {
  /** The full name: its initials are shown, and its letters choose the background. Without letters an icon is shown. */
  name: string;
}

/**
 * Initials on a background that is always the same for that name, next to the name, so screen readers skip it.
 * Identifies a person; never shows a status.
 */
export function Avatar({ name }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <StyledAvatar data-tint={tintOf(name)} aria-hidden="true">
      {initials === '' ? <Icon of={UserRound} /> : <span>{initials}</span>}
    </StyledAvatar>
  );
}
