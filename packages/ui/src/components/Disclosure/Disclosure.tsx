import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { StyledDisclosure } from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Names the content: "Zo rekenen we dit", never "meer". It is a button, so it may not contain links or buttons. */
  summary: ReactNode;
  /** Initial state; after that the reader opens and closes it. */
  open?: boolean | undefined;
}

/** One detail that most readers do not need. Built on `<details>`, so the browser's search finds it closed. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <StyledDisclosure {...rest}>
      <summary>
        <Icon of={ChevronRight} size={16} />
        <span>{summary}</span>
      </summary>
      <div>{children}</div>
    </StyledDisclosure>
  );
}
