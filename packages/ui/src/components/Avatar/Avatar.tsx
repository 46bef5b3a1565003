import { UserRound } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { initialsOf, tintOf } from './avatar.ts';
import { StyledAvatar } from './Avatar.styles.ts';

export interface AvatarProps {
  /** The whole name; its first letters are drawn, and its letters choose the background. A name without letters is a figure. */
  name: string;
}

/**
 * Somebody's initials on a background that stays the same for that name, beside the name: a screen reader is spared them. It
 * says who, never how it is with them.
 */
export function Avatar({ name }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <StyledAvatar data-tint={tintOf(name)} aria-hidden="true">
      {initials === '' ? <Icon of={UserRound} /> : <span>{initials}</span>}
    </StyledAvatar>
  );
}
