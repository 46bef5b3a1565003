import { createContext, use } from 'react';

type MenuLook = Omit<typeof import('./Menu.styles.ts'), 'MenuPopup' | 'MenuPositioner'>;

/** How the parts of a menu are drawn: comes with the menu itself, so that naming its items fetches nothing. */
export const MenuLookContext = createContext<MenuLook | null>(null);

export function useMenuLook(): MenuLook {
  const look = use(MenuLookContext);
  if (look === null) throw new Error('The parts of a menu stand inside <Menu>.');
  return look;
}
