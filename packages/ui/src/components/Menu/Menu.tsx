import type { ReactElement, ReactNode } from 'react';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { createPart } from '../OnDemand/part.ts';

const part = createPart(() => import('./MenuBox.tsx'));

export interface MenuProps {
  /** A `Button` or `IconButton` that opens it. */
  trigger: ReactElement;
  /** Which edges lie in line; `end` for a button at the right. Turns by itself where there is no room. */
  align?: 'start' | 'end' | undefined;
  /** Where it opens: `bottom` without it. */
  side?: 'bottom' | 'top' | 'right' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * Things to do, behind one button. Arrow keys, first letters, Escape; the focus comes back to the trigger. For fields use
 * `Popover`, for one of a few states `SelectMenu`, for places a list of links.
 */
export function Menu({ trigger, ...menu }: MenuProps) {
  return (
    <OnDemand trigger={trigger} popup="menu" part={part}>
      {({ MenuBox }, realTrigger) => <MenuBox {...menu} trigger={realTrigger} />}
    </OnDemand>
  );
}
