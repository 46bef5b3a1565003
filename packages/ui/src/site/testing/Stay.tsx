import type { AnchorProps } from '../../components/Link/RoutedLink.tsx';

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
