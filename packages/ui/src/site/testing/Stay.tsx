import type { AnchorProps } from '../../components/Link/LinkProvider.tsx';

/** A router that goes nowhere: a story follows its links and stays. */
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
