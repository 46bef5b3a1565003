import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../Dialog/PortalContainer.tsx';
import { MenuPopup, MenuPositioner } from './Menu.styles.ts';

export interface MenuProps {
  /** A `Button` or `IconButton` that opens it. */
  trigger: ReactElement;
  /** Which edges lie in line; `end` for a button at the right. Turns by itself where there is no room. */
  align?: 'start' | 'end' | undefined;
  /** Where it opens: `bottom` without it. */
  side?: 'bottom' | 'top' | 'right' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuGroup`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * Things to do, behind one button. Arrow keys, first letters, Escape; the focus comes back to the trigger. For fields use
 * `Popover`, for one of a few states `SelectMenu`, for places a list of links.
 */
export function Menu({ trigger, align = 'start', side = 'bottom', children }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <MenuPositioner align={align} side={side} sideOffset={4} collisionPadding={8}>
          <MenuPopup>{children}</MenuPopup>
        </MenuPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
