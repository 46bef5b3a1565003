import { Menu as Base } from '@base-ui/react/menu';
import { usePortalContainer } from '../Dialog/PortalContainer.tsx';
import type { TriggerRender } from '../OnDemand/OnDemand.tsx';
import type { MenuProps } from './Menu.tsx';
import {
  MenuEnd,
  MenuLine,
  MenuPopup,
  MenuPositioner,
  StyledMenuItem,
  StyledMenuLink,
  StyledRadioItem,
} from './Menu.styles.ts';
import { MenuLookContext } from './MenuParts.tsx';

const look = { MenuEnd, MenuLine, StyledMenuItem, StyledMenuLink, StyledRadioItem };

interface MenuBoxProps extends Omit<MenuProps, 'trigger'> {
  trigger: TriggerRender;
}

/** The menu itself: loaded on demand by `Menu`. */
export function MenuBox({ trigger, align = 'start', side = 'bottom', children }: MenuBoxProps) {
  const container = usePortalContainer();
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <MenuPositioner align={align} side={side} sideOffset={4} collisionPadding={8}>
          <MenuPopup>
            <MenuLookContext value={look}>{children}</MenuLookContext>
          </MenuPopup>
        </MenuPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
