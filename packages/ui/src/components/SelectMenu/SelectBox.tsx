import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { usePortalContainer } from '../Dialog/PortalContainer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { MenuEnd, MenuPopup, MenuPositioner, StyledRadioItem } from '../Menu/Menu.styles.ts';
import type { TriggerRender } from '../OnDemand/OnDemand.tsx';
import type { SelectMenuOption } from './SelectMenu.tsx';

interface SelectBoxProps<Value extends string> {
  trigger: TriggerRender;
  open: boolean;
  onOpen: (open: boolean) => void;
  value: Value;
  options: readonly SelectMenuOption<Value>[];
  onChoose: (value: Value) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The list itself: loaded on demand by `SelectMenu`. */
export function SelectBox<Value extends string>(props: SelectBoxProps<Value>) {
  const { trigger, open, onOpen, value, options, onChoose, onKey } = props;
  const container = usePortalContainer();
  return (
    <Base.Root modal={false} open={open} onOpenChange={onOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <MenuPositioner align="start" sideOffset={4} collisionPadding={8}>
          <MenuPopup onKeyDownCapture={onKey}>
            <Base.RadioGroup value={value} onValueChange={(next: Value) => onChoose(next)}>
              {options.map((option, index) => (
                <StyledRadioItem key={option.value} value={option.value} closeOnClick>
                  {option.icon}
                  {option.label}
                  <MenuEnd>
                    {option.value === value && <Icon of={Check} />}
                    <Kbd aria-hidden="true">{index + 1}</Kbd>
                  </MenuEnd>
                </StyledRadioItem>
              ))}
            </Base.RadioGroup>
          </MenuPopup>
        </MenuPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
