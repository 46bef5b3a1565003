import { Clock } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { NavLeafId } from './navEntries.ts';

/** The book is the one emoji the product has; it names the e-book wherever that is linked. */
export const bookEmoji = '📖';

/** What stands in front of an entry of a panel; entries without a picture have none. */
export function NavItemIcon({ id }: { id: NavLeafId }) {
  if (id === 'freeEbook') return <span aria-hidden="true">{bookEmoji}</span>;
  if (id === 'freeConsult') return <Icon of={Clock} size={30} />;
  return null;
}
