import type { NavEntry } from '@fnc/ui/site';

export interface NavTargets {
  homeHref: string;
  guideHref: string;
  onContact: () => void;
}

/** What the navigation offers: only what exists. */
export const navEntries = ({ homeHref, guideHref, onContact }: NavTargets): readonly NavEntry[] => [
  { id: 'home', href: homeHref },
  {
    id: 'startToday',
    items: [
      { id: 'freeEbook', href: guideHref },
      { id: 'freeConsult', onSelect: onContact },
    ],
  },
  { id: 'contact', onSelect: onContact },
];
