import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AccordionBody, AccordionFrame, AccordionSummary, StyledDetails } from './Accordion.styles.ts';

/** The shared `name` of the rows: the browser closes the others when one opens. */
const NameContext = createContext<string | undefined>(undefined);

/**
 * Questions that open their answer, one at a time. Built on `<details>`: it works before any script has loaded, the
 * browser's search finds and opens closed answers, and print shows all of them.
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
  /** The question. It is the button of the row, so it may not contain links or buttons. */
  heading: ReactNode;
  /** Initial state; after that the reader opens and closes it. At most one open row in an accordion. */
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
