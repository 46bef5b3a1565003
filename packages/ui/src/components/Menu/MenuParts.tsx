import type { LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { RoutedLink } from '../Link/RoutedLink.tsx';

type MenuLook = Omit<typeof import('./Menu.styles.ts'), 'MenuPopup' | 'MenuPositioner'>;

/** The styled parts of a menu: loaded with the menu, so that declaring its items loads nothing. */
export const MenuLookContext = createContext<MenuLook | null>(null);

function useMenuLook(): MenuLook {
  const look = use(MenuLookContext);
  if (look === null) throw new Error('The parts of a menu stand inside <Menu>.');
  return look;
}

interface MenuEntry {
  /** Before the label; hidden from screen readers. */
  icon?: LucideIcon | undefined;
  /** The shortcut of the same action outside the menu. */
  shortcut?: string | undefined;
  children: ReactNode;
}

export interface MenuItemProps extends MenuEntry {
  onSelect: () => void;
  /** A destructive action: red text. Last in the menu, after a separator. */
  tone?: 'danger' | undefined;
  /** Cannot be selected now, but arrow keys still reach it. Explain why elsewhere, or leave it out. */
  disabled?: boolean | undefined;
}

/** An action. */
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

/** A link to a page: a real link, so that it can be opened in a new tab. */
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

/** Separates destructive actions. */
export function MenuSeparator() {
  const { MenuLine } = useMenuLook();
  return <MenuLine />;
}
