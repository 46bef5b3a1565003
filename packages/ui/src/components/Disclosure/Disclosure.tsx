import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { DisclosureBody, DisclosureSummary, StyledDisclosure } from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What is behind it: "Zo rekenen we dit", never "meer". No links or buttons inside: it is itself what is pressed. */
  summary: ReactNode;
  /** Whether it starts open; from there on the reader decides. */
  open?: boolean | undefined;
}

/** One quiet detail that most readers can do without. Built on `<details>`, so the search of the browser finds it closed. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <StyledDisclosure {...rest}>
      <DisclosureSummary>
        <Icon of={ChevronRight} size={16} />
        <span>{summary}</span>
      </DisclosureSummary>
      <DisclosureBody>{children}</DisclosureBody>
    </StyledDisclosure>
  );
}
