import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Tool } from './ToolRow.styles.ts';

interface ToolRowProps extends Omit<ComponentProps<'button'>, 'type'> {
  icon: LucideIcon;
  /** At the end of the row, in quiet text: "JSON", a count, a chevron. */
  end?: ReactNode;
  tone?: 'danger' | undefined;
  /** Shown while the action runs; a press does nothing then. */
  busyLabel?: string | undefined;
}

/** An action in a list of a side column. */
export function ToolRow({ icon, end, tone, busyLabel, onClick, children, ...rest }: ToolRowProps) {
  const busy = busyLabel !== undefined;
  return (
    <Tool
      {...rest}
      type="button"
      data-tone={tone}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon of={icon} />}
      <span>{busyLabel ?? children}</span>
      {end !== undefined && <small>{end}</small>}
    </Tool>
  );
}

/** A link in the same list. */
export function ToolRowLink({ icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <Tool as={RoutedLink} href={href}>
      <Icon of={icon} />
      <span>{children}</span>
    </Tool>
  );
}
