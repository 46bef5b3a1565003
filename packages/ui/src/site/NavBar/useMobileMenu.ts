import { type ComponentType, useState } from 'react';
import type { MobileMenuProps } from './MobileMenu.tsx';

const fetchMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu;

/**
 * The menu of small screens, fetched when somebody is about to open it.
 *
 * @param onUnavailable it could not be fetched
 */
export function useMobileMenu(onUnavailable: () => void) {
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>(null);
  const [open, setOpen] = useState(false);

  const show = async () => {
    try {
      const fetched = await fetchMenu();
      setMenu(() => fetched);
      setOpen(true);
    } catch {
      onUnavailable();
    }
  };
  return {
    Menu,
    open,
    close: () => setOpen(false),
    buttonProps: {
      'aria-expanded': open,
      onPointerDown: () => {
        // Only ahead of time: a failure matters at the click.
        fetchMenu().catch(() => undefined);
      },
      onClick: () => void show(),
    },
  };
}
