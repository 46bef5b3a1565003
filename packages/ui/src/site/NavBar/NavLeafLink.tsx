import type { ReactNode } from 'react';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import type { NavLeaf } from './navEntries.ts';

export interface NavLeafLinkProps {
  entry: NavLeaf;
  current?: boolean;
  /** After a choice: close the panel or the menu around it. */
  onChosen?: () => void;
  className?: string;
  children: ReactNode;
}

/** A link when the entry goes somewhere, a button when it opens the contact dialog. */
export function NavLeafLink({ entry, current = false, onChosen, className, children }: NavLeafLinkProps) {
  if ('href' in entry) {
    return (
      <RoutedLink
        className={className}
        data-nav-item=""
        href={entry.href}
        aria-current={current ? 'page' : undefined}
        onClick={onChosen}
      >
        {children}
      </RoutedLink>
    );
  }
  const choose = () => {
    onChosen?.();
    entry.onSelect();
  };
  return (
    <button className={className} data-nav-item="" type="button" aria-haspopup="dialog" onClick={choose}>
      {children}
    </button>
  );
}
