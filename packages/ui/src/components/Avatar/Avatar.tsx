import { UserRound } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { StyledAvatar } from './Avatar.styles.ts';

const tints = ['sand', 'foam', 'sky', 'stone'] as const;

/** One of four backgrounds; the same name always gets the same one. */
type AvatarTint = (typeof tints)[number];

/**
 * The first letters of the first and the last word: "Marit Koersman" → "MK", "Bram van der Zee" → "BZ", "Kompas" → "K".
 * Empty for a name without a letter or a digit.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s/&]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  const [first, last] = [letters[0], letters.length > 1 ? letters.at(-1) : undefined];
  return `${first ?? ''}${last ?? ''}`.toLocaleUpperCase('nl');
}

/** Depends only on the letters, so that a person has the same colour on every screen and visit. */
export function tintOf(name: string): AvatarTint {
  let sum = 0;
  for (const letter of name.trim().toLocaleLowerCase('nl')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'sand';
}

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
