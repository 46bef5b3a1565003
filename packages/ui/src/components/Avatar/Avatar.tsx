import { UserRound } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { initialsOf, tintOf } from './avatar.ts';
import { StyledAvatar } from './Avatar.styles.ts';

export interface AvatarProps {
  /** The whole name; its first letters are drawn, and its letters choose the ground. A name without letters is a figure. */
  name: string;
  /** 28, 40 or 64 px. Default `small`. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * `decoration` where the name stands beside it: a screen reader would say it twice. `name` where the avatar is all
   * there is of the person. Default `decoration`.
   */
  speaks?: 'decoration' | 'name' | undefined;
}

/** Somebody's initials on a ground that stays the same for that name. It says who, never how it is with them. */
export function Avatar({ name, size = 'small', speaks = 'decoration' }: AvatarProps) {
  const initials = initialsOf(name);
  const words = speaks === 'name' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <StyledAvatar data-size={size} data-tint={tintOf(name)} {...words}>
      {initials === '' ? <Icon of={UserRound} /> : <span aria-hidden="true">{initials}</span>}
    </StyledAvatar>
  );
}
