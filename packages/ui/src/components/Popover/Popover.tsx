import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../Dialog/PortalContainer.tsx';
import { PopoverPopup, PopoverPositioner } from './Popover.styles.ts';

export interface PopoverProps {
  /** A `Button`, `IconButton` or `ChipButton` that opens it. */
  trigger: ReactElement;
  /** Read aloud when it opens. */
  label: string;
  /** Which edges lie in line; turns by itself where there is no room. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Where it opens: `bottom` without it. */
  side?: 'bottom' | 'top' | 'right' | undefined;
  /** Only when the owner closes it itself, after a choice inside. */
  open?: boolean | undefined;
  /** Told when it opens or closes by itself. */
  onOpen?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/**
 * Fields and controls that belong to a button. The page behind it stays alive, so nothing here may have to be finished; for a
 * task use `Dialog`, for a list of actions `Menu`.
 */
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
