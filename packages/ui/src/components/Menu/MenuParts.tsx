import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { RoutedLink } from '../Link/RoutedLink.tsx';
import { MenuHead, MenuLine, StyledMenuItem, StyledMenuLink } from './Menu.styles.ts';

interface MenuEntry {
  icon?: LucideIcon | undefined;
  /** A key that does the same outside the menu. */
  shortcut?: string | undefined;
  children: ReactNode;
}

export interface MenuItemProps extends MenuEntry {
  onSelect: () => void;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
}

export function MenuItem({ icon, shortcut, onSelect, tone, disabled = false, children }: MenuItemProps) {
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

export function MenuLink({ href, icon, shortcut, children }: MenuLinkProps) {
  return (
    <StyledMenuLink closeOnClick render={<RoutedLink href={href} />}>
      {icon && <Icon of={icon} />}
      {children}
      {shortcut !== undefined && <Kbd aria-hidden="true">{shortcut}</Kbd>}
    </StyledMenuLink>
  );
}

export interface MenuGroupProps {
  label: string;
  children: ReactNode;
}

export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <MenuHead>{label}</MenuHead>
      {children}
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <MenuLine />;
}
