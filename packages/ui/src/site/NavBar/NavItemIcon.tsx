import type { ReactNode } from 'react';
import { bookEmoji } from './bookEmoji.ts';
import { Drawing } from './NavItemIcon.styles.ts';
import type { NavLeafId } from './navEntries.ts';

/** On a sheet of 40 by 40, in the lines of the chart. */
const drawings: Partial<Record<NavLeafId, ReactNode>> = {
  // The island, with the course that ends there.
  whyCyprus: (
    <>
      <path d="M4 25.5c2.5-3 6-2.6 8.5-4.3 2.2-1.5 4.2-.6 6.5-1.4 5-1.7 9.5-3.8 16.5-8.3-3.2 5.2-6.3 7.3-7 9.7-.8 2.7-2.6 3-3.7 5.6-3 1-5.5.6-7.6 2.7-4.4 1.7-9 .9-13.2-4z" />
      <circle cx="19" cy="26" r="2.2" />
      <path className="course" d="M4 36c5 0 12-3 15-7.5" />
    </>
  ),
  experiences: <path d="M6 8.5h28v17.5H20l-8 7v-7H6zM12 14.5h16M12 20h10" />,
  faq: (
    <>
      <circle cx="20" cy="20" r="14" />
      <path d="M15.5 16.5c.3-6 9.3-6 9.3 0 0 4-4.8 3.7-4.8 8M20 28.5v.6" />
    </>
  ),
  knowledge: <path d="M20 10c-4-2.6-9-3-14-2v23c5-1 10-.6 14 2 4-2.6 9-3 14-2V8c-5-1-10-.6-14 2zM20 10v23" />,
  steps: (
    <>
      <path className="course" d="M7.5 27.5C11 22 14 17.5 16.5 16.5M22 16.5c3 .4 6-.4 8.5-3.5" />
      <circle cx="6" cy="30" r="2.8" />
      <circle cx="19.2" cy="15.5" r="2.8" />
      <circle cx="33" cy="11" r="2.8" />
    </>
  ),
  calculator: (
    <>
      <path d="M4 33h32M9 33V9h8v24M25 33V21h8v12" />
      <path className="course" d="M25 18V9h8v9" />
    </>
  ),
  freeConsult: (
    <>
      <circle cx="20" cy="20" r="14" />
      <path d="M20 11v9l6 4" />
    </>
  ),
};

/** What stands in front of an entry of a panel; entries without a picture have none. */
export function NavItemIcon({ id }: { id: NavLeafId }) {
  if (id === 'freeEbook') return <span aria-hidden="true">{bookEmoji}</span>;
  const drawing = drawings[id];
  if (drawing === undefined) return null;
  return (
    <Drawing viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {drawing}
    </Drawing>
  );
}
