import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../Dialog/PortalContainer.tsx';
import { PopoverPopup, PopoverPositioner } from './Popover.styles.ts';

export interface PopoverProps {
  trigger: ReactElement;
  /** Read aloud when it opens. */
  label: string;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'bottom' | 'top' | 'right' | undefined;
  open?: boolean | undefined;
  onOpen?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** Fields and controls that belong to a button; for a list of actions use `Menu`. */
export function Popover({ trigger, label, align = 'start', side = 'bottom', open, onOpen, children }: PopoverProps) {
  const container = usePortalContainer();
  return (
    <Base.Root open={open} onOpenChange={onOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <PopoverPositioner align={align} side={side} sideOffset={4} collisionPadding={8}>
          <PopoverPopup aria-label={label}>{children}</PopoverPopup>
        </PopoverPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
