import type { ReactNode } from 'react';
import { StepButton, StepLink } from './Pagination.styles.ts';

export interface PageStepProps {
  page: number;
  /** Read aloud; absent where the words say it all. */
  label?: string | undefined;
  look?: 'step' | undefined;
  current?: boolean | undefined;
  /** At the first or last page: stays in its place, and in the tab order, but does nothing. */
  off?: boolean | undefined;
  hrefOf: ((page: number) => string) | undefined;
  onPage: ((page: number) => void) | undefined;
  children: ReactNode;
}

/** A page to go to: a link where it has an address, a button where it has not. */
export function PageStep({ page, label, look, current = false, off = false, hrefOf, onPage, children }: PageStepProps) {
  const common = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'data-look': look,
  };
  if (hrefOf && !off) {
    return (
      <StepLink {...common} href={hrefOf(page)} onClick={() => onPage?.(page)}>
        {children}
      </StepLink>
    );
  }
  return (
    <StepButton
      {...common}
      type="button"
      aria-disabled={off || undefined}
      onClick={() => !off && !current && onPage?.(page)}
    >
      {children}
    </StepButton>
  );
}
