import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use, useId, useMemo } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AccordionBody, AccordionFrame, AccordionSummary, StyledDetails } from './Accordion.styles.ts';

interface AccordionSettings {
  name: string | undefined;
  level: 2 | 3 | 4;
  size: 'h3' | 'section';
}

const AccordionContext = createContext<AccordionSettings>({ name: undefined, level: 3, size: 'h3' });

export interface AccordionProps extends ComponentProps<'div'> {
  /** `one` (default) closes the others when one opens; `many` lets the reader compare. */
  mode?: 'one' | 'many' | undefined;
  /** Place of the rows in the outline of the page, 3 without it: a screen reader jumps from heading to heading. */
  level?: AccordionSettings['level'] | undefined;
  /** The look, apart from the level: `h3` (default) for the site, `section` for the console. */
  size?: AccordionSettings['size'] | undefined;
}

/**
 * Questions that open their answer. Built on `<details>`: it works before any script has loaded, the search of the browser
 * finds what is closed and opens it, and on paper everything is open.
 */
export function Accordion({ mode = 'one', level = 3, size = 'h3', ...rest }: AccordionProps) {
  const id = useId();
  const name = mode === 'one' ? id : undefined;
  const settings = useMemo(() => ({ name, level, size }), [name, level, size]);
  return (
    <AccordionContext value={settings}>
      <AccordionFrame {...rest} data-size={size} />
    </AccordionContext>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'name' | 'title'> {
  /** The question; also what is pressed, so no links or buttons inside. */
  heading: ReactNode;
  /** Whether it starts open; from there on the reader decides. At most one in an accordion of mode `one`. */
  open?: boolean | undefined;
}

export function AccordionItem({ heading, children, ...rest }: AccordionItemProps) {
  const { name, level, size } = use(AccordionContext);
  return (
    <StyledDetails {...rest} name={name}>
      <AccordionSummary>
        <Heading level={level} size={size}>
          {heading}
        </Heading>
        <Icon of={Plus} />
        <Icon of={Minus} />
      </AccordionSummary>
      <AccordionBody>{children}</AccordionBody>
    </StyledDetails>
  );
}
