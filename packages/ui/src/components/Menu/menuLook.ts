import { createContext, use } from 'react';

type MenuLook = Omit<typeof import('./Menu.styles.ts'), 'MenuPopup' | 'MenuPositioner'>;

/** The styled parts of a menu: loaded with the menu, so that declaring its items loads nothing. */
export const MenuLookContext = createContext<MenuLook | null>(null);

export function useMenuLook(): MenuLook {
  const look = use(MenuLookContext);
  if (look === null) throw new Error('The parts of a menu stand inside <Menu>.');
  return look;
}
