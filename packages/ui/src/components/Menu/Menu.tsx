import type { ReactElement, ReactNode } from 'react';
import { createPart, OnDemand } from '../OnDemand/OnDemand.tsx';

const part = createPart(() => import('./MenuBox.tsx'));

export interface MenuProps {
  /** A `Button` or `IconButton` that opens it. */
  trigger: ReactElement;
  /** Which edges are aligned; `end` for a button at the right. Flips where there is no room. */
  align?: 'start' | 'end' | undefined;
  /** The side it opens on; default `bottom`. */
  side?: 'bottom' | 'top' | 'right' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * Actions behind one button. Arrow keys, first letters and Escape work; closing returns the focus to the trigger. For
 * fields use `Popover`, for one of a few states `SelectMenu`, for pages a list of links.
 */
export function Menu({ trigger, ...menu }: MenuProps) {
  return (
    <OnDemand trigger={trigger} popup="menu" part={part}>
      {({ MenuBox }, realTrigger) => <MenuBox {...menu} trigger={realTrigger} />}
    </OnDemand>
  );
}
