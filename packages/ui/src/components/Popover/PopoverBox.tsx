import { Popover as Base } from '@base-ui/react/popover';
import { usePortalContainer } from '../Dialog/PortalContainer.tsx';
import type { TriggerRender } from '../OnDemand/OnDemand.tsx';
import type { PopoverProps } from './Popover.tsx';
import { PopoverPopup, PopoverPositioner } from './Popover.styles.ts';

interface PopoverBoxProps extends Omit<PopoverProps, 'trigger'> {
  trigger: TriggerRender;
}

/** The popover itself: loaded on demand by `Popover`. */
export function PopoverBox(props: PopoverBoxProps) {
  const { trigger, label, align = 'start', side = 'bottom', open, onOpen, children } = props;
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
