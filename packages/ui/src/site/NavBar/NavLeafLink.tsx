import type { ReactNode } from 'react';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import type { NavLeaf } from './navEntries.ts';

export interface NavLeafLinkProps {
  entry: NavLeaf;
  current?: boolean;
  /** Called after a choice: closes the panel or the menu around it. */
  onChosen?: () => void;
  className?: string;
  children: ReactNode;
}

/** An entry of the navigation. An entry that opens a dialog is a link too, so that it works before any script. */
export function NavLeafLink({ entry, current = false, onChosen, className, children }: NavLeafLinkProps) {
  return (
    <RoutedLink
      className={className}
      data-nav-item=""
      href={entry.href}
      aria-current={current ? 'page' : undefined}
      aria-haspopup={entry.opens}
      onClick={onChosen}
    >
      {children}
    </RoutedLink>
  );
}
