import { BookOpenText, ChartColumn, CircleHelp, Clock, Compass, Quote, Route, type LucideIcon } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { bookEmoji } from './bookEmoji.ts';
import type { NavLeafId } from './navEntries.ts';

const icons: Partial<Record<NavLeafId, LucideIcon>> = {
  whyCyprus: Compass,
  experiences: Quote,
  faq: CircleHelp,
  knowledge: BookOpenText,
  steps: Route,
  calculator: ChartColumn,
  freeConsult: Clock,
};

/** What stands in front of an entry of a panel; entries without a picture have none. */
export function NavItemIcon({ id }: { id: NavLeafId }) {
  if (id === 'freeEbook') return <span aria-hidden="true">{bookEmoji}</span>;
  const icon = icons[id];
  return icon === undefined ? null : <Icon of={icon} size={30} />;
}
