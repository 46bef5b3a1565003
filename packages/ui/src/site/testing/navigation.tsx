import type { AnchorProps } from '../../components/Link/RoutedLink.tsx';
import type { NavEntry } from '../NavBar/navEntries.ts';

/** The site's entries, without targets. */
export const storyEntries: readonly NavEntry[] = [
  { id: 'home', href: '/' },
  {
    id: 'cyprus',
    items: [
      { id: 'whyCyprus', href: '/#why-cyprus' },
      { id: 'experiences', href: '/#testimonials' },
      { id: 'faq', href: '/#faq' },
      { id: 'knowledge', href: '/kennis' },
    ],
  },
  { id: 'forWho', href: '/#for-who' },
  {
    id: 'startToday',
    items: [
      { id: 'steps', href: '/#steps' },
      { id: 'calculator', href: '/calculator' },
      { id: 'freeEbook', href: '/gids' },
      { id: 'freeConsult', href: '/contact#contact-form', opens: 'dialog' },
    ],
  },
  { id: 'contact', href: '/contact#contact-form', opens: 'dialog' },
];

/** A router that ignores links: a story stays on its page. */
export function Stay({ href, onClick, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}
