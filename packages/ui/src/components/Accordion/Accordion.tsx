import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AccordionBody, AccordionFrame, AccordionSummary, StyledDetails } from './Accordion.styles.ts';

/** The name that the rows share, by which the browser closes the others when one opens. */
const NameContext = createContext<string | undefined>(undefined);

/**
 * Questions that open their answer, one at a time. Built on `<details>`: it works before any script has loaded, the search of the browser
 * finds what is closed and opens it, and on paper everything is open.
 */
export function Accordion(props: ComponentProps<'div'>) {
  const name = useId();
  return (
    <NameContext value={name}>
      <AccordionFrame {...props} />
    </NameContext>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'name' | 'title'> {
  /** The question; also what is pressed, so no links or buttons inside. */
  heading: ReactNode;
  /** Whether it starts open; from there on the reader decides. At most one in an accordion. */
  open?: boolean | undefined;
}

export function AccordionItem({ heading, children, ...rest }: AccordionItemProps) {
  return (
    <StyledDetails {...rest} name={use(NameContext)}>
      <AccordionSummary>
        <Heading level={3} size="h3">
          {heading}
        </Heading>
        <Icon of={Plus} />
        <Icon of={Minus} />
      </AccordionSummary>
      <AccordionBody>{children}</AccordionBody>
    </StyledDetails>
  );
}
