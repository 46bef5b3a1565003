import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { RoutedLink } from '../Link/RoutedLink.tsx';
import { useMenuLook } from './menuLook.ts';

interface MenuEntry {
  /** In front of the words; silent, the words say it all. */
  icon?: LucideIcon | undefined;
  /** A key that does the same outside the menu. */
  shortcut?: string | undefined;
  children: ReactNode;
}

export interface MenuItemProps extends MenuEntry {
  onSelect: () => void;
  /** Something is lost: red words. Stands last, behind a line. */
  tone?: 'danger' | undefined;
  /** Cannot be chosen now, still found by the arrow keys. Say why elsewhere, or leave it out. */
  disabled?: boolean | undefined;
}

/** Something to do. */
export function MenuItem({ icon, shortcut, onSelect, tone, disabled = false, children }: MenuItemProps) {
  const { StyledMenuItem } = useMenuLook();
  return (
    <StyledMenuItem data-tone={tone} disabled={disabled} onClick={onSelect}>
      {icon && <Icon of={icon} />}
      {children}
      {shortcut !== undefined && <Kbd aria-hidden="true">{shortcut}</Kbd>}
    </StyledMenuItem>
  );
}

export interface MenuLinkProps extends MenuEntry {
  href: string;
}

/** A place to go to: a real link, so it opens in a new tab as one does. */
export function MenuLink({ href, icon, shortcut, children }: MenuLinkProps) {
  const { StyledMenuLink } = useMenuLook();
  return (
    <StyledMenuLink closeOnClick render={<RoutedLink href={href} />}>
      {icon && <Icon of={icon} />}
      {children}
      {shortcut !== undefined && <Kbd aria-hidden="true">{shortcut}</Kbd>}
    </StyledMenuLink>
  );
}

/** Keeps what is dangerous apart. */
export function MenuSeparator() {
  const { MenuLine } = useMenuLook();
  return <MenuLine />;
}
